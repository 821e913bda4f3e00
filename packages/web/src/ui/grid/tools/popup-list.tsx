import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { buttonClass } from '../../button.tsx'
import { classNames } from '../../class-names.ts'
import { useDismiss } from '../../dialog/use-dismiss.ts'
import { stepOf, stepThrough } from '../../step-through.ts'
import css from './popup-list.module.css'

interface Props {
  /** The content of the button. */
  opener: ReactNode
  /** The label for screen readers, where the content is not enough. */
  label?: string
  variant?: 'plain' | 'quiet'
  /** The edge of the button at which the list is aligned. */
  side?: 'start' | 'end'
  className?: string | undefined
  /** The id of the button, which gets the focus when the focused element disappears. */
  buttonId?: string
  children: ReactNode
}

/** A button that opens a menu. Arrow keys move through it; Escape, a click elsewhere or a choice closes it. */
export function PopupList({ opener, label, variant = 'plain', side = 'start', className, buttonId, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  useDismiss(whole, button, open, () => setOpen(false))
  const choose = () => {
    setOpen(false)
    button.current?.focus() // the chosen entry is hidden now
  }
  const onKey = (event: KeyboardEvent) => {
    const step = stepOf(event)
    if (step === 0) return
    event.preventDefault()
    setOpen(true)
    requestAnimationFrame(() => stepThrough(panel.current, step))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are optional; Tab and Enter work too
    <div className={css.whole} ref={whole} onKeyDown={onKey}>
      <button
        type="button"
        ref={button}
        id={buttonId}
        className={buttonClass({ variant, small: true }, className)}
        aria-expanded={open}
        aria-controls={id}
        {...(label !== undefined && { 'aria-label': label, title: label })}
        onClick={() => setOpen(!open)}
      >
        {opener}
      </button>
      {/* biome-ignore lint/a11y: the click only bubbles up from the buttons inside, which the keyboard presses too */}
      <div className={classNames(css.panel, css[side])} id={id} ref={panel} hidden={!open} onClick={choose}>
        {open && children}
      </div>
    </div>
  )
}

interface ItemProps {
  onChoose: () => void
  /** A quieter text at the end. */
  note?: string | undefined
  current?: boolean
  /** Disabled; a text beside the list says why. */
  off?: boolean
  children: ReactNode
}

/** One entry of the menu. */
export function PopupItem({ onChoose, note, current = false, off = false, children }: ItemProps) {
  return (
    <button
      type="button"
      className={css.item}
      aria-current={current || undefined}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onChoose}
    >
      <span className={css.text}>{children}</span>
      {note !== undefined && <span className={css.note}>{note}</span>}
    </button>
  )
}

/** The heading of some entries. */
export const PopupTitle = ({ children }: { children: ReactNode }) => <p className={css.title}>{children}</p>

/** An explanation in the menu. */
export const PopupNote = ({ children }: { children: ReactNode }) => <p className={css.remark}>{children}</p>
