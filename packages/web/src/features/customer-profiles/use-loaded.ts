import { useEffect, useRef, useState } from 'react'
import { isCancelled } from '../../platform/failure.ts'

interface Loaded<T> {
  found?: T
  /** Rises whenever another one is shown. */
  edition: number
  failure?: unknown
}

/** What a form is about, read when the page opens and when asked again: never behind the back of whoever edits it. */
export function useLoaded<T>(name: string, load: (signal: AbortSignal) => Promise<T>) {
  const [{ found, edition, failure }, setLoaded] = useState<Loaded<T>>({ edition: 0 })
  const [round, setRound] = useState(0)
  const call = useRef(load)
  call.current = load
  const show = (next: T) => setLoaded((before) => ({ found: next, edition: before.edition + 1 }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name, or another round, asks again
  useEffect(() => {
    const calling = new AbortController()
    call.current(calling.signal).then(
      (next) => calling.signal.aborted || show(next),
      (error: unknown) => isCancelled(error) || setLoaded((before) => ({ ...before, failure: error })), // what was entered stays
    )
    return () => calling.abort()
  }, [name, round])
  return { found, failure, edition, show, reload: () => setRound(round + 1) }
}
