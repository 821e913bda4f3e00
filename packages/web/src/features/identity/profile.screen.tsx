import { useTranslation } from 'react-i18next'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ProfileForm } from './profile.form.tsx'
import { useProfile } from './use-profile.ts'

/** What the portal knows of a person: to look at, and to change what is theirs to change. */
export function ProfileScreen() {
  const { t } = useTranslation(['identity', 'ui'])
  const { profile, failure, setProfile, reload } = useProfile()
  const problem = useFailureText(failure)
  return (
    <Screen title={t('profile.title')}>
      {profile && <ProfileForm key={profile.version} profile={profile} onSaved={setProfile} onReload={reload} />}
      {!profile && !problem && (
        <div aria-busy="true">
          <span className="visually-hidden" role="status">
            {t('profile.loading')}
          </span>
          <SkeletonLines count={6} />
        </div>
      )}
      {problem && (
        <EmptyState
          icon="alert"
          title={problem}
          actions={<Button onClick={reload}>{t('retry', { ns: 'ui' })}</Button>}
        />
      )}
    </Screen>
  )
}
