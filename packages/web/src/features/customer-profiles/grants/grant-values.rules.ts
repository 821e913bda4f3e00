import { violation } from '@fairway/contract/accounts/accounts.errors'
import type { AdminProfile, Grants } from '@fairway/contract/accounts/accounts.schema'
import { checkGrants } from '@fairway/contract/accounts/grant.rules'
import { suggestedGroups } from '@fairway/contract/accounts/suggested-groups.rules'
import type { Violation } from '@fairway/contract/kit/errors'
import { grantDifference, isSame } from './grant-difference.rules.ts'

/** The values of the grants form: the grants, with the names that an admin reads. */
export interface GrantValues {
  status: Grants['status']
  groups: Grants['groups']
  organisations: AdminProfile['organisations']
}

const settled = ['CONFIRMED', 'ACTIVE', 'INACTIVE'] as const

/** The present grants of an account; undefined for one that its owner has not confirmed. */
export function grantsOf({ status, groups, organisations }: AdminProfile): GrantValues | undefined {
  const known = settled.find((one) => one === status)
  return known && { status: known, groups, organisations }
}

/** The initial values: for a newcomer the approval, with the groups that they probably need. */
export const initialGrantValues = (profile: AdminProfile, before: GrantValues): GrantValues =>
  before.status === 'CONFIRMED'
    ? { ...before, status: 'ACTIVE', groups: suggestedGroups(profile.relationships) }
    : before

/** As the server expects it: without names, and without grants for somebody who is declined. */
export function toGrantsRequest({ status, groups, organisations }: GrantValues, isNewcomer: boolean): Grants {
  if (isNewcomer && status === 'INACTIVE') return { status, groups: [], organisations: [] }
  const members = organisations.map(({ organisationId, roles, webIdGranted }) => ({
    organisationId,
    roles,
    webIdGranted,
  }))
  return { status, groups, organisations: members }
}

/** The input and its base version, remembered while somebody else's newer grants are loaded. */
export interface GrantEdit {
  from: GrantValues
  to: GrantValues
}

/** Applies the same changes to newer grants. What somebody else changed, and this admin did not touch, stays. */
export function reapplyEdit({ from, to }: GrantEdit, newer: GrantValues): GrantValues {
  const { status, groups, organisations } = grantDifference(from, to)
  const touched = new Set(organisations.map(({ organisationId }) => organisationId))
  const isTouched = ({ organisationId }: { organisationId: string }) => touched.has(organisationId)
  const remaining = newer.groups.filter((group) => !groups.removed.includes(group))
  return {
    status: status?.to ?? newer.status,
    groups: [...remaining, ...groups.added.filter((group) => !remaining.includes(group))],
    organisations: [...newer.organisations.filter((one) => !isTouched(one)), ...to.organisations.filter(isTouched)],
  }
}

/** The rules of grants, and that something must change before submitting. */
export function checkChange(grants: Grants, before: GrantValues): Violation[] {
  const found = checkGrants(grants)
  return isSame(grantDifference(before, grants)) ? [violation('', 'AC0010'), ...found] : found
}
