import type {
  AllocationAccountLine,
  AllocationLine,
  CapacityLine,
} from '@fairway/contract/carrier/allocation-lines.schema'
import type { Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import * as intake from './allocation-intake.repository.ts'
import { noteAllocations } from './allocation-saving.repository.ts'

const accepted = (outcomes: Outcome[]) => outcomes.filter(({ outcome }) => outcome === 'accepted')

/** Takes in accounts and their reps. */
export const recordAccounts = async ({ db }: Context, lines: Line<AllocationAccountLine>[]) =>
  noting(db, await intake.saveAccounts(db, lines))

/** Takes in what voyages can take on. */
export const recordCapacities = async ({ db }: Context, lines: Line<CapacityLine>[]) =>
  noting(db, await intake.saveCapacities(db, lines))

/** Takes in allocations; one that would release more than the vessel can take is refused by the database. */
export async function recordAllocations({ db }: Context, lines: Line<AllocationLine>[]): Promise<Outcome[]> {
  const outcomes = await intake.judgeAllocations(db, lines)
  const good = new Set(accepted(outcomes).map(({ line }) => line))
  if (good.size > 0)
    await intake.saveAllocations(
      db,
      lines.filter(({ line }) => good.has(line)),
    )
  return noting(db, outcomes)
}

/** Open pages of the carrier's sales read again. */
async function noting(db: Context['db'], outcomes: Outcome[]): Promise<Outcome[]> {
  if (accepted(outcomes).length > 0) await noteAllocations(db)
  return outcomes
}
