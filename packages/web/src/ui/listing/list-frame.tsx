import type { GridName } from '@fairway/contract/shared/grid.values'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { readersTime } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { setPageTitle } from '../../platform/page-title.ts'
import { GridTools } from '../grid/tools/grid-tools.tsx'
import { type OfferedView, SavedViews } from '../grid/views/saved-views.tsx'
import { TitleLink } from '../screen.tsx'
import { isBare, type ListAddress } from './list-address.rules.ts'
import css from './list-frame.module.css'
import type { ListGrid } from './use-list-grid.ts'

/** When the list was last read, on the reader's own clock; with its day where that was not today. */
const LastUpdate = memo(function LastUpdate({ at }: { at: string }) {
  const { t } = useTranslation('listing')
  const { date, time, offset } = readersTime(at)
  const isToday = date === readersTime(new Date().toISOString()).date
  return (
    <time dateTime={at} className={css.updated} title={t('updatedHint', { date, time, offset })}>
      {t('updated', { time: isToday ? time : `${date} ${time}` })}
    </time>
  )
})

interface Props {
  title: string
  /** Whose preferences and saved views it has, if any. */
  name?: GridName
  /** What an exported file is called. */
  fileName: string
  grid: ListGrid
  address: ListAddress
  criteria: object
  /** Shows a saved view: its criteria and its look. */
  onOpenView: (criteria: Record<string, unknown>, viewText?: string) => void
  /** Back to the list as it begins. */
  onLeaveView: () => void
  /** The views that come with the list. */
  builtIn: readonly OfferedView[]
  /** Whether the rows are the answer to what the address asks. */
  isComplete: boolean
  /** When the list was read, once it was. */
  updatedAt?: string | undefined
  /** What stands above the list. */
  above?: ReactNode
  /** What begins here beside reading. */
  action?: ReactNode
  /** How many there are of what. */
  summaryCards: ReactNode
  /** What the list is narrowed by. */
  filters: ReactNode
  /** What is said behind the filters: news, how many there are, what can be done with them. */
  notes: ReactNode
  /** The list, or what stands in its place. */
  children: ReactNode
}

/** The frame of every list: title, saved views and tools, counts that filter, criteria, and the grid in the rest of the window. */
export function ListFrame(props: Props) {
  const { title, name, fileName, grid, address, criteria, onOpenView, onLeaveView, builtIn, updatedAt, action } = props
  const { isComplete } = props
  // whoever comes without an address begins with the view of their choice, and only without one where they were last
  const [cameBare] = useState(() => isBare(address))
  useEffect(() => setPageTitle(title), [title])
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        {name && (
          <SavedViews
            name={name}
            criteria={criteria}
            state={grid.state}
            openedId={grid.openedViewId}
            openFirst={cameBare ? grid.firstViewId : undefined}
            onOpen={(view, viewText) => onOpenView(view.content.criteria, viewText)}
            onLeave={onLeaveView}
            builtIn={builtIn}
          />
        )}
        <span className={css.rest}>
          <TitleLink />
          {updatedAt !== undefined && <LastUpdate at={updatedAt} />}
          <GridTools
            {...(name && { name })}
            columns={grid.columns}
            rows={grid.rows}
            shown={grid.shown}
            state={grid.state}
            onState={grid.setState}
            onReset={grid.reset}
            fileName={fileName}
            place={isComplete ? address : undefined}
          />
        </span>
        {action && <span className={css.action}>{action}</span>}
      </div>
      {props.above}
      {props.summaryCards}
      <div className={css.bar}>
        {props.filters}
        {props.notes}
      </div>
      {props.children}
    </div>
  )
}

/** How many rows are shown, and what can be done with them. */
export function ListCount({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <span className={css.counted}>
      <span className={css.count} role="status">
        {text}
      </span>
      {children}
    </span>
  )
}
