import { type ReactNode, useId } from 'react'
import css from './conflict.module.css'

interface Props {
  title: string
  text: string
  /** It came by itself while somebody was writing: a screen reader says it at once. */
  isUrgent?: boolean
  /** What differs. */
  children: ReactNode
  actions: ReactNode
}

/** Something was changed by somebody else meanwhile: what was entered stays, beside it what they did, and the ways on. */
export function Conflict({ title, text, isUrgent = false, children, actions }: Props) {
  const id = useId()
  return (
    <section className={css.conflict} aria-labelledby={id} {...(isUrgent && { role: 'alert' })}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
      <div className={css.answers}>{actions}</div>
    </section>
  )
}
