import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { useDismiss } from './dialog/use-dismiss.ts'
import css from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { stepOf, stepThrough } from './step-through.ts'

interface Props {
  /** The content of the button. */
  opener: ReactNode
  /** The label for screen readers. */
  label: string
  /** The class of the panel where it differs. */
  panel?: string | undefined
  children: ReactNode
}

/** A button that opens a small panel below itself. Arrow keys move through it; Escape, a click elsewhere or a choice closes it. */
export function Disclosure({ opener, label, panel, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
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
    requestAnimationFrame(() => stepThrough(content.current, step))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are optional; Tab and Enter work too
    <div className={css.disclosure} ref={whole} onKeyDown={onKey}>
      <button
        type="button"
        ref={button}
        className={css.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="visually-hidden">{label}</span>
        <span className={css.shown} aria-hidden="true">
          {opener}
        </span>
      </button>
      {/* biome-ignore lint/a11y: the click only bubbles up from the buttons inside, which the keyboard presses too */}
      <div className={classNames(css.panel, panel)} id={id} ref={content} hidden={!open} onClick={choose}>
        {children}
      </div>
    </div>
  )
}

/** The class of a link or a button in such a panel. */
export const itemClass = css.item

interface ChoiceProps {
  chosen: boolean
  lang?: string
  onChoose: () => void
  children: ReactNode
}

/** One of several choices in such a panel. The current one is marked. */
export function Choice({ chosen, lang, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className={css.item} lang={lang} aria-current={chosen} onClick={onChoose}>
      {children}
      {chosen && (
        <span className={css.mark}>
          <Icon name="check" size={18} />
        </span>
      )}
    </button>
  )
}
