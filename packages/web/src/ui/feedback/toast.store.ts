import { createStore } from '../../platform/storage/store.ts'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'note'
  text: string
  /** An action for it, such as undo. */
  action?: { text: string; act: () => void }
}

/** Long enough to read. Errors stay until they are closed. */
const SHOWN_MS = 6_000
/** An action such as undo needs more time. */
const SHOWN_WITH_ACTION_MS = 20_000

export const toasts = createStore<readonly Toast[]>([])
let lastId = 0

export const closeToast = (id: number) => toasts.set(toasts.get().filter((toast) => toast.id !== id))

export function showToast(toast: Omit<Toast, 'id'>) {
  lastId += 1
  const id = lastId
  toasts.set([...toasts.get(), { ...toast, id }])
  if (toast.kind !== 'error') setTimeout(() => closeToast(id), toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS)
}
