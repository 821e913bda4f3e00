import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import css from './dialog.module.css'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  /** Content before the title. */
  mark?: ReactNode
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
  /** Left out for a dialog with a form, which has its own buttons. */
  actions?: ReactNode
  /** For more than a question. */
  wide?: boolean
  /** For a long text without a field or a button: it must be scrollable by keyboard too. */
  isText?: boolean
  onClose: () => void
}

/** The browser's modal dialog: it traps the focus, closes on Escape or on navigation back, and restores the focus. */
export function Dialog({ title, mark, role = 'dialog', children, actions, ...props }: Props) {
  const { wide = false, isText = false, onClose } = props
  const dialog = useModal()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    // the page renders again before this event arrives, so the listener stays the same
    const leave = () => close.current()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [])
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, wide && css.wide)}
      role={role}
      aria-labelledby={`${id}title`}
      {...(actions !== undefined && { 'aria-describedby': `${id}text` })}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 className={css.title} id={`${id}title`}>
        {mark}
        {title}
      </h2>
      <div className={css.text} id={`${id}text`} {...(isText && { tabIndex: 0 })}>
        {children}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </dialog>
  )
}
