import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { useDismiss } from './use-dismiss.ts'

interface Props {
  /** The content of the button. */
  opener: ReactNode
  /** The label for screen readers. */
  label: string
  /** The class of the panel where it differs. */
  panel?: string | undefined
  children: ReactNode
}

/** A button that opens a small panel below itself. Escape, a click elsewhere or a choice closes it. */
export function Disclosure({ opener, label, panel, children }: Props) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const id = useId()
  useDismiss(whole, button, open, () => setOpen(false))
  const choose = () => {
    setOpen(false)
    button.current?.focus() // the chosen entry is hidden now
  }
  return (
    <div className={css.disclosure} ref={whole}>
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
      <div className={classNames(css.panel, panel)} id={id} hidden={!open} onClick={choose}>
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
