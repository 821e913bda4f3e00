import type { Grants, Membership } from '@fairway/contract/accounts/accounts.schema'
import type { MemberRole } from '@fairway/contract/identity/account.values'
import type { Group } from '@fairway/contract/kit/access'

/** The change of one organisation between two grants. */
export interface MembershipChange {
  organisationId: string
  kind: 'added' | 'removed' | 'changed'
  roles: { added: MemberRole[]; removed: MemberRole[] }
  /** Undefined where the grant of the web id did not change. */
  webIdGranted: boolean | undefined
}

/** What a grant changed, in readable parts. */
export interface GrantDifference {
  status: { from: Grants['status'] | undefined; to: Grants['status'] } | undefined
  groups: { added: Group[]; removed: Group[] }
  organisations: MembershipChange[]
}

/** Compares two grants. The order of groups and organisations does not matter. */
export function grantDifference(before: Grants | null, after: Grants): GrantDifference {
  return {
    status: before?.status === after.status ? undefined : { from: before?.status, to: after.status },
    groups: changeOf(before?.groups ?? [], after.groups),
    organisations: membershipChanges(before?.organisations ?? [], after.organisations),
  }
}

export const isSame = ({ status, groups, organisations }: GrantDifference) =>
  status === undefined && groups.added.length + groups.removed.length + organisations.length === 0

function membershipChanges(before: readonly Membership[], after: readonly Membership[]): MembershipChange[] {
  const had = new Map(before.map((one) => [one.organisationId, one]))
  const has = new Set(after.map((one) => one.organisationId))
  const gone = before.filter((one) => !has.has(one.organisationId))
  return [
    ...after.flatMap((one) => membershipChange(had.get(one.organisationId), one)),
    ...gone.map(({ organisationId }) => ({ organisationId, kind: 'removed' as const, ...nothing })),
  ]
}

const nothing = { roles: { added: [], removed: [] }, webIdGranted: undefined }

function membershipChange(before: Membership | undefined, after: Membership): MembershipChange[] {
  const roles = changeOf(before?.roles ?? [], after.roles)
  const webIdGranted = before?.webIdGranted === after.webIdGranted ? undefined : after.webIdGranted
  const { organisationId } = after
  if (!before) return [{ organisationId, kind: 'added', roles, webIdGranted }]
  if (roles.added.length + roles.removed.length === 0 && webIdGranted === undefined) return []
  return [{ organisationId, kind: 'changed', roles, webIdGranted }]
}

const changeOf = <T>(before: readonly T[], after: readonly T[]) => ({
  added: after.filter((one) => !before.includes(one)),
  removed: before.filter((one) => !after.includes(one)),
})
