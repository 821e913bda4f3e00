import type { z } from 'zod'
import { type CarrierScope, carrierWith } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as allocation from './allocation-lines.schema.ts'
import { BillLine } from './bill-lines.schema.ts'
import * as billing from './billing-lines.schema.ts'
import * as lines from './carrier.schema.ts'
import * as facts from './container-facts.schema.ts'
import * as contracts from './contract-lines.schema.ts'
import { DetentionTermsLine } from './detention-lines.schema.ts'
import { readPlainEvent } from './plain-event.ts'
import { TariffCodeLine } from './tariff-lines.schema.ts'

/** Bulk calls of one scope of the carrier's keys; they differ only in the schema of a line. */
const bulk =
  (scope: CarrierScope) =>
  <const P extends `/carrier/v1/${string}`, L extends z.ZodType>(
    path: P,
    line: L,
    summary: string,
    plainLine?: (document: unknown) => z.output<L> | undefined,
  ) =>
    callsFor(carrierWith(scope)).post(path, {
      summary,
      errors: ['GE0002', 'GE0003', 'GE0007', 'GE0012'],
      lines: line,
      ...(plainLine ? { plainLine } : {}),
      reply: lines.BulkReply,
    })
const reference = bulk('reference')
const schedules = bulk('schedules')
const bookings = bulk('bookings')
const tracking = bulk('tracking')

export const sendLocations = reference(
  '/carrier/v1/locations',
  lines.LocationLine,
  'Locations with names, zone and coordinates.',
)
export const sendEquipmentTypes = reference('/carrier/v1/equipment-types', lines.EquipmentTypeLine, 'Equipment types.')
export const sendOrganisations = reference(
  '/carrier/v1/organisations',
  lines.OrganisationLine,
  'Customers of the carrier.',
)
export const sendPackageTypes = reference(
  '/carrier/v1/package-types',
  contracts.PackageTypeLine,
  'What goods are packed in.',
)
export const sendTariffCodes = reference('/carrier/v1/tariff-codes', TariffCodeLine, 'HTS codes with their names.')
export const sendContracts = reference(
  '/carrier/v1/contracts',
  contracts.ContractLine,
  'Service contracts with who may book with them, their ports and commodities.',
)
export const sendDetentionTerms = reference(
  '/carrier/v1/detention-terms',
  DetentionTermsLine,
  'Detention terms of contracts: free days, tiers and the days that do not count.',
)
export const sendSchedules = schedules(
  '/carrier/v1/schedules',
  lines.ScheduleLine,
  'Voyages with port calls and cut-offs.',
)
export const sendBookings = bookings(
  '/carrier/v1/bookings',
  lines.BookingLine,
  'Bookings with parties, bills and legs.',
)
export const sendBills = bookings('/carrier/v1/bills', BillLine, 'Bills of lading and how far they have come.')
export const sendCharges = bookings(
  '/carrier/v1/charges',
  billing.ChargesLine,
  'The charges of bills as the carrier rated them.',
)
export const sendInvoices = bookings(
  '/carrier/v1/invoices',
  billing.InvoiceLine,
  'Invoices and credit notes with their charges.',
)
export const sendPayments = bookings(
  '/carrier/v1/payments',
  billing.PaymentLine,
  'Payments that reached the carrier, and those that came back.',
)
export const sendReleaseHolds = bookings(
  '/carrier/v1/release-holds',
  billing.ReleaseHoldLine,
  'Holds that block the release of bills, set and cleared.',
)
export const sendAllocationAccounts = schedules(
  '/carrier/v1/allocation-accounts',
  allocation.AllocationAccountLine,
  'Accounts of the carrier’s sales, and the reps who look after them.',
)
export const sendCapacities = schedules(
  '/carrier/v1/capacities',
  allocation.CapacityLine,
  'What voyages can take on at a port, in TEU and FEU.',
)
export const sendAllocations = schedules(
  '/carrier/v1/allocations',
  allocation.AllocationLine,
  'Demand, protect and release per account on a voyage.',
)
export const sendContainers = bookings('/carrier/v1/containers', lines.ContainerLine, 'Containers on bookings.')
export const sendHolds = tracking('/carrier/v1/holds', lines.HoldLine, 'Holds set and cleared.')
export const sendEvents = tracking(
  '/carrier/v1/events',
  lines.EventLine,
  'Events of containers: new, corrected or withdrawn.',
  readPlainEvent,
)
export const sendFreeTime = tracking(
  '/carrier/v1/free-time',
  facts.FreeTimeLine,
  'Free days, day of return, detention days and charges so far.',
)
export const sendCustoms = tracking('/carrier/v1/customs', facts.CustomsLine, 'What customs said of boxes.')
export const sendInterchanges = tracking(
  '/carrier/v1/interchanges',
  facts.InterchangeLine,
  'Equipment interchange receipts.',
)

const cursors = callsFor(carrierWith('cursors'))
export const getCursor = cursors.get('/carrier/v1/cursors/:name', {
  summary: 'A value that the carrier keeps here between its runs.',
  errors: ['GE0002'],
  params: lines.CursorName,
  reply: lines.Cursor,
})
export const putCursor = cursors.put('/carrier/v1/cursors/:name', {
  summary: 'Keep a value.',
  params: lines.CursorName,
  body: lines.Cursor,
  reply: lines.Cursor,
})
export const getClock = cursors.get('/carrier/v1/clock', {
  summary: 'The business clock that the portal goes by.',
  reply: lines.Clock,
})
export const putProfile = callsFor(carrierWith('profile')).put('/carrier/v1/profile', {
  summary: 'Who the carrier is: name, SCAC, colours, filings.',
  body: lines.CarrierProfile,
  reply: lines.CarrierProfile,
})

export const createSignInToken = callsFor(carrierWith('signIn')).post('/carrier/v1/sign-in-tokens', {
  summary: "A link that signs a customer in without a password: for the carrier's own pages; ten minutes, once.",
  errors: ['GE0002'],
  body: lines.SignInTokenRequest,
  reply: lines.SignInToken,
  guarded: 'session',
})
