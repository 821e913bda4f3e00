/** A calendar day, yyyy-mm-dd, without time or zone. */
export type DateOnly = string

/** True for a day that exists, from 1900 on to 9999, which stands for no end; 2026-02-30 does not, and year 0 no database knows. */
export function isDateOnly(text: string): boolean {
  if (!/^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

/** What is wrong with a range of days, either end of which may be left open. */
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

/** A day as people type it, 20261115, 2026/11/5 or 2026.11.5, written yyyy-mm-dd; anything else stays as it is. */
export function normalizeDay(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ?? /^(\d{4})[-/. 年](\d{1,2})[-/. 月](\d{1,2})日?$/.exec(plain)
  return parts ? `${parts[1]}-${parts[2]?.padStart(2, '0')}-${parts[3]?.padStart(2, '0')}` : plain
}
