import { carrierGroups } from '../kit/access.ts'
import type { Violation } from '../kit/errors.ts'
import { checkDateRange } from '../shared/date-only.ts'
import { violation } from './accounts.errors.ts'
import type { Grants } from './accounts.schema.ts'

/**
 * An active account has groups and one under review has none; nobody has the shipper and the agent privilege at once;
 * no manager of a company is one of the carrier's own people; no organisation is named twice.
 */
export function checkGrants({ status, groups, organisations }: Grants): Violation[] {
  const found: Violation[] = []
  const isEmpty = groups.length === 0
  if ((status === 'ACTIVE' && isEmpty) || (status === 'CONFIRMED' && !isEmpty))
    found.push(violation('groups', 'AC0008'))
  const roles = new Set(organisations.flatMap((one) => one.roles))
  if (roles.has('shipper') && roles.has('agent')) found.push(violation('organisations', 'AC0007'))
  if (roles.has('manager') && groups.some((group) => carrierGroups.includes(group)))
    found.push(violation('organisations', 'AC0019'))
  const ids = organisations.map(({ organisationId }) => organisationId)
  if (new Set(ids).size < ids.length) found.push(violation('organisations', 'AC0009'))
  return found
}

type Standing = Pick<Grants, 'status' | 'groups'>

/** Whether a change gives somebody access for the first time. */
export const isApproval = (before: Standing, after: Standing): boolean =>
  before.status !== 'ACTIVE' && after.status === 'ACTIVE' && before.groups.length === 0

/** An approved account belongs to an organisation, unless the admin confirms that there is none. */
export const checkApproval = (before: Standing, after: Grants, isMeant: boolean): Violation[] =>
  isApproval(before, after) && after.organisations.length === 0 && !isMeant
    ? [violation('organisations', 'AC0018')]
    : []

const periodViolations = {
  start: violation('from', 'AC0017'),
  end: violation('to', 'AC0017'),
  backwards: violation('to', 'AC0016'),
}

/** A search for grants between two days needs valid days, the earlier one first. */
export const checkPeriod = ({ from, to }: { from: string; to: string }): Violation[] =>
  checkDateRange(from, to).map((error) => periodViolations[error])
