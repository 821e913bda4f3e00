import type { CarrierScope, Group } from '@fairway/contract/kit/access'

/** On whose behalf something is read or written. No read and no write goes without one. */
export type Viewer =
  | { kind: 'guest'; actor: 'guest'; groups: readonly Group[]; organisationIds: readonly string[] }
  | { kind: 'carrier'; actor: string; scopes: readonly CarrierScope[] }

export const guest: Viewer = { kind: 'guest', actor: 'guest', groups: [], organisationIds: [] }
