import type { Violation } from '../kit/errors.ts'
import { violation } from './accounts.errors.ts'
import type { Grants } from './accounts.schema.ts'

/** An active account has groups; nobody holds the shipper and the agent privilege at once; each organisation once. */
export function checkGrants({ status, groups, organisations }: Grants): Violation[] {
  const found: Violation[] = []
  if (status === 'ACTIVE' && groups.length === 0) found.push(violation('groups', 'AC0008'))
  const roles = new Set(organisations.flatMap((one) => one.roles))
  if (roles.has('shipper') && roles.has('agent')) found.push(violation('organisations', 'AC0007'))
  const ids = organisations.map(({ organisationId }) => organisationId)
  if (new Set(ids).size < ids.length) found.push(violation('organisations', 'AC0009'))
  return found
}
