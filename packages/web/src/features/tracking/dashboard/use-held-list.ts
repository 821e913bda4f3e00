import { useEffect, useState } from 'react'
import type { DashboardList } from './dashboard-calls.ts'
import { adopt, type HeldList, hold, markSeen, receive } from './held-list.rules.ts'
import { keepList, keptList } from './kept-dashboard.ts'

interface Answer {
  question: string
  /** The newest answer to it, once there is one. */
  list: DashboardList | undefined
}

interface Present {
  held: HeldList | undefined
  /** It is what was kept from the last visit; the server has not answered yet. */
  isKept: boolean
}

export interface HeldInUse extends Present {
  adoptNew: () => void
  seen: (key?: string) => void
}

/** Keeps an answer once it has stood for so long. */
const KEEP_AFTER_MS = 2_000

/** The list in front of the reader: what was kept from the last visit at once, then the server's answers as they come. */
export function useHeldList({ question, list }: Answer): HeldInUse {
  const [before, setPresent] = useState<Present>({ held: undefined, isKept: false })
  const present = take(before, { question, list })
  if (present !== before) setPresent(present)
  const isWaiting = list === undefined
  useEffect(() => {
    if (!isWaiting) return
    let isCurrent = true
    void keptList(question).then((kept) => {
      if (isCurrent && kept) setPresent((now) => (now.held ? now : { held: hold(question, kept), isKept: true }))
    })
    return () => {
      isCurrent = false
    }
  }, [question, isWaiting])
  useEffect(() => {
    if (!list) return
    const timer = setTimeout(() => void keepList(question, list), KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [question, list])
  const change = (act: (held: HeldList) => HeldList) =>
    setPresent((now) => {
      const next = now.held && act(now.held)
      return next === now.held ? now : { ...now, held: next }
    })
  return { ...present, adoptNew: () => change(adopt), seen: (key) => change((held) => markSeen(held, key)) }
}

/** What was kept may be days old: the first true answer counts as a whole. Later ones move no row. */
function take(before: Present, { question, list }: Answer): Present {
  const { held, isKept } = before
  if (!list || held?.newest === list) return before
  if (held?.question !== question) return { held: hold(question, list), isKept: false }
  const received = receive(held, list)
  return { held: isKept ? adopt(received) : received, isKept: false }
}
