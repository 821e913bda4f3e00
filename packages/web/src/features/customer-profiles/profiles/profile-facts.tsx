import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import css from '../facts.module.css'

/** The person and the data of their registration. */
export function ProfileFacts({ profile }: { profile: AdminProfile }) {
  const { t, i18n } = useTranslation('customerProfiles')
  const { email, webid, jobTitle, phone, company, relationships, comments, createdAt } = profile
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  return (
    <Panel as="section" className={css.panel} aria-labelledby="profile-facts">
      <Heading id="profile-facts">{t('profile.facts')}</Heading>
      <DefinitionList className={css.facts}>
        <Fact term={t('profile.email')}>
          <span translate="no">{email}</span>
        </Fact>
        <Fact term={t('profile.company')}>{company}</Fact>
        <Fact term={t('profile.relationships')}>
          {list.format(relationships.map((one) => t(`words.relationships.${one}`)))}
        </Fact>
        <Fact term={t('profile.jobTitle')}>{jobTitle}</Fact>
        <Fact term={t('profile.phone')}>
          <span translate="no">
            {phone.number.startsWith('+') ? phone.number : `${phone.number} (${phone.country})`}
          </span>{' '}
          {phone.extension && t('profile.extension', { number: phone.extension })}
        </Fact>
        <Fact term={t('profile.address')}>{addressOf(profile, i18n.language)}</Fact>
        <Fact term={t('profile.webId')}>
          <span translate="no">{webid}</span>
        </Fact>
        <Fact term={t('profile.registered')}>
          <ReaderTime at={createdAt} />
        </Fact>
        <Fact term={t('profile.comments')} wide={comments !== ''} className={css.comments}>
          {comments || <Muted as="span">{t('profile.noComments')}</Muted>}
        </Fact>
      </DefinitionList>
    </Panel>
  )
}

function addressOf({ address1, address2, city, state, zip, country }: AdminProfile, language: string) {
  const named = /^[A-Z]{2}$/.test(country) && new Intl.DisplayNames(language, { type: 'region' }).of(country)
  return [address1, address2, city, state, zip, named].filter(Boolean).join(', ')
}
