import { type ReactNode, useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Panel } from '../../ui/layout.tsx'
import css from './container-detail.module.css'

interface Props {
  title: string
  className?: string | undefined
  children: ReactNode
}

/** One matter of the page under its heading. */
export function TitledPanel({ title, className, children }: Props) {
  const id = useId()
  return (
    <Panel as="section" className={classNames(css.panel, className)} aria-labelledby={id}>
      <h2 id={id} className={css.panelTitle}>
        {title}
      </h2>
      {children}
    </Panel>
  )
}
