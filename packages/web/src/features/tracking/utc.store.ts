import { createStore } from '../../platform/store.ts'

/** Whether times are shown in UTC beside the time of their place; until the tab is closed. */
export const alsoInUtc = createStore(false)
