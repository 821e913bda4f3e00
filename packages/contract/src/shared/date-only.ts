/** A calendar day, yyyy-mm-dd, without time or zone. */
export type DateOnly = string

/** True for a day that exists; 2026-02-30 does not. */
export function isDateOnly(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** What is wrong with a range of days, either end of which may be left open. */
export function faultsOfRange(from: string, to: string): ('start' | 'end' | 'backwards')[] {
  const isStart = from === '' || isDateOnly(from)
  const isEnd = to === '' || isDateOnly(to)
  const isBackwards = isStart && isEnd && from !== '' && to !== '' && to < from
  return [
    ...(isStart ? [] : ['start' as const]),
    ...(isEnd ? [] : ['end' as const]),
    ...(isBackwards ? ['backwards' as const] : []),
  ]
}

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'
/** The number of a month by its first three letters; 0 or a fraction for what is none. */
const monthOf = (name = '') => (name === '' ? 0 : (MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 3) / 3)
const dayOf = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** A day whose year stands last: with its month in letters, or in numbers that allow one reading only. */
function dayBeforeYear(plain: string): string | undefined {
  const named =
    /^(?<day>\d{1,2})[-/. ]*(?<month>[a-z]{3,9})[-/., ]*(?<year>\d{4})$/i.exec(plain) ??
    /^(?<month>[a-z]{3,9})\.? *(?<day>\d{1,2})[, ]+(?<year>\d{4})$/i.exec(plain)
  const { day, month, year } = named?.groups ?? {}
  const number = monthOf(month)
  if (number >= 1 && Number.isInteger(number)) return dayOf(year, String(number), day)
  const spoken = /^(?:ngày )?(\d{1,2}) tháng (\d{1,2})(?: năm|,)? (\d{4})$/i.exec(plain)
  if (spoken) return dayOf(spoken[3], spoken[2], spoken[1])
  const [, first = '', second = '', last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  if (last && (Number(first) > 12 || first === second)) return dayOf(last, second, first)
  return last && Number(second) > 12 ? dayOf(last, first, second) : undefined
}

/**
 * A day as people type it, 20261115, 2026/11/5, 15-Nov-2026 or 15/11/2026, written yyyy-mm-dd; anything else stays as it
 * is, and so does 03/04/2026, which is a day in March to some and one in April to others.
 */
export function writeDay(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? /^(\d{4})[-/. 年](\d{1,2})[-/. 月](\d{1,2})日?$/.exec(plain)
  return parts ? dayOf(parts[1], parts[2], parts[3]) : (dayBeforeYear(plain) ?? plain)
}
