import type { DetentionTermsLine } from '@fairway/contract/carrier/detention-lines.schema'
import type { Outcome } from '../../platform/http/bulk.ts'
import type { Line } from '../../platform/http/ndjson.ts'
import type { Context } from '../../platform/http/serve.ts'
import { hasHolidays } from './holidays.ts'
import * as terms from './terms.repository.ts'

/** Terms that name a country or state whose holidays nobody can fill in are refused. */
async function checkCalendar({ line, value }: Line<DetentionTermsLine>): Promise<Outcome | undefined> {
  const { country, state, holidays } = value.calendar
  if (country === null || holidays !== null || (await hasHolidays({ country, state }))) return undefined
  return { line, outcome: 'GE0012', path: state === null ? 'calendar.country' : 'calendar.state' }
}

/** Saves detention terms that are new or changed, and says for which contracts. */
export async function recordTerms({ db }: Context, lines: Line<DetentionTermsLine>[]) {
  const refused = (await Promise.all(lines.map(checkCalendar))).filter((outcome) => outcome !== undefined)
  const bad = new Set(refused.map(({ line }) => line))
  const good = lines.filter(({ line }) => !bad.has(line))
  const outcomes = good.length === 0 ? [] : await terms.checkTerms(db, good)
  const accepted = new Set(outcomes.filter(({ outcome }) => outcome === 'accepted').map(({ line }) => line))
  const saved = good.filter(({ line }) => accepted.has(line))
  if (saved.length > 0) await terms.saveTerms(db, saved)
  return {
    outcomes: [...outcomes, ...refused],
    refs: saved.map(({ value }) => value.ref),
    contracts: saved.map(({ value }) => value.contract),
  }
}
