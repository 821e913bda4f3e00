import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { latePart } from '../late-part.tsx'
import css from './board-notes.module.css'
import type { HeldList } from './held-list.rules.ts'
import { readersTime } from './list-words.ts'
import type { Listing } from './listing.ts'
import type { LiveNotesProps } from './live-notes.tsx'

const LiveNotes = latePart<LiveNotesProps>(async () => (await import('./live-notes.tsx')).LiveNotes)

interface Board {
  held: HeldList<Listing> | undefined
  isAnswer: boolean
  isKept: boolean
  found: { error: Error | null; askAgain: () => unknown }
  adoptNew: () => void
  seen: () => void
}

/** What happened to the list since the reader looked. */
export function BoardNews({ board: { held, isAnswer, adoptNew, seen } }: { board: Board }) {
  return (
    <span role="status">
      {held && isAnswer && held.fresh + held.gone + held.marks.size > 0 && (
        <LiveNotes held={held} onShow={adoptNew} onSeen={() => seen()} />
      )}
    </span>
  )
}

/** From when the list is, where it is not what the server says now. */
export function BoardAge({ board: { held, isAnswer, isKept, found } }: { board: Board }) {
  if (!held || !isAnswer || !(isKept || found.error)) return null
  return <KeptNote at={held.newest.lastUpdateTs} error={found.error} onRetry={() => void found.askAgain()} />
}

interface KeptNoteProps {
  /** When what is shown was true. */
  at: string
  error: unknown
  onRetry: () => void
}

/** Over a list that is shown although the server could not be asked, or not yet: from when it is. */
function KeptNote({ at, error, onRetry }: KeptNoteProps) {
  const { t } = useTranslation('listing')
  const { t: ui } = useTranslation('ui')
  const text = useFailureText(error)
  const time = { ...readersTime(at) }
  return (
    <p className={css.note} role="status">
      <Icon name={error ? 'alert' : 'clock'} size={16} />
      {error ? `${text ?? ''} ${t('live.offline', time)}` : t('live.kept', time)}
      {error !== null && (
        <Button small look="quiet" onClick={onRetry}>
          {ui('retry')}
        </Button>
      )}
    </p>
  )
}
