/** The groups of section 6 of the specification, with the codes that its text leaves open. */
export const groups = [
  'ADMIN', 'CSR', 'BD', 'TD', 'BR', 'BS', 'BC', 'BP', 'SI', 'VA', 'VU', 'VS', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE',
] as const // biome-ignore format: one line of codes reads better
export type Group = (typeof groups)[number]

/** Groups of the carrier's own people; a person with none of them is a customer. */
export const staffGroups: readonly Group[] = ['ADMIN', 'CSR']
export const isStaff = (userGroups: readonly Group[]): boolean =>
  userGroups.some((group) => staffGroups.includes(group))

/** Groups that only the carrier's admin grants: of its own people and of its sales. */
export const carrierGroups: readonly Group[] = [...staffGroups, 'VA', 'VU', 'VS']
/** Groups that an organisation can have, so that its managers give them to colleagues. */
export const companyGroups = [
  'BD', 'TD', 'BR', 'BS', 'BC', 'BP', 'SI', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE',
] as const satisfies readonly Group[] // biome-ignore format: one line of codes reads better
export type CompanyGroup = (typeof companyGroups)[number]

/** The scopes of a carrier's API key. */
export const carrierScopes = [
  'reference', 'schedules', 'bookings', 'tracking', 'requests', 'cursors', 'profile', 'signIn',
] as const // biome-ignore format: one line of words reads better
export type CarrierScope = (typeof carrierScopes)[number]

/** Who may make a call or open a page. The menu, the route guard and the server use the same declaration. */
export type Access =
  | { kind: 'public' }
  | { kind: 'signedIn' }
  | { kind: 'anyOf'; groups: readonly Group[]; denied: string; orLink?: true }
  | { kind: 'manager' }
  | { kind: 'link'; opens: 'vgm' | 'shared' }
  | { kind: 'identityToken' }
  | { kind: 'carrier'; scope: CarrierScope }
  | { kind: 'operator' }

export const anyone: Access = { kind: 'public' }
export const signedIn: Access = { kind: 'signedIn' }
export const operator: Access = { kind: 'operator' }
export const carrierWith = (scope: CarrierScope): Access => ({ kind: 'carrier', scope })
/** For refresh and logout: they carry the identity token, may come late, and check it themselves. */
export const identityToken: Access = { kind: 'identityToken' }

/** Open to a person with at least one of the groups; others get the slice's own denied code. */
export const anyOf = (denied: string, ...of: readonly Group[]): Access => ({ kind: 'anyOf', groups: of, denied })

/** Open to the managers of an organisation: a role there, no group. Others get GE0005. */
export const manager: Access = { kind: 'manager' }

/** Open to whoever brings a link that the carrier mailed for one booking. */
export const linkBearer: Access = { kind: 'link', opens: 'vgm' }
/** Open to whoever brings a link that a customer made for outsiders. */
export const sharedLinkBearer: Access = { kind: 'link', opens: 'shared' }
/** Open to a person with at least one of the groups, and to the bearer of such a link. */
export const anyOfOrLink = (denied: string, ...of: readonly Group[]): Access => ({
  kind: 'anyOf',
  groups: of,
  denied,
  orLink: true,
})

/** Open to anyone who has been granted a group; an account under review has none. */
export const anyGroup: Access = anyOf('GE0005', ...groups)

/** Whether a person with these groups has access; a guest has no list of groups. Managers of an organisation are more. */
export function allows(access: Access, userGroups: readonly Group[] | undefined, isManager = false): boolean {
  if (access.kind === 'public') return true
  if (userGroups === undefined) return false
  if (access.kind === 'manager') return isManager
  return (
    access.kind === 'signedIn' || (access.kind === 'anyOf' && access.groups.some((group) => userGroups.includes(group)))
  )
}
