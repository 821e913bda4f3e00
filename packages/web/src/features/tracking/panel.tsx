import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import css from './container-detail.module.css'

interface Props {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** One matter of the page under its heading. */
export function Panel({ title, className, children }: Props) {
  const id = useId()
  return (
    <section className={classNames(css.panel, className)} aria-labelledby={id}>
      <h2 id={id} className={css.panelTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
