import type { Violation } from '../kit/errors.ts'
import { violation } from './sharing.errors.ts'
import { SHARED_DAYS_MOST } from './sharing.values.ts'

const DAY_MS = 86_400_000

/** A link has a label, and ends later than now and within ninety days. */
export function checkSharedLink({ label, expiresAt }: { label: string; expiresAt: string }, now: number): Violation[] {
  const found: Violation[] = []
  if (label.trim() === '') found.push(violation('label', 'SL0004'))
  const end = Date.parse(expiresAt)
  // a day that ends at midnight may be some hours longer than ninety times a day
  const isTimely = end > now && end <= now + (SHARED_DAYS_MOST + 1) * DAY_MS
  if (!isTimely) found.push(violation('expiresAt', 'SL0005', String(SHARED_DAYS_MOST)))
  return found
}
