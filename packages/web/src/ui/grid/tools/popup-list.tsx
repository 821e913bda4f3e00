import type { ReactNode } from 'react'
import { buttonClass } from '../../button.tsx'
import { classNames } from '../../class-names.ts'
import { usePopup } from '../../use-popup.ts'
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
  const popup = usePopup()
  return (
    <div className={css.whole} {...popup.whole}>
      <button
        type="button"
        id={buttonId}
        className={buttonClass({ variant, small: true }, className)}
        {...(label !== undefined && { 'aria-label': label, title: label })}
        {...popup.button}
      >
        {opener}
      </button>
      <div className={classNames(css.panel, css[side])} {...popup.panel}>
        {popup.isOpen && children}
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
