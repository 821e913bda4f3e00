import { isEmail } from '../identity/sign-in.rules.ts'
import type { Group } from '../kit/access.ts'
import type { Violation } from '../kit/errors.ts'
import { violation } from './company.errors.ts'
import type { Invitation } from './company.schema.ts'

/** A manager gives at least one group, and only those that the carrier gave the company. */
export function checkGivenGroups(given: readonly Group[], ofCompany: readonly Group[]): Violation[] {
  if (given.length === 0) return [violation('groups', 'CO0005')]
  const foreign = given.filter((group) => !ofCompany.includes(group))
  return foreign.length > 0 ? [violation('groups', 'CO0006', [...new Set(foreign)].join(', '))] : []
}

/** An invitation goes to an e-mail address, names a person and gives groups of the company. */
export function checkInvitation(
  { email, firstName, lastName, groups }: Pick<Invitation, 'email' | 'firstName' | 'lastName' | 'groups'>,
  ofCompany: readonly Group[],
): Violation[] {
  const found: Violation[] = []
  if (!isEmail(email.trim())) found.push(violation('email', 'CO0003'))
  if (firstName.trim() === '') found.push(violation('firstName', 'CO0004'))
  if (lastName.trim() === '') found.push(violation('lastName', 'CO0004'))
  return [...found, ...checkGivenGroups(groups, ofCompany)]
}
