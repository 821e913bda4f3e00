import { useEffect, useRef } from 'react'
import { openModals } from './open-modals.ts'

/** Opens the browser's modal dialog, which traps the focus and restores it when it closes. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    if (!opened) return
    const before = document.activeElement
    opened.showModal()
    openModals.set([...openModals.get(), opened])
    return () => {
      openModals.set(openModals.get().filter((one) => one !== opened))
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return dialog
}
