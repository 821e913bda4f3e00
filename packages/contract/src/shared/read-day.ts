import { normalizeDay } from './date-only.ts'

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'
/** The number of a month by its first three letters; 0 or a fraction for an unknown one. */
const monthOf = (name = '') => (name === '' ? 0 : (MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 3) / 3)
const dayOf = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** A day with the year at its end: with its month in letters, or in numbers that are unambiguous. */
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
 * A day as it is written in documents, such as 15-Nov-2026 or 15/11/2026, as yyyy-mm-dd. Anything else stays unchanged,
 * and so does 03/04/2026, which is in March or in April depending on the reader. Fields of the portal use `writeDay`,
 * which every page loads.
 */
export function readDay(text: string): string {
  const plain = normalizeDay(text)
  return dayBeforeYear(plain) ?? plain
}
