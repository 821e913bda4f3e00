import { refuse } from '@fairway/contract/kit/general.errors'
import type { Viewer } from '../viewer.ts'

/** Who writes, by the name that the people of the organisation know, and who stands in for them. */
export function writerOf(viewer: Viewer) {
  if (viewer.kind !== 'person') return refuse('GE0016')
  const { username, actedBy } = viewer
  const stoodIn = actedBy?.username ?? null
  return { by: username, stoodIn, signature: stoodIn === null ? username : `${stoodIn} for ${username}` }
}
