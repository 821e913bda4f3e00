import type { Violation } from '../kit/errors.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { amountOf, minorUnits } from '../shared/money.ts'
import { violation } from './detention.errors.ts'
import type { DetentionCriteria, DetentionDay, DetentionResult, DetentionRule, Tier } from './detention.schema.ts'
import { type DayUnit, STAY_DAYS_LIMIT, type UncountedReason } from './detention.values.ts'

const DAY_MS = 86_400_000
/** The free time of a container that is back early is looked for in so many days. */
const HORIZON_DAYS = 4 * STAY_DAYS_LIMIT

/** Days are counted as whole numbers: no clock and no zone takes part, so that days of 23 or 25 hours are days too. */
export const dayNumber = (on: string) => Math.round(Date.parse(`${on}T00:00:00Z`) / DAY_MS)
export const dayText = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
/** 1 is Monday. The day with the number 0 was a Thursday. */
export const weekdayOf = (number: number) => ((((number + 3) % 7) + 7) % 7) + 1

/** A stay with the consignee: two dates, or a number of days that may begin on a date. */
export type Stay =
  | { outGateOn: string; inGateOn: string }
  | { outGateOn: string | null; days: number; daysUnit: DayUnit }

/** A tier that does not begin where the one before ends, or a list that does not reach from the first day to no end. */
export function checkTiers(
  tiers: readonly Pick<Tier, 'fromDay' | 'toDay'>[],
): { path: (string | number)[] } | undefined {
  let next = 1
  for (const [at, { fromDay, toDay }] of tiers.entries()) {
    if (fromDay !== next) return { path: ['tiers', at, 'fromDay'] }
    const isLast = at === tiers.length - 1
    if (isLast ? toDay !== null : toDay === null || toDay < fromDay) return { path: ['tiers', at, 'toDay'] }
    next = (toDay ?? 0) + 1
  }
  return tiers.length === 0 ? { path: ['tiers'] } : undefined
}

/** Days of these three centuries, as instants have them. */
const isDay = (text: string) => /^(19|20|21)/.test(text) && isDateOnly(text)
const readDays = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN)
const isInRange = (days: number) => days >= 1 && days <= STAY_DAYS_LIMIT

/** The errors of the dates or the days of a question, by field. */
export function checkStay({ outGateOn, inGateOn, days }: Pick<DetentionCriteria, 'outGateOn' | 'inGateOn' | 'days'>) {
  const found: Violation[] = []
  if (outGateOn !== '' && !isDay(outGateOn)) found.push(violation('outGateOn', 'DE0010'))
  if (inGateOn !== '' && !isDay(inGateOn)) found.push(violation('inGateOn', 'DE0010'))
  if (found.length > 0) return found
  if (outGateOn !== '' && inGateOn !== '') {
    const length = dayNumber(inGateOn) - dayNumber(outGateOn)
    if (length < 0) return [violation('inGateOn', 'DE0008')]
    return length < STAY_DAYS_LIMIT ? [] : [violation('inGateOn', 'DE0009', String(STAY_DAYS_LIMIT))]
  }
  if (days.trim() === '')
    return [violation(inGateOn === '' ? 'inGateOn' : 'outGateOn', inGateOn === '' ? 'DE0002' : 'DE0010')]
  return isInRange(readDays(days)) ? [] : [violation('days', 'DE0009', String(STAY_DAYS_LIMIT))]
}

/** The errors of a question: contract, equipment, destination, and days or both dates are needed. */
export function checkDetention(criteria: DetentionCriteria): Violation[] {
  return [
    ...(criteria.contract.trim() === '' ? [violation('contract', 'DE0005')] : []),
    ...(criteria.equipment.trim() === '' ? [violation('equipment', 'DE0006')] : []),
    ...(criteria.destination.trim() === '' ? [violation('destination', 'DE0007')] : []),
    ...checkStay(criteria),
  ]
}

/** What a question without errors says of the stay; with both dates and a number of days the dates decide. */
export const stayOf = ({ outGateOn, inGateOn, days, daysUnit }: DetentionCriteria): Stay =>
  outGateOn !== '' && inGateOn !== ''
    ? { outGateOn, inGateOn }
    : { outGateOn: outGateOn || null, days: readDays(days), daysUnit }

/** The rule for a container that leaves on this day: the first that holds then, of rules that are most specific first. */
export const ruleOn = <R extends Pick<DetentionRule, 'validFrom' | 'validTo'>>(rules: readonly R[], day: string) =>
  rules.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo)

/** How specific terms are: the destination counts more than the equipment, a type more than a group. */
export const specificity = ({
  equipment,
  equipmentGroup,
  destination,
}: Pick<DetentionRule, 'equipment' | 'equipmentGroup' | 'destination'>) =>
  (destination === null ? 0 : 4) + (equipment === null ? 0 : 2) + (equipmentGroup === null ? 0 : 1)

interface Uncounted {
  reason: UncountedReason
  name: string | null
}

/** Why a day is no working day; nothing for one that is. A holiday on a weekend is named as the holiday. */
function offDays({ calendar }: DetentionRule): (number: number) => Uncounted | undefined {
  const named = new Map<number, Uncounted>()
  for (const { from, to, reason } of calendar.closures)
    for (let day = dayNumber(from); day <= dayNumber(to); day++) named.set(day, { reason: 'closure', name: reason })
  for (const { on, name } of calendar.holidays) named.set(dayNumber(on), { reason: 'holiday', name })
  const weekend = new Set(calendar.weekend)
  return (number) =>
    named.get(number) ?? (weekend.has(weekdayOf(number)) ? { reason: 'weekend', name: null } : undefined)
}

const tierOf = (tiers: readonly Tier[], nth: number) => tiers.find(({ toDay }) => toDay === null || nth <= toDay)

/** The sum over the tiers for a number of detention days, exact; each number is added up once. */
function createCharges({ tiers, currency }: DetentionRule): (detentionDays: number) => string {
  const priced = tiers.map(({ fromDay, toDay, rate }) => ({ fromDay, toDay, units: minorUnits(rate, currency) ?? 0n }))
  const known = new Map<number, string>()
  return (detentionDays) => {
    const former = known.get(detentionDays)
    if (former !== undefined) return former
    let units = 0n
    for (const tier of priced) {
      const days = Math.min(detentionDays, tier.toDay ?? detentionDays) - tier.fromDay + 1
      if (days > 0) units += BigInt(days) * tier.units
    }
    const amount = amountOf(units, currency)
    known.set(detentionDays, amount)
    return amount
  }
}

/** A stay from its first day on, as long as it was looked at. */
interface Walk {
  days: DetentionDay[]
  free: number
  charged: number
  /** The place of the last free day in `days`. */
  lastFree: number | undefined
}

/**
 * Counts stays under one rule. A stay that begins on the same day as an earlier one goes on where that was left: moving
 * the day of return, or asking for fifty containers that left together, costs next to nothing.
 */
export function createDetentionCounter(rule: DetentionRule) {
  const offDay = offDays(rule)
  const chargeOf = createCharges(rule)
  const walks = new Map<number, Walk>()
  const texts = new Map<number, string>()
  const rates: (string | null)[] = []
  const isOff = (unit: DayUnit, number: number) => (unit === 'working' ? offDay(number) : undefined)
  const firstDay = (out: number) => (rule.startsOn === 'outGate' ? out : out + 1)

  /** Stays overlap: each day is written once. */
  function textOf(number: number): string {
    const known = texts.get(number)
    if (known !== undefined) return known
    const text = dayText(number)
    texts.set(number, text)
    return text
  }

  function step(walk: Walk, out: number) {
    const number = out + walk.days.length
    const on = textOf(number)
    const isFree = walk.free < rule.freeDays
    const off: Uncounted | undefined =
      number < firstDay(out)
        ? { reason: 'beforeStart', name: null }
        : isOff(isFree ? rule.freeUnit : rule.chargeUnit, number)
    if (off) walk.days.push({ on, kind: 'notCounted', nth: 0, rate: null, reason: off.reason, name: off.name })
    else if (isFree) {
      walk.free++
      if (walk.free === rule.freeDays) walk.lastFree = walk.days.length
      walk.days.push({ on, kind: 'free', nth: walk.free, rate: null, reason: null, name: null })
    } else walk.days.push(chargedDay(on, ++walk.charged))
  }

  const chargedDay = (on: string | null, nth: number): DetentionDay => ({
    on,
    kind: 'charged',
    nth,
    rate: rateOn(nth),
    reason: null,
    name: null,
  })

  /** The rate of the nth detention day, looked up once for all stays. */
  function rateOn(nth: number): string | null {
    for (let next = rates.length; next <= nth; next++) rates.push(tierOf(rule.tiers, next)?.rate ?? null)
    return rates[nth] ?? null
  }

  function walkFrom(out: number): Walk {
    const known = walks.get(out)
    if (known) return known
    const walk: Walk = { days: [], free: 0, charged: 0, lastFree: undefined }
    walks.set(out, walk)
    while (walk.lastFree === undefined && rule.freeDays > 0 && walk.days.length < HORIZON_DAYS) step(walk, out)
    return walk
  }

  function betweenDates(outGateOn: string, inGateOn: string): DetentionResult {
    const [out, back] = [dayNumber(outGateOn), dayNumber(inGateOn)]
    const walk = walkFrom(out)
    while (walk.days.length <= back - out) step(walk, out)
    const days = walk.days.slice(0, back - out + 1)
    let counted = back - out
    const last = days[counted]
    if (!rule.countsInGate && last && last.kind !== 'notCounted')
      days[counted--] = { ...last, kind: 'notCounted', nth: 0, rate: null, reason: 'inGate' }
    const lastFree = walk.lastFree === undefined ? undefined : walk.days[walk.lastFree]
    return { outGateOn, inGateOn, freeUntil: lastFree?.on ?? null, ...totalsUpTo(days, counted), days }
  }

  /** The last day that counts says how many there are of its kind; charged days come after all free ones. */
  function totalsUpTo(days: readonly DetentionDay[], last: number) {
    for (let at = last; at >= 0; at--) {
      const { kind, nth } = days[at] ?? { kind: 'notCounted', nth: 0 }
      if (kind === 'charged') return totals(rule.freeDays, nth)
      if (kind === 'free') return totals(nth, 0)
    }
    return totals(0, 0)
  }

  const totals = (freeDaysUsed: number, detentionDays: number) => ({
    freeDays: rule.freeDays,
    freeDaysUsed,
    detentionDays,
    rate: tierOf(rule.tiers, Math.max(1, detentionDays))?.rate ?? '0',
    charge: { amount: chargeOf(detentionDays), currency: rule.currency },
  })

  /** Without a date no weekend and no holiday is known: every day counts, and the charge can only be lower. */
  function withoutDates(count: number): DetentionResult {
    const days = Array.from({ length: count }, (_, at): DetentionDay => {
      const nth = at + 1
      if (nth > rule.freeDays) return chargedDay(null, nth - rule.freeDays)
      return { on: null, kind: 'free', nth, rate: null, reason: null, name: null }
    })
    const free = Math.min(count, rule.freeDays)
    return { outGateOn: null, inGateOn: null, freeUntil: null, ...totals(free, count - free), days }
  }

  /** The day on which a container is back that was kept so many days, counted as the start rule says. */
  function returnAfter(outGateOn: string, { days, daysUnit }: { days: number; daysUnit: DayUnit }): string {
    let number = firstDay(dayNumber(outGateOn)) - 1
    for (let left = days, steps = 0; left > 0 && steps < HORIZON_DAYS; steps++) {
      number++
      if (!isOff(daysUnit, number)) left--
    }
    return dayText(number)
  }

  return (stay: Stay): DetentionResult => {
    if ('inGateOn' in stay) return betweenDates(stay.outGateOn, stay.inGateOn)
    if (stay.outGateOn === null) return withoutDates(stay.days)
    return betweenDates(stay.outGateOn, returnAfter(stay.outGateOn, stay))
  }
}

/** The tiers that were reached, with the days of each and what they add, in minor units exactly. */
export function tierTotals({ days, charge: { currency } }: Pick<DetentionResult, 'days' | 'charge'>) {
  const totals: { rate: string; from: number; to: number; count: number; amount: string }[] = []
  for (const { kind, rate, nth } of days) {
    if (kind !== 'charged' || rate === null) continue
    const last = totals.at(-1)
    if (last?.rate === rate) Object.assign(last, { to: nth, count: last.count + 1 })
    else totals.push({ rate, from: nth, to: nth, count: 1, amount: '' })
  }
  for (const one of totals) one.amount = amountOf((minorUnits(one.rate, currency) ?? 0n) * BigInt(one.count), currency)
  return totals
}
