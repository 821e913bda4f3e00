import { useEffect, useState } from 'react'
import { logClientError } from '../../platform/client-log.ts'
import { loadAgain } from '../../platform/part-loading.ts'
import { whenIdle } from '../when-idle.ts'

interface LazyLoad<T> {
  /** What was loaded, once it is there. */
  part?: T
  failed: boolean
  retry: () => void
}

/** Loads a part of the page that can wait until the rest of it can be used. What cannot be loaded is noted in the log. */
export function useLazyLoad<T>(load: () => Promise<T>): LazyLoad<T> {
  const [part, setPart] = useState<{ part?: T; failed: boolean }>({ failed: false })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isWanted = true
    const start = () => {
      const loading = attempt === 0 ? load() : loadAgain(load)
      loading.then(
        (loaded) => isWanted && setPart({ part: loaded, failed: false }),
        (error: unknown) => {
          logClientError(error)
          if (isWanted) setPart({ failed: true })
        },
      )
    }
    const callOff = whenIdle(start)
    return () => {
      isWanted = false
      callOff()
    }
  }, [load, attempt])
  const retry = () => {
    setPart({ failed: false })
    setAttempt(attempt + 1)
  }
  return { ...part, retry }
}
