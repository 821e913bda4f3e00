import type { Profile } from '@fairway/contract/identity/account.schema'
import { useEffect, useState } from 'react'
import { send } from '../../platform/api.ts'
import { isCancelled } from '../../platform/failure.ts'

interface Loaded {
  profile?: Profile
  failure?: unknown
}

/** One's own profile, read anew each time the page opens. */
export function useProfile() {
  const [{ profile, failure }, setLoaded] = useState<Loaded>({})
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const calling = new AbortController()
    send('GET /auth/management/cp/user', {}, { signal: calling.signal }).then(
      (found) => setLoaded({ profile: found }),
      (error: unknown) => isCancelled(error) || setLoaded({ failure: error }),
    )
    return () => calling.abort()
  }, [round])
  return {
    profile,
    failure,
    setProfile: (changed: Profile) => setLoaded({ profile: changed }),
    reload: () => setRound(round + 1),
  }
}
