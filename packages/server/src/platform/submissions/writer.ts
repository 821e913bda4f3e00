import { refuse } from '@fairway/contract/kit/general.errors'
import type { Viewer } from '../viewer.ts'

/** Who writes, by the name that the people of the organisation know, and who stands in for them. */
export function writerOf(viewer: Viewer) {
  if (viewer.kind === 'link') return { by: viewer.name, actingUser: null, signature: viewer.name }
  if (viewer.kind !== 'person') return refuse('GE0016')
  const { username, actedBy } = viewer
  const actingUser = actedBy?.username ?? null
  return { by: username, actingUser, signature: actingUser === null ? username : `${actingUser} for ${username}` }
}
