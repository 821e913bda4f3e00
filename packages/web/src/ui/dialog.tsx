import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { useModal } from './use-modal.ts'

interface Props {
  title: string
  /** What stands before the title. */
  mark?: ReactNode
  role?: 'dialog' | 'alertdialog'
  children: ReactNode
  /** Left out where the dialog holds a form, which has its own. */
  actions?: ReactNode
  /** For more than a question. */
  wide?: boolean
  /** For a long text without a field or a button in it: what scrolls must scroll by the keyboard too. */
  isText?: boolean
  onClose: () => void
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape or with the way back, and gives the focus back. */
export function Dialog({ title, mark, role = 'dialog', children, actions, ...props }: Props) {
  const { wide = false, isText = false, onClose } = props
  const dialog = useModal()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    // it belongs to the page that it was opened on, which is drawn anew before this is heard: so the same one listens on
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
