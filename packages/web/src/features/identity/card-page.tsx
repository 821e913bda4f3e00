import { type ReactNode, useEffect } from 'react'
import { setPageTitle } from '../../platform/page-title.ts'
import { Icon } from '../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../ui/layout.tsx'
import css from './card-page.module.css'

interface Props {
  title: string
  intro?: ReactNode
  /** Why the reader is on this page. */
  notice?: string
  children: ReactNode
  /** Other ways, below the card. */
  below?: ReactNode
}

/** A page with one short form and nothing else. */
export function CardPage({ title, intro, notice, children, below }: Props) {
  useEffect(() => setPageTitle(title), [title])
  return (
    <Stack gap={16} className={css.page}>
      <h1 className={css.title} tabIndex={-1}>
        {title}
      </h1>
      {notice && (
        <p className={css.notice} role="status">
          <Icon name="alert" />
          <span>{notice}</span>
        </p>
      )}
      {intro && <p className={css.intro}>{intro}</p>}
      <Panel className={css.card}>{children}</Panel>
      {below && (
        <Row gap={24} rowGap={0} justify="between" muted className={css.below}>
          {below}
        </Row>
      )}
    </Stack>
  )
}

/** A second action in the card. */
export function CardPart({ children }: { children: ReactNode }) {
  return <div className={css.part}>{children}</div>
}
