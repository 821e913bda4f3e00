import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import css from './booking-page.module.css'

interface Props {
  title: string
  /** Beside the heading, such as a count. */
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One matter of the page under its heading. */
export function PagePanel({ title, beside, className, children }: Props) {
  const id = useId()
  return (
    <section className={classNames(css.panel, className)} aria-labelledby={id}>
      <div className={css.panelHead}>
        <h2 id={id}>{title}</h2>
        {beside && <span className={css.beside}>{beside}</span>}
      </div>
      {children}
    </section>
  )
}
