import { createStore } from '../platform/store.ts'

export interface Toast {
  id: number
  kind: 'success' | 'error' | 'note'
  text: string
  /** One thing that can be done about it, such as taking it back. */
  action?: { text: string; act: () => void }
}

/** Long enough to be read; errors stay until they are closed. */
const SHOWN_MS = 6_000
/** Whoever may want to take something back gets the time to think. */
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
