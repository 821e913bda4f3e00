import { createStore } from '../platform/store.ts'

/** The modal dialogs that are open, the topmost last: nothing outside of it can be reached. */
export const openModals = createStore<readonly HTMLDialogElement[]>([])
