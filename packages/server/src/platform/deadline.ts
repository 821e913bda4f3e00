import { refuse } from '@fairway/contract/kit/general.errors'

/** A call that cannot finish in time is ended, its query too, and answered GE0008. */
export async function withDeadline<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const over = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      over.abort()
      try {
        refuse('GE0008')
      } catch (refusal) {
        reject(refusal)
      }
    }, limitMs)
  })
  const working = work(over.signal)
  working.catch(() => undefined) // what fails after the deadline was answered already
  try {
    return await Promise.race([working, late])
  } finally {
    clearTimeout(timer)
  }
}
