import { type RefObject, useEffect } from 'react'

type Part = RefObject<HTMLElement | null>

/** Closes an open part on Escape (the focus returns to its button), on a click elsewhere, and on losing focus. */
export function useDismiss(whole: Part, button: Part, open: boolean, close: () => void) {
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      close()
      button.current?.focus()
    }
    const onElsewhere = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onElsewhere)
    document.addEventListener('focusin', onElsewhere)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onElsewhere)
      document.removeEventListener('focusin', onElsewhere)
    }
  }, [whole, button, open, close])
}
