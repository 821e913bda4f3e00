import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { usePopup } from './use-popup.ts'

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
  const popup = usePopup()
  return (
    <div className={css.disclosure} {...popup.whole}>
      <button type="button" className={css.opener} {...popup.button}>
        <span className="visually-hidden">{label}</span>
        <span className={css.shown} aria-hidden="true">
          {opener}
        </span>
      </button>
      <div className={classNames(css.panel, panel)} {...popup.panel}>
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
