import { createStore } from '../../platform/storage/store.ts'

/** The run that this admin's last change started. Its end is announced once. */
export const startedRun = createStore<{ runId: number; isAnnounced: boolean } | undefined>(undefined)

export const noteRun = (runId: number) => startedRun.set({ runId, isAnnounced: false })
