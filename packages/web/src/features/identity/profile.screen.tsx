import { Link } from '@tanstack/react-router'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ProfileForm } from './profile.form.tsx'
import { useProfile } from './use-profile.ts'

/** What the portal knows of a person: to look at, and to change what is theirs to change. */
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
