import * as calls from '@fairway/contract/vessel-allocation/allocation.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { CarrierSide } from '../../platform/submissions/define-submission.ts'
import type { Sheets } from '../../ports/sheets/sheets.port.ts'
import * as allocations from './allocation.actions.ts'
import * as files from './allocation-files.actions.ts'
import { notifyOfAllocations } from './allocation-notification.actions.ts'
import * as saving from './allocation-saving.actions.ts'

/** Vessel allocation: the sales view, the rep view and their files. */
export function allocationRoutes(serve: Serve, sheets: Sheets) {
  serve(calls.searchAllocations, (context, { body }) => allocations.searchAllocations(context, body))
  serve(calls.getForecast, (context, { query }) => allocations.getForecast(context, query))
  serve(calls.getAllocationReport, (context, { body }) => allocations.getReport(context, body))
  serve(calls.getOwnSpaces, (context, { query }) => allocations.getOwnSpaces(context, query))
  serve(calls.listAllocationVvds, (context, { query }) => allocations.listVoyages(context, query))
  serve(calls.listAllocationPorts, (context, { query }) => allocations.listPorts(context, query.vvd))
  serve(calls.listSalesReps, allocations.listSalesReps)
  serve(calls.listAllocationAccounts, allocations.listAccounts)
  serve(calls.getSalesRepDefault, (context, { query }) => allocations.getSalesRepDefault(context, query.account))
  serve(calls.updateAllocations, (context, { body }) => saving.updateAllocations(context, body))
  serve(calls.addAllocation, (context, { body }) => saving.addAllocation(context, body))
  serve(calls.getAllocationHistory, (context, { query }) => saving.getHistory(context, query.id))
  serve(calls.notifyOfAllocations, (context, { body }) => notifyOfAllocations(context, body))
  serve(calls.downloadAllocations, (context, { query }) => files.downloadAllocations(context, query, false))
  serve(calls.downloadAllocationSheets, (context, { query }) => files.downloadAllocations(context, query, true))
  serve(calls.readAllocationFile, (context, file) => files.readFile(context, sheets, { ...file, isPerVoyage: false }))
  serve(calls.readAllocationSheets, (context, file) => files.readFile(context, sheets, { ...file, isPerVoyage: true }))
}

/** The portal decides on allocations, so that nothing is taken back when the carrier never gets a change. */
export const allocationCarrierSide: Pick<CarrierSide<never>, 'keyField' | 'revertNotDelivered'> = {
  keyField: 'vvd',
  revertNotDelivered: async () => undefined,
}
