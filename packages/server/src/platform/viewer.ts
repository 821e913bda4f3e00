import type { CarrierScope, Group } from '@fairway/contract/kit/access'
import type { Language } from '@fairway/contract/shared/language'

/** Someone who is signed in. Groups and organisations are those of this moment, not those of the token. */
export interface PersonViewer {
  kind: 'person'
  /** Who acts, and on whose behalf; the audit trail names both. */
  actor: string
  subject: string
  accountId: string
  sessionId: string
  username: string
  webId: string
  language: Language
  groups: readonly Group[]
  /** Only those for which the carrier granted the web id; none at all for an account without groups. */
  organisationIds: readonly string[]
  /** Those of them whose people this person looks after. */
  managedIds: readonly string[]
  /** True for a member of organisations whose web id was granted for none of them. */
  isWebIdRefused: boolean
  /** The person of customer service who acts for this one; everything else is the customer's. */
  actedBy?: ActingPerson
}

/** Who acts under a customer's name, by their own name. */
export interface ActingPerson {
  accountId: string
  username: string
}

/** Whoever opened a link that the carrier mailed for one booking. They have no account and reach nothing else. */
export interface LinkViewer {
  kind: 'link'
  actor: string
  subject: string
  linkId: string
  bookingNo: string
  /** The name under which the history shows what they send. */
  name: string
}

/** Whoever opened a link that a customer made for outsiders. They see what everybody sees, and the holds of what it shows. */
export interface SharedLinkViewer {
  kind: 'sharedLink'
  actor: string
  subject: string
  link: SharedLink
}

/** A link in force: what it shows, and the organisations of which its owner may show it. */
export interface SharedLink {
  id: string
  label: string
  expiresAt: string
  bookingNo: string | null
  containerNo: string | null
  /** The search of a saved view, and its filters of columns. */
  criteria?: unknown
  filters?: unknown
  organisationIds: readonly string[]
}

/** On whose behalf something is read or written, where the rows depend on that. */
export type Viewer =
  | LinkViewer
  | SharedLinkViewer
  | { kind: 'guest'; actor: 'guest'; subject: 'guest'; groups: readonly Group[]; organisationIds: readonly string[] }
  | { kind: 'carrier'; actor: string; subject: string; scopes: readonly CarrierScope[] }
  | PersonViewer

export const guest: Viewer = { kind: 'guest', actor: 'guest', subject: 'guest', groups: [], organisationIds: [] }

/** The organisations whose cargo this viewer may see; an empty list is no row. */
export const organisationsOf = (viewer: Viewer): readonly string[] => {
  if (viewer.kind === 'sharedLink') return viewer.link.organisationIds
  return viewer.kind === 'carrier' || viewer.kind === 'link' ? [] : viewer.organisationIds
}

/** The one booking whose papers the bearer of a link may see. */
export const linkedBookingOf = (viewer: Viewer): string | null => (viewer.kind === 'link' ? viewer.bookingNo : null)

/** The web id under which a booking may name this viewer as its sales rep. */
export const salesRepOf = (viewer: Viewer): string | null =>
  viewer.kind === 'person' && viewer.groups.length > 0 ? viewer.webId : null
