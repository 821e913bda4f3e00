import type { FoundThings } from '@fairway/contract/home/find.schema'
import { FIND_MINIMUM } from '@fairway/contract/home/find.values'
import { isHan } from '@fairway/contract/shared/fold'
import { useEffect, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { isCancelled } from '../../../platform/calls/failure.ts'
import { logClientError } from '../../../platform/client-log/client-log.ts'
import { useDebounced } from '../../../ui/form/use-debounced.ts'

const nothing: FoundThings = { things: [], isCut: false }

/** What the server finds by the typed text; guests ask for nothing. Where it cannot be asked, the rest of the palette works. */
export function useFound(typed: string, isGuest: boolean) {
  const text = typed.trim()
  const isWorth = !isGuest && ([...text].length >= FIND_MINIMUM || isHan(text))
  const asked = useDebounced(text)
  const [answer, setAnswer] = useState<{ to: string; found: FoundThings }>()
  useEffect(() => {
    if (!isWorth || asked !== text) return
    const leaving = new AbortController()
    send('GET /api/find', { query: { q: asked } }, { signal: leaving.signal, quiet: true }).then(
      (found) => setAnswer({ to: asked, found }),
      (error: unknown) => {
        if (leaving.signal.aborted || isCancelled(error)) return
        logClientError(error)
        setAnswer({ to: asked, found: nothing })
      },
    )
    return () => leaving.abort()
  }, [isWorth, asked, text])
  const isAnswered = answer?.to === text
  return { ...(isWorth && isAnswered ? answer.found : nothing), isLooking: isWorth && !isAnswered }
}
