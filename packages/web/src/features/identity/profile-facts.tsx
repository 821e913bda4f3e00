import type { Profile } from '@fairway/contract/identity/account.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import css from './profile.module.css'

/** What customer service keeps of an account; to look at. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('identity')
  const { email, webid, status, relationships, organisations } = profile
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  return (
    <section className={css.facts} aria-labelledby="profile-account">
      <h2 className={css.title} id="profile-account">
        {t('profile.account')}
      </h2>
      <p className={css.note}>{t('profile.readOnly')}</p>
      <dl className={css.list}>
        <dt>{t('profile.username')}</dt>
        <dd translate="no">{email}</dd>
        <dt>{t('profile.webid')}</dt>
        <dd translate="no">{webid}</dd>
        <dt>{t('profile.status')}</dt>
        <dd>{t(`profile.statuses.${status}`)}</dd>
        <dt>{t('profile.relationships')}</dt>
        <dd>{list.format(relationships.map((one) => t(`words.relationships.${one}`)))}</dd>
        <dt>{t('profile.organisations')}</dt>
        {organisations.length === 0 && <dd>{t('profile.noOrganisations')}</dd>}
        {organisations.map(({ name, roles }) => (
          <dd key={name}>
            {name}
            <span className={css.roles}>{list.format(roles.map((role) => t(`profile.roles.${role}`)))}</span>
          </dd>
        ))}
      </dl>
    </section>
  )
}
