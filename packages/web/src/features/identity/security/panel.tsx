import { type ReactNode, useId } from 'react'
import css from './panel.module.css'

interface Props {
  title: string
  /** A tag beside the heading. */
  beside?: ReactNode
  intro?: ReactNode
  children?: ReactNode
}

/** One matter of the account's security. */
export function Panel({ title, beside, intro, children }: Props) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.head}>
        <h2 className={css.title} id={id}>
          {title}
        </h2>
        {beside}
      </div>
      {intro && <p className={css.intro}>{intro}</p>}
      {children}
    </section>
  )
}
