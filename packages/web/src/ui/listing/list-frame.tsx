import type { GridName } from '@fairway/contract/shared/grid.words'
import { memo, type ReactNode, useEffect, useState } from 'react'
import { setPageTitle } from '../../platform/page-title.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { FilterChips } from '../grid/tools/filter-chips.tsx'
import { GridTools } from '../grid/tools/grid-tools.tsx'
import { SavedViews } from '../grid/views/saved-views.tsx'
import { isBare, type ListAddress } from './list-address.rules.ts'
import css from './list-frame.module.css'
import { readersTime } from './list-words.ts'
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
  onOpenView: (criteria: Record<string, unknown>, look?: string) => void
  /** When the list was read, once it was. */
  updatedAt?: string | undefined
  /** What stands above the list. */
  above?: ReactNode
  /** What begins here beside reading. */
  action?: ReactNode
  /** How many there are of what. */
  strip: ReactNode
  /** What the list is narrowed by. */
  criteriaBar: ReactNode
  /** What is said behind the filters: news, how many there are, what can be done with them. */
  notes: ReactNode
  /** The list, or what stands in its place. */
  children: ReactNode
}

/** The frame of every list: title, saved views and tools, counts that filter, criteria, and the grid in the rest of the window. */
export function ListFrame(props: Props) {
  const { title, name, fileName, grid, address, criteria, onOpenView, updatedAt, action } = props
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
            onOpen={(view, look) => onOpenView(view.content.criteria, look)}
            onLeave={() => onOpenView({})}
          />
        )}
        <span className={css.rest}>
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
          />
        </span>
        {action && <span className={css.action}>{action}</span>}
      </div>
      {props.above}
      {props.strip}
      <div className={css.bar}>
        {props.criteriaBar}
        <FilterChips columns={grid.columns} rows={grid.rows} state={grid.state} onState={grid.setState} />
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
