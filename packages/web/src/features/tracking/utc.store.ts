import { createStore } from '../../platform/storage/store.ts'

/** Whether times are also shown in UTC, until the tab is closed. */
export const alsoInUtc = createStore(false)
