import type { Grants } from '@fairway/contract/accounts/accounts.schema'
import { isApproval } from '@fairway/contract/accounts/grant.rules'
import { memberRoles } from '@fairway/contract/identity/account.values'
import { groups as allGroups } from '@fairway/contract/kit/access'
import type { MailTemplate } from '../../platform/mail/mail-queue.ts'

/** One way to write down what is granted: nothing twice, and always in the same order. */
export const plainGrants = ({ status, groups, organisations }: Grants): Grants => ({
  status,
  groups: allGroups.filter((group) => groups.includes(group)),
  organisations: organisations
    .map(({ organisationId, roles, webIdGranted }) => ({
      organisationId: organisationId.toLowerCase(),
      roles: memberRoles.filter((role) => roles.includes(role)),
      webIdGranted,
    }))
    .sort((one, other) => (one.organisationId < other.organisationId ? -1 : 1)),
})

/** Whether two grants say the same; both are written in the plain way. */
export const isSame = (one: Grants, other: Grants) => JSON.stringify(one) === JSON.stringify(other)

/** Everything that grants open, piece by piece. */
const piecesOf = ({ groups, organisations }: Grants): string[] => [
  ...groups,
  ...organisations.flatMap(({ organisationId, roles, webIdGranted }) => [
    ...(webIdGranted ? [organisationId] : []),
    ...roles.map((role) => `${role} of ${organisationId}`),
  ]),
]

const isLess = (before: Grants, after: Grants) => {
  const left = new Set(piecesOf(after))
  return piecesOf(before).some((piece) => !left.has(piece))
}

/** Which letter the owner gets: they were let in, something was taken away, or the account was switched off or on. */
export function letterOf(before: Grants, after: Grants): MailTemplate | undefined {
  if (after.status === 'INACTIVE') return before.status === 'INACTIVE' ? undefined : 'accountDisabled'
  if (isApproval(before, after)) return 'groupsGranted'
  if (before.status === 'INACTIVE') return 'accountEnabled'
  return before.status === 'ACTIVE' && isLess(before, after) ? 'accessRemoved' : undefined
}

/** What changed, in the short form of the activity list: "ACTIVE +BD +TD". */
export const detailOf = (before: Grants, after: Grants): string =>
  [
    ...(before.status === after.status ? [] : [after.status]),
    ...after.groups.filter((group) => !before.groups.includes(group)).map((group) => `+${group}`),
    ...before.groups.filter((group) => !after.groups.includes(group)).map((group) => `-${group}`),
  ].join(' ')

/** Whether this is an admin who can sign in. */
export const isActiveAdmin = ({ status, groups }: { status: string; groups: readonly string[] }) =>
  status === 'ACTIVE' && groups.includes('ADMIN')
