import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Panel, Row } from './layout.tsx'
import { Heading, Muted } from './text.tsx'
import css from './titled-panel.module.css'

interface Props {
  title: string
  /** Beside the heading, such as a count. */
  beside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** One matter of a page under its heading; the content fills the panel from edge to edge. */
export function TitledPanel({ title, beside, className, children }: Props) {
  const id = useId()
  return (
    <Panel as="section" className={classNames(css.panel, className)} aria-labelledby={id}>
      <Row gap={16} rowGap={0} align="baseline" justify="between" className={css.head}>
        <Heading size="sm" id={id}>
          {title}
        </Heading>
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
