import type { Profile } from '@fairway/contract/identity/account.schema'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { send } from '../../platform/api.ts'
import { isCancelled } from '../../platform/failure.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ProfileForm } from './profile.form.tsx'

/** The profile of a person: read-only data, and a form for the rest. */
export function ProfileScreen() {
  const { t } = useTranslation(['identity', 'ui'])
  const { profile, edition, failure, setProfile, reload } = useProfile()
  const problem = useFailureText(failure)
  return (
    <Screen
      title={t('profile.title')}
      actions={
        <Link to="/accountSecurity" className={buttonClass({})}>
          {t('security')}
        </Link>
      }
    >
      {profile && problem && <p role="alert">{problem}</p>}
      {profile && <ProfileForm key={edition} profile={profile} onSaved={setProfile} onReload={reload} />}
      {!profile && !problem && (
        <div aria-busy="true">
          <span className="visually-hidden" role="status">
            {t('profile.loading')}
          </span>
          <SkeletonLines count={6} />
        </div>
      )}
      {!profile && problem && (
        <EmptyState
          icon="alert"
          title={problem}
          actions={<Button onClick={reload}>{t('retry', { ns: 'ui' })}</Button>}
        />
      )}
    </Screen>
  )
}

interface Loaded {
  profile?: Profile
  /** Increases whenever another profile is loaded. */
  edition: number
  failure?: unknown
}

/** One's own profile, loaded each time the page opens. */
function useProfile() {
  const [{ profile, edition, failure }, setLoaded] = useState<Loaded>({ edition: 0 })
  const [round, setRound] = useState(0)
  const show = (found: Profile) => setLoaded((before) => ({ profile: found, edition: before.edition + 1 }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round loads again
  useEffect(() => {
    const calling = new AbortController()
    send('GET /auth/management/cp/user', {}, { signal: calling.signal }).then(
      show,
      (error: unknown) => isCancelled(error) || setLoaded((before) => ({ ...before, failure: error })), // the input stays
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
