import type { WatchSubject } from '@fairway/contract/watching/watching.schema'
import { WATCH_BATCH } from '@fairway/contract/watching/watching.values'
import { Failure } from '../../platform/calls/failure.ts'

interface Added {
  added: number
  already: number
  missing: number
}

type Add = (subjects: WatchSubject[]) => Promise<{ added: number; already: number; missing: readonly number[] }>

/** Nothing of a batch is the reader's. */
const isForeign = (error: unknown) => error instanceof Failure && error.answer.errorCode === 'WA0001'

/** Watches many things, as many with a call as it takes. What is refused, such as more than a person can watch, ends it. */
export async function watchMany(subjects: readonly WatchSubject[], add: Add): Promise<Added> {
  const sum: Added = { added: 0, already: 0, missing: 0 }
  for (let from = 0; from < subjects.length; from += WATCH_BATCH) {
    const batch = subjects.slice(from, from + WATCH_BATCH)
    try {
      const { added, already, missing } = await add(batch)
      sum.added += added
      sum.already += already
      sum.missing += missing.length
    } catch (error) {
      if (!isForeign(error)) throw error
      sum.missing += batch.length
    }
  }
  return sum
}
