import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { lazyPart } from '../lazy-part.tsx'
import type { BufferedList } from './buffered-list.rules.ts'
import { readersTime } from './list-labels.ts'
import css from './list-notes.module.css'
import type { Listing } from './listing.ts'
import type { LiveNotesProps } from './live-notes.tsx'

const LiveNotes = lazyPart<LiveNotesProps>(async () => (await import('./live-notes.tsx')).LiveNotes)

interface ListNotesState {
  buffered: BufferedList<Listing> | undefined
  isAnswer: boolean
  isCached: boolean
  found: { error: Error | null; askAgain: () => unknown }
  adoptNew: () => void
  seen: () => void
}

/** What happened to the list since the reader looked. */
export function ListNews({ listPage: { buffered, isAnswer, adoptNew, seen } }: { listPage: ListNotesState }) {
  return (
    <span role="status">
      {buffered && isAnswer && buffered.fresh + buffered.gone + buffered.marks.size > 0 && (
        <LiveNotes buffered={buffered} onShow={adoptNew} onSeen={() => seen()} />
      )}
    </span>
  )
}

/** From when the list is, where it is not what the server says now. */
export function ListAge({ listPage: { buffered, isAnswer, isCached, found } }: { listPage: ListNotesState }) {
  if (!buffered || !isAnswer || !(isCached || found.error)) return null
  return <StaleNote at={buffered.newest.lastUpdateTs} error={found.error} onRetry={() => void found.askAgain()} />
}

interface StaleNoteProps {
  /** When what is shown was true. */
  at: string
  error: unknown
  onRetry: () => void
}

/** Over a list that is shown although the server could not be asked, or not yet: from when it is. */
function StaleNote({ at, error, onRetry }: StaleNoteProps) {
  const { t } = useTranslation('listing')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const time = { ...readersTime(at) }
  return (
    <p className={css.note} role="status">
      <Icon name={error ? 'alert' : 'clock'} size={16} />
      {error ? `${text ?? ''} ${t('live.offline', time)}` : t('live.kept', time)}
      {error !== null && (
        <Button small variant="quiet" onClick={onRetry}>
          {ui('retry')}
        </Button>
      )}
    </p>
  )
}
