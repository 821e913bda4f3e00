const DAY_MS = 86_400_000

/** The Monday of the week of a day, both yyyy-mm-dd. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7))
  return at.toISOString().slice(0, 10)
}

/** The number of the week in its year by ISO 8601: the week of the first Thursday is the first. */
export function weekNumber(monday: string): number {
  const thursday = Date.parse(`${monday}T00:00:00Z`) + 3 * DAY_MS
  const newYear = Date.parse(`${new Date(thursday).getUTCFullYear()}-01-01T00:00:00Z`)
  return 1 + Math.floor((thursday - newYear) / (7 * DAY_MS))
}
