import { boot } from './boot.ts'
import { createStore } from './storage/store.ts'

/** True once the server runs a newer build than this page. A prompt then offers to reload. */
export const newBuild = createStore(false)

export function noteBuild(build: string | null) {
  if (build && boot.build && build !== boot.build) newBuild.set(true)
}
