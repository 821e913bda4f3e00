import { useEffect, useRef } from 'react'

/** Opens the browser's own modal dialog, which keeps the focus inside; when it goes, the focus goes back. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return dialog
}
