import { createStore } from '../../platform/store.ts'

/** What was searched for last, so that the way back from an account leads to where one came from. */
export const lastSearch = createStore<Record<string, string>>({})
