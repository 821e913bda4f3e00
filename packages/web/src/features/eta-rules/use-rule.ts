import type { RuleDetail } from '@fairway/contract/eta-rules/eta-rule.schema'
import { useEffect, useState } from 'react'
import { send } from '../../platform/api.ts'
import { isCancelled } from '../../platform/failure.ts'

interface Loaded {
  detail?: RuleDetail
  failure?: unknown
  /** Rises whenever another state of the rule is put into the form. */
  edition: number
}

/** A rule with its history, read when the page opens and after a change: never behind the back of whoever edits it. */
export function useRule(ruleId: string) {
  const [loaded, setLoaded] = useState<Loaded>({ edition: 0 })
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again
  useEffect(() => {
    if (ruleId === '') return
    const calling = new AbortController()
    send('GET /api/eta/rule', { query: { ruleId } }, { signal: calling.signal }).then(
      (detail) => calling.signal.aborted || setLoaded(({ edition }) => ({ detail, edition: edition + 1 })),
      (failure: unknown) => isCancelled(failure) || setLoaded((before) => ({ ...before, failure })),
    )
    return () => calling.abort()
  }, [ruleId, round])
  return { ...loaded, reload: () => setRound(round + 1) }
}
