import { createStore } from '../../platform/storage/store.ts'

/** The last search, so that the link back from an account leads to it. */
export const lastSearch = createStore<Record<string, string>>({})
