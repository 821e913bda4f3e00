import type { Group } from '../kit/access.ts'
import type { Violation } from '../kit/errors.ts'
import { LENGTHS } from './account.words.ts'
import { violation } from './identity.errors.ts'

/** An assumption lasts so long and is never prolonged. */
export const ASSUMPTION_MINUTES = 60

/** Groups that nobody lends: they belong to the person, not to the customer they serve. */
const OWN_GROUPS: readonly Group[] = ['ADMIN', 'CSR']

/** What whoever stands in for a customer may do. */
export const groupsAsAssumed = (groups: readonly Group[]): Group[] =>
  groups.filter((group) => !OWN_GROUPS.includes(group))

/** Admins and customer service are never assumed, and neither is an account that is not active. */
export const isAssumable = ({ status, groups }: { status: string; groups: readonly Group[] }): boolean =>
  status === 'ACTIVE' && groups.length > 0 && !groups.some((group) => OWN_GROUPS.includes(group))

/** Assuming needs a user id and a reason. */
export function checkAssume({ username, reason }: { username: string; reason: string }): Violation[] {
  const found: Violation[] = []
  if (username.trim() === '') found.push(violation('username', 'AU0130'))
  if (reason.trim() === '') found.push(violation('reason', 'AU0128'))
  else if (reason.length > LENGTHS.reason) found.push(violation('reason', 'AU0126', String(LENGTHS.reason)))
  return found
}
