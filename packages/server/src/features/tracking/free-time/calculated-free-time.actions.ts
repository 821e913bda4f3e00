import { createDetentionCounter, ruleOn } from '@fairway/contract/detention/detention.rules'
import type { DetentionRule } from '@fairway/contract/detention/detention.schema'
import { announceChanges } from '../../../platform/database/changes.ts'
import type { Database, Pool } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/monitoring/log.ts'
import { calendarRange, findTermsOfContracts, withHolidays } from '../../detention/public.ts'
import { awaitEstimators } from '../estimates/stored-estimate.repository.ts'
import { insertChanges } from '../events/cargo-change.repository.ts'
import {
  type CalculatedFreeTime,
  type DueContainer,
  findTermsChanges,
  lockDueContainers,
  markUnmarked,
  saveCalculated,
} from './calculated-free-time.repository.ts'

const nothing: CalculatedFreeTime = {
  ref: null,
  freeDays: null,
  returnBy: null,
  detentionDays: null,
  amount: null,
  currency: null,
  dueAt: null,
}

/** Counts under the same terms and holidays are made by one counter. */
function createCounters() {
  const known = new Map<string, Promise<ReturnType<typeof createDetentionCounter>>>()
  return (terms: Terms[number], day: string) => {
    const range = calendarRange(day)
    const key = `${terms.ref} ${range.from}`
    const counter =
      known.get(key) ?? withHolidays(terms, range).then((rule: DetentionRule) => createDetentionCounter(rule))
    known.set(key, counter)
    return counter
  }
}

const holdsFor =
  ({ contract, equipment, equipmentGroup, destination, port }: DueContainer) =>
  (terms: Pick<DetentionRule, 'contract' | 'equipment' | 'equipmentGroup' | 'destination'>) =>
    terms.contract === contract &&
    (terms.equipment === null || terms.equipment === equipment) &&
    (terms.equipmentGroup === null || terms.equipmentGroup === equipmentGroup) &&
    (terms.destination === null || terms.destination === destination || terms.destination === port)

type Counters = ReturnType<typeof createCounters>
type Terms = Awaited<ReturnType<typeof findTermsOfContracts>>

/** What the terms give for one container until it is back, or until today. */
async function freeTimeOf(container: DueContainer, terms: Terms, counterOf: Counters): Promise<CalculatedFreeTime> {
  const { outGateOn, inGateOn, today, nextDayAt } = container
  const rule = outGateOn === null ? undefined : ruleOn(terms.filter(holdsFor(container)), outGateOn)
  if (!rule || outGateOn === null || today === null) return nothing
  const until = inGateOn ?? (today < outGateOn ? outGateOn : today)
  const { freeUntil, detentionDays, charge } = (await counterOf(rule, outGateOn))({ outGateOn, inGateOn: until })
  return {
    ref: rule.ref,
    freeDays: rule.freeDays,
    returnBy: freeUntil ?? (rule.startsOn === 'dayAfter' ? outGateOn : null),
    detentionDays,
    ...(detentionDays > 0 ? charge : { amount: null, currency: null }),
    dueAt: inGateOn === null ? nextDayAt : null,
  }
}

/** Works out the next containers whose event, terms or day changed, in one transaction; how many there were. */
async function processNextContainers(db: Database, log: Logger): Promise<number> {
  const due = await lockDueContainers(db)
  if (due.length === 0) return 0
  const terms = await findTermsOfContracts(db, [...new Set(due.flatMap(({ contract }) => contract ?? []))])
  const counterOf = createCounters()
  const rows = await Promise.all(
    due.map(async (container) => {
      try {
        return { container, freeTime: await freeTimeOf(container, terms, counterOf) }
      } catch (error) {
        log.error({ err: error, contract: container.contract }, 'free time could not be worked out')
        return { container, freeTime: { ...nothing, dueAt: container.nextDayAt } }
      }
    }),
  )
  const changed = await saveCalculated(db, rows)
  if (changed.length > 0) {
    await insertChanges(db, { bookingNos: [], vvds: [], containerIds: changed.map(({ id }) => id) })
    await announceChanges(db)
  }
  return due.length
}

/**
 * Marks containers of events that were saved while terms of their contract came. To wait until those who save are done
 * takes a transaction that holds nothing else, so that nobody waits for it in turn.
 */
async function followTermsChanges(pool: Pool) {
  const changes = await pool.transaction(findTermsChanges)
  if (changes.length === 0) return
  await pool.transaction(awaitEstimators)
  await pool.transaction((db) => markUnmarked(db, changes))
}

/** Works out the free time of all containers that are due; returns how many. */
export async function calculateFreeTime(pool: Pool, log: Logger): Promise<number> {
  await followTermsChanges(pool)
  for (let done = 0; ; ) {
    const count = await pool.transaction((db) => processNextContainers(db, log))
    if (count === 0) return done
    done += count
  }
}
