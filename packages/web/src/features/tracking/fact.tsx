import type { ReactNode } from 'react'
import css from './container-facts.module.css'

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.fact}>{children}</dd>
    </div>
  )
}
