import { useEffect, useMemo, useState } from 'react'
import { readStored, writeStored } from '../../platform/storage/safe-storage.ts'
import { changesSince, noteSight, readSeen, type ScheduleChanges, SEEN_LIMIT, type SeenRow } from './seen-rows.rules.ts'

const KEY = 'schedulesSeen'

/** What changed in the answer to a question since the last visit of this browser, and how to mark it as seen. */
export function useChanges(question: string, rows: SeenRow[] | undefined) {
  const [changes, setChanges] = useState<ScheduleChanges>()
  const shown = useMemo(() => (rows ? JSON.stringify(rows) : ''), [rows])
  useEffect(() => {
    if (shown === '') return setChanges(undefined)
    const present: SeenRow[] = JSON.parse(shown)
    const stored = readSeen(readStored(KEY))
    const seen = noteSight(stored.find(([asked]) => asked === question)?.[1], present, Date.now())
    write(stored, question, seen)
    setChanges(seen.before ? changesSince(seen.before, present) : undefined)
  }, [question, shown])
  const markSeen = () => {
    const stored = readSeen(readStored(KEY))
    const seen = stored.find(([asked]) => asked === question)?.[1]
    if (seen) write(stored, question, { ...seen, before: null })
    setChanges(undefined)
  }
  return { changes: changes && changes.count > 0 ? changes : undefined, markSeen }
}

type Stored = ReturnType<typeof readSeen>
const write = (stored: Stored, question: string, seen: Stored[number][1]) =>
  writeStored(
    KEY,
    JSON.stringify([[question, seen], ...stored.filter(([asked]) => asked !== question)].slice(0, SEEN_LIMIT)),
  )
