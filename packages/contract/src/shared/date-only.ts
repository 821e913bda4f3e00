/** A calendar day, yyyy-mm-dd, without time or zone. */
export type DateOnly = string

/** True for a day that exists; 2026-02-30 does not. */
export function isDateOnly(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}
