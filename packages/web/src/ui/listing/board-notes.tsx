import { latePart } from '../late-part.tsx'
import type { HeldList } from './held-list.rules.ts'
import { KeptNote } from './kept-note.tsx'
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
