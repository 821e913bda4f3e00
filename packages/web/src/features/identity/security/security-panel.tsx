import { type ReactNode, useId } from 'react'
import { Panel, Row } from '../../../ui/layout.tsx'
import { Heading } from '../../../ui/text.tsx'
import css from './security-panel.module.css'

interface Props {
  title: string
  /** A tag beside the heading. */
  beside?: ReactNode
  intro?: ReactNode
  children?: ReactNode
}

/** One part of the security page. */
export function SecurityPanel({ title, beside, intro, children }: Props) {
  const id = useId()
  return (
    <Panel as="section" className={css.panel} aria-labelledby={id}>
      <Row gap={12} rowGap={6}>
        <Heading id={id}>{title}</Heading>
        {beside}
      </Row>
      {intro && <p className={css.intro}>{intro}</p>}
      {children}
    </Panel>
  )
}
