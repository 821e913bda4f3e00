import { type Group, isStaff, staffGroups } from '../kit/access.ts'
import type { Violation } from '../kit/errors.ts'
import { isLonger } from '../shared/cut-text.ts'
import { LENGTHS } from './account.values.ts'
import { violation } from './identity.errors.ts'

/** An assumption lasts this long and is never prolonged. */
export const ASSUMPTION_MINUTES = 60

/** The groups while acting for a customer: without groups of the carrier's own people, which are never passed on. */
export const groupsAsAssumed = (groups: readonly Group[]): Group[] =>
  groups.filter((group) => !staffGroups.includes(group))

/** Admins and customer service are never assumed, and neither is an account that is not active. */
export const isAssumable = ({ status, groups }: { status: string; groups: readonly Group[] }): boolean =>
  status === 'ACTIVE' && groups.length > 0 && !isStaff(groups)

/** Assuming needs a user id; a reason is optional. */
export function checkAssume({ username, reason }: { username: string; reason: string }): Violation[] {
  const found: Violation[] = []
  if (username.trim() === '') found.push(violation('username', 'AU0130'))
  if (isLonger(reason, LENGTHS.reason)) found.push(violation('reason', 'AU0126', String(LENGTHS.reason)))
  return found
}
