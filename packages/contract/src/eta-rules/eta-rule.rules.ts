import type { Violation } from '../kit/errors.ts'
import { isDateOnly } from '../shared/date-only.ts'
import { violation } from './eta-rule.errors.ts'
import type { ExceptionFields, RuleFields } from './eta-rule.schema.ts'
import { OFFSET_DAYS_LIMIT } from './eta-rule.values.ts'

const DAY = 1440

/** The minute of the day of an `HH:MM` text; 24:00 is the end of the day. Nothing for an invalid time. */
export function minuteOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const minute = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && minute <= DAY ? minute : undefined
}

/** A minute of the day as `HH:MM`. */
export const writeMinute = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** How long an arrival window is open, in minutes: one that ends at or before its start goes on past midnight. */
export const windowLength = (opens: number, closes: number) => ((closes - opens + DAY - 1) % DAY) + 1

function checkAvailability(path: string, { days, time }: { days: number; time: string }, opens: number | undefined) {
  const minute = minuteOf(time)
  if (minute === undefined || minute === DAY) return [violation(`${path}.time`, 'ETA0004')]
  const isInRange = Number.isInteger(days) && days >= 0 && days <= OFFSET_DAYS_LIMIT
  const isTooEarly = isInRange && opens !== undefined && days * DAY + minute < opens
  return isInRange && !isTooEarly ? [] : [violation(`${path}.days`, 'ETA0009', String(OFFSET_DAYS_LIMIT))]
}

/** Days of this century and the next: nobody plans for others. */
const isDay = (text: string | null): text is string => text !== null && /^2[01]/.test(text) && isDateOnly(text)

const isWeekday = (day: number | null) => day !== null && Number.isInteger(day) && day >= 1 && day <= 7

/** Checks an arrival rule; only the server knows whether its port, equipment and voyage exist. */
export function checkRule(rule: RuleFields, isException = false): Violation[] {
  const found: Violation[] = []
  if (rule.port.trim() === '') found.push(violation('port', 'ETA0002'))
  const isAnyDay = isException && rule.arrivalDay === null
  if (!isAnyDay && !isWeekday(rule.arrivalDay)) found.push(violation('arrivalDay', 'ETA0003'))
  const opens = minuteOf(rule.arrivalFrom)
  if (opens === undefined || opens === DAY) found.push(violation('arrivalFrom', 'ETA0004'))
  if (minuteOf(rule.arrivalTo) === undefined) found.push(violation('arrivalTo', 'ETA0004'))
  if (rule.equipment !== null && rule.equipmentGroup !== null) found.push(violation('equipment', 'ETA0005'))
  return [
    ...found,
    ...checkAvailability('portAvailability', rule.portAvailability, opens),
    ...checkAvailability('localAvailability', rule.localAvailability, opens),
  ]
}

/** Checks an exception, which also names either a voyage or a range of days. */
export function checkException(rule: ExceptionFields): Violation[] {
  const { vvd, firstOn, lastOn } = rule
  const isDays = isDay(firstOn) && isDay(lastOn) && firstOn <= lastOn
  const isVoyage = vvd !== null && vvd.trim() !== ''
  const isScoped = isVoyage ? firstOn === null && lastOn === null : isDays
  return [...checkRule(rule, true), ...(isScoped ? [] : [violation('scope', 'ETA0008')])]
}
