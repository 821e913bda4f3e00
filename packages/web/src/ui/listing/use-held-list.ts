import { useState } from 'react'
import { adopt, type HeldList, hold, markSeen, receive } from './held-list.rules.ts'
import type { KeptListing } from './kept-listing.ts'
import type { Listing, ListKind } from './listing.ts'
import { useKeeping } from './use-keeping.ts'

interface Answer<L extends Listing> {
  question: string
  /** The newest answer to it, once there is one. */
  list: L | undefined
}

interface Present<L extends Listing> {
  held: HeldList<L> | undefined
  /** It is what was kept from the last visit; the server has not answered yet. */
  isKept: boolean
}

interface HeldInUse<L extends Listing> extends Present<L> {
  adoptNew: () => void
  seen: (key?: string) => void
}

interface Wishes<L extends Listing> extends Answer<L> {
  kind: ListKind<L>
  kept: KeptListing<L>
}

/** The list in front of the reader: what was kept from the last visit at once, then the server's answers as they come. */
export function useHeldList<L extends Listing>({ question, list, kind, kept }: Wishes<L>): HeldInUse<L> {
  const [before, setPresent] = useState<Present<L>>({ held: undefined, isKept: false })
  const present = take(before, { question, list }, kind)
  if (present !== before) setPresent(present)
  useKeeping({
    kept,
    question,
    list,
    onKept: (found) => setPresent((now) => (now.held ? now : { held: hold(question, found), isKept: true })),
  })
  const change = (act: (held: HeldList<L>) => HeldList<L>) =>
    setPresent((now) => {
      const next = now.held && act(now.held)
      return next === now.held ? now : { ...now, held: next }
    })
  return { ...present, adoptNew: () => change(adopt), seen: (key) => change((held) => markSeen(held, key)) }
}

/** What was kept may be days old: the first true answer counts as a whole. Later ones move no row. */
function take<L extends Listing>(before: Present<L>, { question, list }: Answer<L>, kind: ListKind<L>): Present<L> {
  const { held, isKept } = before
  if (!list || held?.newest === list) return before
  if (held?.question !== question) return { held: hold(question, list), isKept: false }
  const received = receive(held, list, kind)
  return { held: isKept ? adopt(received) : received, isKept: false }
}
