import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import css from './definition-list.module.css'

interface Props extends ComponentProps<'dl'> {
  /**
   * `fill`: as many columns as fit. `halves`: two. `single`: one. `beside`: each text on the right of its term; takes dt and dd instead
   * of facts. `lines`: the same with a line below each.
   */
  layout?: 'fill' | 'halves' | 'single' | 'beside' | 'lines'
}

/** What is known of something, by name. */
export function DefinitionList({ layout = 'fill', className, ...rest }: Props) {
  return <dl className={classNames(css.list, css[layout], className)} {...rest} />
}

interface FactProps {
  term: ReactNode
  /** Takes a line of its own. */
  wide?: boolean
  className?: string | undefined
  children: ReactNode
}

export function Fact({ term, wide = false, className, children }: FactProps) {
  return (
    <div className={classNames(wide && css.wide, className) || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
