/** A calendar day, yyyy-mm-dd, without time or zone. */
export type DateOnly = string

/** True for an existing day from 1900 to 9999, which means no end; 2026-02-30 does not exist, nor does the year 0. */
export function isDateOnly(text: string): boolean {
  if (!/^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** The errors of a range of days, either end of which may be open. */
export function checkDateRange(from: string, to: string): ('start' | 'end' | 'backwards')[] {
  const isStart = from === '' || isDateOnly(from)
  const isEnd = to === '' || isDateOnly(to)
  const isBackwards = isStart && isEnd && from !== '' && to !== '' && to < from
  return [
    ...(isStart ? [] : ['start' as const]),
    ...(isEnd ? [] : ['end' as const]),
    ...(isBackwards ? ['backwards' as const] : []),
  ]
}

/** A day as people type it, 20261115, 2026/11/5 or 2026.11.5, as yyyy-mm-dd; anything else stays unchanged. */
export function normalizeDay(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? /^(\d{4})[-/. 年](\d{1,2})[-/. 月](\d{1,2})日?$/.exec(plain)
  return parts ? `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}` : plain
}
