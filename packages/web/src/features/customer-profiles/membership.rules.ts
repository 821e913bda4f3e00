import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'

export type Member = AdminProfile['organisations'][number]
/** An organisation as the lists of the portal name it. */
export type Named = Pick<Member, 'organisationId' | 'name' | 'localName' | 'ref'>

/** The same organisation, as a person's grants name it. */
export const namedOf = ({ id, name, localName, ref }: Omit<Named, 'organisationId'> & { id: string }): Named => ({
  organisationId: id,
  name,
  localName,
  ref,
})

/** Whoever joins an organisation is a member of it and may use their web id there; a privilege is chosen apart. */
export const withMembership = (members: Member[], organisation: Named): Member[] =>
  members.some(({ organisationId }) => organisationId === organisation.organisationId)
    ? members
    : [...members, { ...organisation, roles: ['member'], webIdGranted: true }]
