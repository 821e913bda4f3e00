import type { Violation } from '@fairway/contract/kit/errors'
import { refuse } from '@fairway/contract/vessel-allocation/allocation.errors'
import { checkVesselCriteria } from '@fairway/contract/vessel-allocation/allocation.rules'
import type {
  AllocationCriteria,
  ReportCriteria,
  VesselCriteria,
} from '@fairway/contract/vessel-allocation/allocation.schema'
import { ROW_CAP } from '@fairway/contract/vessel-allocation/allocation.values'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { ownTopicOf } from '../../platform/live/own-topic.ts'
import * as allocations from './allocation.repository.ts'
import { findReport } from './allocation-report.repository.ts'
import { findOwnSpaces } from './own-space.repository.ts'
import * as voyages from './voyage.repository.ts'

const expected = (): never => {
  throw new Error('A document was expected')
}

/** Rows of chosen voyages, or of the open ones and those that sailed lately; one that is not known is refused. */
export async function searchAllocations(context: Context, { sailedDays, ...criteria }: AllocationCriteria) {
  if (sailedDays === undefined) {
    if (criteria.vvds.length === 0) refuse('VA0006')
    return findRows(context, criteria)
  }
  const within = await voyages.findVvds(context.db, rangeOf({ days: sailedDays, from: '', to: '' }))
  const vvds = within.map(({ vvd }) => vvd).filter((vvd) => criteria.vvds.length === 0 || criteria.vvds.includes(vvd))
  return findRows(context, { ...criteria, vvds })
}

/** The same for files, whose own code says that no voyage was chosen. */
export async function findRows(context: Context, criteria: Omit<AllocationCriteria, 'sailedDays'>) {
  const found =
    (await allocations.findAllocations(context.db, context.viewer, { ...criteria, watch: ownTopicOf(context) })) ??
    expected()
  if (found.unknown > 0) refuse('VA0015')
  if (found.empty !== null) refuse('VA0002', found.empty)
  if (found.shown > ROW_CAP) refuse('VA0016', String(ROW_CAP))
  return found.body
}

function rangeOf({ days, from, to }: VesselCriteria): voyages.VesselRange {
  const violations: Violation[] = checkVesselCriteria({ days, from, to })
  refuseViolations(violations)
  return { days, from: from || null, to: to || null }
}

/** The space of open voyages and of those that sailed lately. */
export async function getForecast(context: Context, criteria: VesselCriteria) {
  const range = { ...rangeOf(criteria), watch: ownTopicOf(context) }
  return ((await allocations.findForecast(context.db, range)) ?? expected()).body
}

/** Totals per voyage, port of loading and account. */
export async function getReport(context: Context, criteria: ReportCriteria) {
  if (criteria.vvds.length === 0) refuse('VA0006')
  const found = (await findReport(context.db, { ...criteria, watch: ownTopicOf(context) })) ?? expected()
  if (found.unknown > 0) refuse('VA0015')
  if (found.shown > ROW_CAP) refuse('VA0016', String(ROW_CAP))
  return found.body
}

/** What customers may still book on coming vessels. */
export async function getOwnSpaces(context: Context, asked: { contract: string; portOfLoading: string }) {
  const found = await findOwnSpaces(context.db, context.viewer, { ...asked, watch: ownTopicOf(context) })
  return (found ?? expected()).body
}

export const listVoyages = async ({ db }: Context, criteria: VesselCriteria) =>
  ((await voyages.findVoyages(db, rangeOf(criteria))) ?? expected()).body

/** Where a voyage loads and lands. */
export async function listPorts({ db }: Context, vvd: string) {
  if (vvd === '') refuse('VA0006')
  const found = (await voyages.findPorts(db, vvd)) ?? expected()
  if (!found.isKnown) refuse('VA0015')
  if (!found.hasSpace) refuse('VA0002', vvd)
  return found.body
}

export const listSalesReps = async ({ db, viewer }: Context) => ({
  salesReps: await voyages.findSalesReps(db, viewer),
})

export const listAccounts = async ({ db, viewer }: Context) => ({ accounts: await voyages.findAccounts(db, viewer) })

/** The usual rep of an account; without one, the caller, or nobody where they look after none. */
export async function getSalesRepDefault({ db, viewer }: Context, account: string) {
  if (account === '') return (await voyages.findOwnRep(db, viewer)) ?? { salesRep: null, name: null }
  return (await voyages.findDefaultRep(db, account)) ?? refuse('VA0024')
}
