import { createStore } from '../../platform/storage/store.ts'

/** The open modal dialogs, the topmost last. Nothing outside of that one is reachable. */
export const openModals = createStore<readonly HTMLDialogElement[]>([])
