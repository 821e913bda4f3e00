import { type ReactNode, useEffect } from 'react'
import { setPageTitle } from '../platform/page-title.ts'
import { classNames } from './class-names.ts'
import css from './screen.module.css'

interface Props {
  /** The h1 and the first part of the document's title. */
  title: string
  /** What stands in the h1 where it is more than the title's text. */
  heading?: ReactNode
  /** The way back, above the heading. */
  trail?: ReactNode
  /** Tags beside the heading. */
  beside?: ReactNode
  actions?: ReactNode
  narrow?: boolean
  children: ReactNode
}

/** The frame of every page: title, the way back, what can be done here, and the content. */
export function Screen({ title, heading, trail, beside, actions, narrow = false, children }: Props) {
  useEffect(() => setPageTitle(title), [title])
  return (
    <div className={classNames(css.screen, narrow && css.narrow)}>
      {trail && <div className={css.trail}>{trail}</div>}
      <div className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {beside}
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
