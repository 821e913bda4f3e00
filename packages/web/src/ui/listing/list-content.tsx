import type { Violation } from '@fairway/contract/kit/errors'
import type { GridName } from '@fairway/contract/shared/grid.values'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { EmptyState } from '../empty-state.tsx'
import type { IconName } from '../icon.tsx'
import { lazyPart } from '../lazy-part.tsx'
import type { BufferedList } from './buffered-list.rules.ts'
import { codeOf } from './list-calls.ts'
import { ListRows } from './list-rows.tsx'
import { BadCriteria, FailedList, type ListRefusal, ListSkeleton, LostNumbers, NoMatch } from './list-states.tsx'
import type { Listing } from './listing.ts'
import type { MissingNumbersProps } from './missing-numbers.tsx'
import type { ListGrid } from './use-list-grid.ts'

const MissingNumbers = lazyPart<MissingNumbersProps>(async () => (await import('./missing-numbers.tsx')).MissingNumbers)

/** What each dashboard says in its own words. */
export type ListPageText =
  | 'title'
  | 'fileName'
  | 'grid'
  | 'loading'
  | `states.${'emptyTitle' | 'empty' | 'noMatch' | 'overTitle' | 'over' | 'failed' | 'deniedTitle'}`

/** The codes by which the server refuses a list; with any other one it failed. */
export type RefusalCodes = Readonly<Record<Exclude<ListRefusal, 'failed'>, readonly string[]>>

/** A dashboard as far as its list goes. */
export interface ListContentState {
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
  listPage: ListContentState
  /** Whose preferences it follows, if any. */
  name?: GridName
  icon: IconName
  say: (text: ListPageText) => string
  /** Why a number may not be found, where the list can be asked for numbers. */
  why?: string | undefined
  refusals: RefusalCodes
  /** So many rows can be chosen at once; not given where there is nothing to do with them. */
  limit?: number | undefined
  /** A row on a phone; the same function for the same rows, or all of them would be drawn again. */
  card: (row: number) => ReactNode
  onFilter: () => void
  onPaste: () => void
}

/** Why there is no list, by the code of the refusal. */
function refusalOf(error: Error, refusals: RefusalCodes): ListRefusal {
  const code = codeOf(error) ?? ''
  const known = (['over', 'missing', 'denied'] as const).find((refusal) => refusals[refusal].includes(code))
  return known ?? 'failed'
}

/** The list, or what stands in its place: on its way, empty, too many, refused, or not to be searched for. */
export function ListContent(props: ContentProps) {
  const { listPage, say, why, onFilter, onPaste } = props
  const { criteria, errors, isLost, found, buffered, isAnswer } = listPage
  if (errors.length > 0) return <BadCriteria errors={errors} onFilter={onFilter} />
  if (isLost) return <LostNumbers onPaste={onPaste} />
  const refused = isAnswer ? null : found.error
  const isMissing = refused && refusalOf(refused, props.refusals) === 'missing'
  const missing = (isMissing ? criteria.numbers : isAnswer && buffered?.newest.missing) || []
  return (
    <>
      {why && missing.length > 0 && <MissingNumbers numbers={missing} why={why} />}
      {refused ? (
        <RefusedList {...props} error={refused} />
      ) : buffered ? (
        <ContentRows {...props} />
      ) : (
        <ListSkeleton text={say('loading')} />
      )}
    </>
  )
}

function RefusedList({ listPage, error, refusals, say, icon, onFilter }: ContentProps & { error: Error }) {
  const { t } = useTranslation('listing')
  const refusal = refusalOf(error, refusals)
  const titles: Record<ListRefusal, string> = {
    over: say('states.overTitle'),
    missing: t('states.noMatchTitle'),
    denied: say('states.deniedTitle'),
    failed: say('states.failed'),
  }
  return (
    <FailedList
      error={error}
      refusal={refusal}
      title={titles[refusal]}
      {...(refusal === 'over' && { hint: say('states.over'), icon })}
      onRetry={() => void listPage.found.askAgain()}
      onFilter={onFilter}
      onClear={listPage.clear}
    />
  )
}

/** The rows as a grid, or as cards on a phone. */
function ContentRows({ listPage, name, icon, say, limit, card }: ContentProps) {
  const { buffered, isAnswer, grid, keys, setKeys, seen } = listPage
  // the same object for the same choice: with another one every row would be drawn again
  const selection = useMemo(() => limit && { keys, limit, onChange: setKeys }, [keys, limit, setKeys])
  return (
    <ListRows
      {...(name && { name })}
      label={say('grid')}
      grid={grid}
      isFormer={!isAnswer}
      {...(selection && { selection })}
      {...(buffered && { marks: buffered.marks })}
      card={card}
      onSeen={seen}
      empty={
        listPage.isNarrowed ? (
          <NoMatch text={say('states.noMatch')} onClear={listPage.clear} />
        ) : (
          <EmptyState icon={icon} title={say('states.emptyTitle')}>
            {say('states.empty')}
          </EmptyState>
        )
      }
    />
  )
}
