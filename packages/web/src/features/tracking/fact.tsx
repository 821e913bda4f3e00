import type { ReactNode } from 'react'
import { Muted } from '../../ui/text.tsx'
import css from './container-facts.module.css'

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Muted as="dt" size="xs">
        {term}
      </Muted>
      <dd className={css.fact}>{children}</dd>
    </div>
  )
}
