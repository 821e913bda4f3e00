import { createStore } from '../../../platform/storage/store.ts'

/** What stands above the page: the palette, the list of keys, or nothing. */
export const overlay = createStore<'palette' | 'keys' | undefined>(undefined)
