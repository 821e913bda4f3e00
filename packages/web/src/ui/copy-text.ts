import { showAlert } from './dialog/alert.store.ts'
import { showToast } from './feedback/toast.store.ts'

/** Copies a text to the clipboard and confirms it, or says that the browser forbids it. */
export function copyText(text: string, texts: { done: string; failed: string }) {
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
  copied.then(
    () => showToast({ kind: 'success', text: texts.done }),
    () => showAlert(`${texts.failed}||Info`),
  )
}
