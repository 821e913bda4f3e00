import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDismiss } from './dialog/use-dismiss.ts'

/** Which way an arrow key moves through a menu; 0 for any other key. */
const stepOf = ({ key }: { key: string }) => ({ ArrowDown: 1, ArrowUp: -1 })[key] ?? 0

/** Moves the focus to the next or the former entry of an open menu, around its ends. */
function stepThrough(menu: HTMLElement | null, step: number) {
  const items = [...(menu?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  const at = items.findIndex((item) => item.matches(':focus'))
  items[(at < 0 && step < 0 ? items.length - 1 : at + step + items.length) % items.length]?.focus()
}

/**
 * A button that opens a panel below itself: arrow keys move through the panel, Escape, a click elsewhere or a choice closes it. Each
 * part belongs to the element of its name.
 */
export function usePopup() {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  useDismiss(whole, button, isOpen, () => setOpen(false))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    setOpen(true)
    requestAnimationFrame(() => stepThrough(panel.current, step))
  }
  /** The click bubbles up from the buttons inside, which the keyboard presses too. */
  const choose = () => {
    setOpen(false)
    button.current?.focus() // the chosen entry is hidden now
  }
  return {
    isOpen,
    whole: { ref: whole, onKeyDown },
    button: { ref: button, 'aria-expanded': isOpen, 'aria-controls': id, onClick: () => setOpen(!isOpen) },
    panel: { ref: panel, id, hidden: !isOpen, onClick: choose },
  }
}
