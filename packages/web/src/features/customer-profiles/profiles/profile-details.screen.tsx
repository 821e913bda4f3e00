import type { AdminProfile } from '@fairway/contract/accounts/accounts.schema'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { personName } from '../../../ui/account/person-name.rules.ts'
import { StatusTag } from '../../../ui/account/status-tag.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel, Row } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Heading, Muted } from '../../../ui/text.tsx'
import { useGrantTrail } from '../found-lists.ts'
import grantListCss from '../grants/grant-list.module.css'
import { GrantList } from '../grants/grant-list.tsx'
import { type GrantEdit, grantsOf } from '../grants/grant-values.rules.ts'
import { GrantsForm } from '../grants/grants.form.tsx'
import css from '../grants/grants.module.css'
import { SearchTrail } from '../search-trail.tsx'
import { useLoaded } from '../use-loaded.ts'

const MOST = 5

/** The last grants of one account, with a link to all of them. */
function LastGrants({ user }: { user: string }) {
  const { t } = useTranslation('customerProfiles')
  const { data, isPending } = useGrantTrail({ user, by: '', from: '', to: '' })
  const entries = data?.pages[0]?.entries ?? []
  return (
    <section aria-labelledby="last-grants">
      <Row gap={16} rowGap={4} align="baseline" justify="between" className={grantListCss.head}>
        <h2 id="last-grants">{t('grants.last')}</h2>
        {entries.length > 0 && (
          <Link to="/adminGrantSearch" search={{ user }}>
            {t('grants.all')}
          </Link>
        )}
      </Row>
      {isPending && <SkeletonLines count={3} />}
      {data && entries.length === 0 && <Muted>{t('grants.none')}</Muted>}
      {entries.length > 0 && <GrantList entries={entries.slice(0, MOST)} />}
    </section>
  )
}

export const ProfileDetailsScreen = ({ params: { username } }: { params: { username: string } }) => (
  <ProfileDetails key={username} user={username} />
)

/** One customer profile: the person, their grants, and the history of grants. */
function ProfileDetails({ user }: { user: string }) {
  const { t } = useTranslation('customerProfiles')
  const { found, failure, edition, show, reload } = useLoaded(user, (signal) =>
    send('GET /auth/management/cp/user/detail', { query: { user } }, { signal }),
  )
  const [unsaved, setUnsaved] = useState<GrantEdit>()
  const problem = useFailureText(failure)
  const name = found ? personName(found.firstName, found.lastName) || found.email : t('profiles.title')
  return (
    <Screen
      title={name}
      trail={<SearchTrail page="/adminProfileSearch" text={t('profile.back')} />}
      beside={found && <StatusTag status={found.status} />}
      actions={found && <ToAccount id={found.id} />}
    >
      {!found && <LoadingState loading={t('profile.loading')} error={failure} lines={8} onRetry={reload} />}
      {found && problem && <p role="alert">{problem}</p>}
      {found && (
        <>
          <ProfileFacts profile={found} />
          <Grants
            key={edition}
            profile={found}
            unsaved={unsaved}
            onSaved={(saved) => {
              setUnsaved(undefined)
              show(saved)
            }}
            onReload={(chosen) => {
              setUnsaved(chosen)
              reload()
            }}
          />
          <LastGrants user={found.id} />
        </>
      )}
    </Screen>
  )
}

function ToAccount({ id }: { id: string }) {
  const { t } = useTranslation('customerProfiles')
  return (
    <Link to="/adminAccountSearchDetails/$username" params={{ username: id }} className={buttonClass({})}>
      {t('profile.account')}
    </Link>
  )
}

interface GrantsProps {
  profile: AdminProfile
  unsaved: GrantEdit | undefined
  onSaved: (changed: AdminProfile) => void
  onReload: (chosen: GrantEdit) => void
}

/** The form, or why there is none: nothing can be granted before the address is confirmed. */
function Grants({ profile, ...rest }: GrantsProps) {
  const { t } = useTranslation('customerProfiles')
  const before = grantsOf(profile)
  if (before) return <GrantsForm profile={profile} before={before} {...rest} />
  return (
    <Panel padded className={css.note}>
      <Icon name="clock" />
      <span>{t('profile.unconfirmed')}</span>
      <Link to="/adminAccountSearchDetails/$username" params={{ username: profile.id }}>
        {t('profile.unconfirmedAction')}
      </Link>
    </Panel>
  )
}

/** The person and the data of their registration. */
function ProfileFacts({ profile }: { profile: AdminProfile }) {
  const { t, i18n } = useTranslation('customerProfiles')
  const { email, webid, jobTitle, phone, company, relationships, comments, createdAt } = profile
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  return (
    <Panel as="section" className={grantListCss.panel} aria-labelledby="profile-facts">
      <Heading id="profile-facts">{t('profile.facts')}</Heading>
      <DefinitionList className={grantListCss.facts}>
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
        <Fact term={t('profile.comments')} wide={comments !== ''} className={grantListCss.comments}>
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
