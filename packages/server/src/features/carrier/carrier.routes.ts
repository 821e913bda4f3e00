import * as carrier from '@fairway/contract/carrier/carrier.endpoints'
import { refuse } from '@fairway/contract/kit/general.errors'
import { readClock } from '../../platform/database/clock.ts'
import type { Serve } from '../../platform/http/serve.ts'
import * as billing from '../billing-documents/public.ts'
import { recordContracts, recordPackageTypes, recordTariffCodes } from '../reference-data/public.ts'
import { recordCustoms, recordEvents, recordFreeTime, recordHolds, recordInterchanges } from '../tracking/public.ts'
import * as allocation from '../vessel-allocation/public.ts'
import {
  importCargoLines,
  importLines,
  recordBookings,
  recordContainers,
  recordDetentionTerms,
  recordOrganisations,
  recordSchedules,
} from './bulk.actions.ts'
import * as keeping from './carrier.repository.ts'
import { changeProfile } from './profile.actions.ts'
import { recordEquipmentTypes, recordLocations } from './reference.actions.ts'

export function carrierRoutes(serve: Serve) {
  serve(carrier.sendLocations, (context, batch) =>
    importCargoLines(context, 'locations', batch, (lines) => recordLocations(context, lines)),
  )
  serve(carrier.sendEquipmentTypes, (context, batch) =>
    importCargoLines(context, 'equipment types', batch, (lines) => recordEquipmentTypes(context, lines)),
  )
  serve(carrier.sendOrganisations, (context, batch) =>
    importCargoLines(context, 'organisations', batch, (lines) => recordOrganisations(context, lines)),
  )
  serve(carrier.sendPackageTypes, (context, batch) =>
    importCargoLines(context, 'package types', batch, (lines) => recordPackageTypes(context, lines)),
  )
  serve(carrier.sendTariffCodes, (context, batch) =>
    importCargoLines(context, 'tariff codes', batch, (lines) => recordTariffCodes(context, lines)),
  )
  serve(carrier.sendContracts, (context, batch) =>
    importCargoLines(context, 'contracts', batch, (lines) => recordContracts(context, lines)),
  )
  serve(carrier.sendDetentionTerms, (context, batch) =>
    importCargoLines(context, 'detention terms', batch, (lines) => recordDetentionTerms(context, lines)),
  )
  serve(carrier.sendSchedules, (context, batch) =>
    importCargoLines(context, 'schedules', batch, (lines) => recordSchedules(context, lines)),
  )
  serve(carrier.sendBookings, (context, batch) =>
    importCargoLines(context, 'bookings', batch, (lines) => recordBookings(context, lines)),
  )
  serve(carrier.sendBills, (context, batch) =>
    importCargoLines(context, 'bills', batch, (lines) => billing.recordBills(context, lines)),
  )
  serve(carrier.sendCharges, (context, batch) =>
    importCargoLines(context, 'charges', batch, (lines) => billing.recordCharges(context, lines)),
  )
  serve(carrier.sendInvoices, (context, batch) =>
    importCargoLines(context, 'invoices', batch, (lines) => billing.recordInvoices(context, lines)),
  )
  serve(carrier.sendPayments, (context, batch) =>
    importCargoLines(context, 'payments', batch, (lines) => billing.recordPayments(context, lines)),
  )
  serve(carrier.sendReleaseHolds, (context, batch) =>
    importCargoLines(context, 'release holds', batch, (lines) => billing.recordReleaseHolds(context, lines)),
  )
  serve(carrier.sendAllocationAccounts, (context, batch) =>
    importLines(context, 'allocation accounts', batch, (lines) => allocation.recordAccounts(context, lines)),
  )
  serve(carrier.sendCapacities, (context, batch) =>
    importLines(context, 'capacities', batch, (lines) => allocation.recordCapacities(context, lines)),
  )
  serve(carrier.sendAllocations, (context, batch) =>
    importLines(context, 'allocations', batch, (lines) => allocation.recordAllocations(context, lines)),
  )
  serve(carrier.sendContainers, (context, batch) =>
    importCargoLines(context, 'containers', batch, (lines) => recordContainers(context, lines)),
  )
  serve(carrier.sendHolds, (context, batch) =>
    importCargoLines(context, 'holds', batch, (lines) => recordHolds(context, lines)),
  )
  serve(carrier.sendEvents, (context, batch) =>
    importCargoLines(context, 'events', batch, (lines) => recordEvents(context, lines)),
  )
  serve(carrier.sendFreeTime, (context, batch) =>
    importCargoLines(context, 'free time', batch, (lines) => recordFreeTime(context, lines)),
  )
  serve(carrier.sendCustoms, (context, batch) =>
    importCargoLines(context, 'customs', batch, (lines) => recordCustoms(context, lines)),
  )
  serve(carrier.sendInterchanges, (context, batch) =>
    importCargoLines(context, 'interchanges', batch, (lines) => recordInterchanges(context, lines)),
  )

  serve(
    carrier.getCursor,
    async ({ db, viewer }, { params }) => (await keeping.findCursor(db, viewer, params.name)) ?? refuse('GE0002'),
  )
  serve(carrier.putCursor, async ({ db, viewer }, { params, body }) =>
    keeping.saveCursor(db, viewer, { name: params.name, value: body.value }),
  )
  serve(carrier.getClock, ({ db }) => readClock(db))
  serve(carrier.putProfile, (context, { body }) => changeProfile(context, body))
}
