import type { Violation } from '@fairway/contract/kit/errors'
import type { GridName } from '@fairway/contract/shared/grid.values'
import { type FocusEvent, type ReactNode, useMemo, useRef } from 'react'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { EmptyState } from '../feedback/empty-state.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { Grid } from '../grid/grid.tsx'
import type { GridProps } from '../grid/grid-parts.ts'
import type { IconName } from '../icon.tsx'
import { BadCriteria } from './bad-criteria.tsx'
import type { BufferedList } from './buffered-list.rules.ts'
import type { Listing, ListTexts } from './define-list.ts'
import { codeOf } from './list-calls.ts'
import frameCss from './list-frame.module.css'
import { MissingNumbers } from './list-notes.tsx'
import css from './list-states.module.css'
import type { ListGrid } from './use-list-grid.ts'

/** Why there is no list: too many rows, none of those asked for, not allowed, or out of reach. */
type Refusal = 'over' | 'missing' | 'denied' | 'failed'

interface Refusals {
  over: string
  missing?: readonly string[]
  denied?: readonly string[]
}

/** The page of a list as far as its rows go. */
export interface ListContentState {
  definition: { name?: GridName; icon: IconName; refusals: Refusals }
  texts: ListTexts
  criteria: { numbers?: string[] | undefined }
  errors: readonly Violation[]
  isLost: boolean
  isNarrowed: boolean
  found: { error: Error | null; askAgain: () => unknown }
  buffered: BufferedList<Listing & { missing?: string[] }> | undefined
  isAnswer: boolean
  grid: ListGrid
  keys: ReadonlySet<string>
  setKeys: (keys: ReadonlySet<string>) => void
  seen: (key?: string) => void
  clear: () => void
}

export interface ContentProps {
  page: ListContentState
  /** So many rows can be chosen at once; not given where there is nothing to do with several. */
  selectLimit?: number | undefined
  /** What is chosen, where the screen itself keeps that. */
  selection?: GridProps['selection']
  /** What can be done where there is no row at all. */
  emptyAction?: ReactNode
  /** A row on a phone; the same function for the same rows, or all of them would be drawn again. */
  card: (row: number) => ReactNode
  onFilter: () => void
  onPaste: () => void
}

/** Why there is no list, by the code of the refusal. */
function refusalOf(error: Error, { over, missing = [], denied = [] }: Refusals): Refusal {
  const code = codeOf(error) ?? ''
  if (code === over) return 'over'
  return missing.includes(code) ? 'missing' : denied.includes(code) ? 'denied' : 'failed'
}

/** The list, or what stands in its place: on its way, empty, too many, refused, or not to be searched for. */
export function ListContent(props: ContentProps) {
  const { page, onFilter, onPaste } = props
  const { definition, texts, criteria, errors, isLost, found, buffered, isAnswer } = page
  if (errors.length > 0) return <BadCriteria errors={errors} onFilter={onFilter} title={texts.badTitle} />
  if (isLost) return <LostNumbers onPaste={onPaste} />
  const refused = isAnswer ? null : found.error
  const isMissing = refused && refusalOf(refused, definition.refusals) === 'missing'
  const missing = (isMissing ? criteria.numbers : isAnswer && buffered?.newest.missing) || []
  return (
    <>
      {texts.paste && missing.length > 0 && <MissingNumbers numbers={missing} why={texts.paste.why} />}
      {refused ? (
        <RefusedList {...props} error={refused} />
      ) : buffered ? (
        <ContentRows {...props} />
      ) : (
        <ListSkeleton text={texts.loading} />
      )}
    </>
  )
}

/** What stands in place of a list that was refused, with the way on. */
function RefusedList({ page, error, onFilter }: ContentProps & { error: Error }) {
  const { t } = useTranslation('listing')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const { definition, texts, found, clear } = page
  const refusal = refusalOf(error, definition.refusals)
  const titles: Record<Refusal, string> = {
    over: texts.overTitle,
    missing: t('states.noMatchTitle'),
    denied: texts.deniedTitle ?? texts.failed,
    failed: texts.failed,
  }
  const ways: Record<Refusal, ReactNode> = {
    over: <Button onClick={onFilter}>{t('states.addFilter')}</Button>,
    missing: <Button onClick={clear}>{t('states.clearFilters')}</Button>,
    denied: null, // asking again would change nothing
    failed: (
      <Button variant="primary" onClick={() => void found.askAgain()}>
        {ui('retry')}
      </Button>
    ),
  }
  return (
    <div role="alert">
      <EmptyState icon={refusal === 'over' ? definition.icon : 'alert'} title={titles[refusal]} actions={ways[refusal]}>
        <p>{text}</p>
        {refusal === 'over' && <p>{texts.over}</p>}
      </EmptyState>
    </div>
  )
}

/** The rows as a grid, or as cards on a phone. */
function ContentRows({ page, selectLimit: limit, selection: own, emptyAction, card }: ContentProps) {
  const { t } = useTranslation('listing')
  const { definition, texts, buffered, isAnswer, grid, keys, setKeys, seen } = page
  const { name, icon } = definition
  const { rows, shown } = grid
  // the same object for the same choice: with another one every row would be drawn again
  const several = useMemo(() => limit && { keys, limit, onChange: setKeys }, [keys, limit, setKeys])
  const selection = own ?? several
  const keyAt = (at: number) => {
    const row = shown[at]
    return row === undefined ? undefined : rows.keyOf(row)
  }
  const standing = useSeenRows(keyAt, seen)
  return (
    <div className={classNames(frameCss.grid, !isAnswer && frameCss.former)} aria-busy={!isAnswer} {...standing}>
      <Grid
        {...(name && { name })}
        label={texts.grid}
        rows={rows}
        columns={grid.columns}
        state={grid.state}
        onState={grid.setState}
        shown={shown}
        order={grid.order}
        {...(selection && { selection })}
        {...(buffered && { marks: buffered.marks })}
        card={card}
        empty={
          page.isNarrowed ? (
            <EmptyState
              icon="search"
              title={texts.noMatchTitle ?? t('states.noMatchTitle')}
              actions={<Button onClick={page.clear}>{texts.clearFilters ?? t('states.clearFilters')}</Button>}
            >
              {texts.noMatch}
            </EmptyState>
          ) : (
            <EmptyState icon={icon} title={texts.emptyTitle} actions={emptyAction}>
              {texts.empty}
            </EmptyState>
          )
        }
      />
    </div>
  )
}

/** Tells which row the focus has left: whoever was on a row has seen what changed in it. */
function useSeenRows(keyAt: (at: number) => string | undefined, onSeen: (key: string) => void) {
  const previous = useRef<string>(undefined)
  const leaveFor = (next: string | undefined) => {
    if (previous.current !== undefined && previous.current !== next) onSeen(previous.current)
    previous.current = next
  }
  const keyOf = (target: EventTarget) => {
    const index = target instanceof Element ? target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') : null
    return index ? keyAt(Number(index) - 2) : undefined
  }
  return {
    onFocus: (event: FocusEvent) => leaveFor(keyOf(event.target)),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leaveFor(undefined)
    },
  }
}

/** As many rows as fill the window, in their size. */
const SKELETON_ROWS = 14

/** The list is on its way. */
function ListSkeleton({ text }: { text: string }) {
  return (
    <div className={css.skeleton} aria-busy="true">
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <Skeleton key={row} width={row === 0 ? '60%' : '100%'} height="20px" />
      ))}
    </div>
  )
}

/** The address names numbers that only another browser has. */
function LostNumbers({ onPaste }: { onPaste: () => void }) {
  const { t } = useTranslation('listing')
  return (
    <EmptyState icon="copy" title={t('paste.title')} actions={<Button onClick={onPaste}>{t('paste.open')}</Button>}>
      {t('missing.lost')}
    </EmptyState>
  )
}
