import { type ComponentType, type ReactNode, useEffect } from 'react'
import { setPageTitle } from '../platform/page-title.ts'
import { createStore, useStore } from '../platform/storage/store.ts'
import { classNames } from './class-names.ts'
import css from './screen.module.css'

/** What the header of a signed-in person adds to every title: the link to the page's chapter of the User Guide. */
export const titleLink = createStore<ComponentType | undefined>(undefined)

export function TitleLink() {
  const Part = useStore(titleLink)
  return Part && <Part />
}

interface Props {
  /** The h1 and the first part of the document's title. */
  title: string
  /** The content of the h1 where it is more than the title. */
  heading?: ReactNode
  /** The link back, above the heading. */
  trail?: ReactNode
  /** Tags beside the heading. */
  beside?: ReactNode
  actions?: ReactNode
  narrow?: boolean
  /** Uses the whole window, for a table with many columns. */
  wide?: boolean
  children: ReactNode
}

/** The frame of every page: title, link back, actions and content. */
export function Screen({ title, heading, trail, beside, actions, narrow = false, wide = false, children }: Props) {
  useEffect(() => setPageTitle(title), [title])
  return (
    <div className={classNames(css.screen, narrow && css.narrow, wide && css.wide)}>
      {trail && <div className={css.trail}>{trail}</div>}
      <div className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {heading ?? title}
        </h1>
        {beside}
        <TitleLink />
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  )
}
