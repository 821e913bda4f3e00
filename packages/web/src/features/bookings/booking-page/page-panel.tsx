import { type ReactNode, useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Panel, Row } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
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
    <Panel as="section" className={classNames(css.panel, className)} aria-labelledby={id}>
      <Row gap={16} rowGap={0} align="baseline" justify="between" className={css.panelHead}>
        <h2 id={id}>{title}</h2>
        {beside && (
          <Muted as="span" size="xs">
            {beside}
          </Muted>
        )}
      </Row>
      {children}
    </Panel>
  )
}
