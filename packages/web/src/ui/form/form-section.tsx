import type { ReactNode } from 'react'
import css from './form-section.module.css'

interface Props {
  id: string
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** One group of fields in a long form. */
export function FormSection({ id, title, intro, children }: Props) {
  return (
    <section className={css.section} id={id} aria-labelledby={`${id}title`}>
      <h2 className={css.title} id={`${id}title`} tabIndex={-1}>
        {title}
      </h2>
      {intro && <p className={css.intro}>{intro}</p>}
      <div className={css.fields}>{children}</div>
    </section>
  )
}

/** Two fields that belong together, side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
