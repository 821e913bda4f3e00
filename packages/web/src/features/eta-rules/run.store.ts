import { createStore } from '../../platform/store.ts'

/** The work that this admin's last change started; its end is told once. */
export const startedRun = createStore<{ runId: number; isAnnounced: boolean } | undefined>(undefined)

export const noteRun = (runId: number) => startedRun.set({ runId, isAnnounced: false })
