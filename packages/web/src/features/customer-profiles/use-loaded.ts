import { useEffect, useRef, useState } from 'react'
import { isCancelled } from '../../platform/calls/failure.ts'

interface Loaded<T> {
  found?: T
  /** Increases whenever another version is loaded. */
  edition: number
  failure?: unknown
}

/** The subject of a form, loaded when the page opens and on request, and never while somebody edits it. */
export function useLoaded<T>(name: string, load: (signal: AbortSignal) => Promise<T>) {
  const [{ found, edition, failure }, setLoaded] = useState<Loaded<T>>({ edition: 0 })
  const [round, setRound] = useState(0)
  const call = useRef(load)
  call.current = load
  const show = (next: T) => setLoaded((before) => ({ found: next, edition: before.edition + 1 }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name or round loads again
  useEffect(() => {
    const calling = new AbortController()
    call.current(calling.signal).then(
      (next) => calling.signal.aborted || show(next),
      (error: unknown) => isCancelled(error) || setLoaded((before) => ({ ...before, failure: error })), // the input stays
    )
    return () => calling.abort()
  }, [name, round])
  return { found, failure, edition, show, reload: () => setRound(round + 1) }
}
