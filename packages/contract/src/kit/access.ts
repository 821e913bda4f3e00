/** The groups of the specification's section 6, with the codes that its text leaves open. */
export const groups = [
  'ADMIN', 'CSR', 'BD', 'TD', 'BR', 'BS', 'BC', 'BP', 'SI', 'VA', 'VU', 'VS', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE',
] as const // biome-ignore format: one line of codes reads better
export type Group = (typeof groups)[number]

/** What a carrier's API key may be used for. */
export const carrierScopes = ['reference', 'schedules', 'bookings', 'tracking', 'cursors', 'profile'] as const
export type CarrierScope = (typeof carrierScopes)[number]

/** Who may make a call. The menu, the route guard and the server read the same declaration. */
export type Access =
  | { kind: 'public' }
  | { kind: 'signedIn' }
  | { kind: 'anyOf'; groups: readonly Group[]; denied: string }
  | { kind: 'carrier'; scope: CarrierScope }
  | { kind: 'operator' }

export const anyone: Access = { kind: 'public' }
export const signedIn: Access = { kind: 'signedIn' }
export const operator: Access = { kind: 'operator' }
export const carrierWith = (scope: CarrierScope): Access => ({ kind: 'carrier', scope })

/** Open to a person who holds at least one of the groups; others are answered with the slice's own denied code. */
export const anyOf = (denied: string, ...of: readonly Group[]): Access => ({ kind: 'anyOf', groups: of, denied })
