import type { Profile } from '@fairway/contract/identity/account.schema'
import { useEffect, useState } from 'react'
import { send } from '../../platform/api.ts'
import { isCancelled } from '../../platform/failure.ts'

interface Loaded {
  profile?: Profile
  /** Rises whenever another one is shown. */
  edition: number
  failure?: unknown
}

/** One's own profile, read anew each time the page opens. */
export function useProfile() {
  const [{ profile, edition, failure }, setLoaded] = useState<Loaded>({ edition: 0 })
  const [round, setRound] = useState(0)
  const show = (found: Profile) => setLoaded((before) => ({ profile: found, edition: before.edition + 1 }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const calling = new AbortController()
    send('GET /auth/management/cp/user', {}, { signal: calling.signal }).then(
      show,
      (error: unknown) => isCancelled(error) || setLoaded((before) => ({ ...before, failure: error })), // what was entered stays,
    )
    return () => calling.abort()
  }, [round])
  return {
    profile,
    failure,
    edition,
    setProfile: show,
    reload: () => setRound(round + 1),
  }
}
