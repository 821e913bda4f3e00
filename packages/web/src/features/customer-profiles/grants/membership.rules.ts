import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'

export type Member = AdminProfile['organisations'][number]
/** An organisation as the lists of the portal name it. */
export type Named = Pick<Member, 'organisationId' | 'name' | 'localName' | 'ref'>

/** The same organisation, in the form of a person's grants. */
export const namedOf = ({ id, name, localName, ref }: Omit<Named, 'organisationId'> & { id: string }): Named => ({
  organisationId: id,
  name,
  localName,
  ref,
})

/** A new member may use their web id in the organisation. Privileges are chosen separately. */
export const withMembership = (members: Member[], organisation: Named): Member[] =>
  members.some(({ organisationId }) => organisationId === organisation.organisationId)
    ? members
    : [...members, { ...organisation, roles: ['member'], webIdGranted: true }]
