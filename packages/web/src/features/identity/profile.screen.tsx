import type { Person, Profile } from '@fairway/contract/identity/account.schema'
import { checkProfile, personOf } from '@fairway/contract/identity/registration.rules'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { send } from '../../platform/calls/api.ts'
import { Failure, isCancelled } from '../../platform/calls/failure.ts'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { LoadingState } from '../../ui/feedback/loading.tsx'
import { showToast } from '../../ui/feedback/toast.store.ts'
import { FormSection } from '../../ui/form/form-section.tsx'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { tidy } from '../../ui/form/tidy-values.ts'
import { type ContractForm, useContractForm } from '../../ui/form/use-contract-form.ts'
import { Row } from '../../ui/layout.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Heading, Muted } from '../../ui/text.tsx'
import css from './profile.module.css'
import { CompanyFields } from './registration/company-fields.tsx'
import { PersonFields } from './registration/person-fields.tsx'
import { countryOf, useRegions } from './registration/use-regions.ts'

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
      {!profile && <LoadingState loading={t('profile.loading')} error={failure} onRetry={reload} />}
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

interface ProfileFormProps {
  profile: Profile
  onSaved: (changed: Profile) => void
  onReload: () => void
}

/** The editable fields of a profile. After somebody else's change, the input stays until the user decides. */
function ProfileForm({ profile, onSaved, onReload }: ProfileFormProps) {
  const { t } = useTranslation('identity')
  const [isOutdated, setIsOutdated] = useState(false)
  const before = personOf(profile)
  const [country, setCountry] = useState(profile.country)
  const regions = useRegions(country)
  const form = useContractForm<Person>({
    defaults: before,
    check: (values) => checkProfile(values, before, countryOf(regions, values.state)),
  })
  const chosen = useWatch({ control: form.fields.control, name: 'country' })
  if (chosen !== country) setCountry(chosen)

  const save = async (values: Person) => {
    const body = { ...personOf(values), version: profile.version }
    try {
      const saved = await send('PUT /auth/management/cp/user', { body })
      showToast({ kind: 'success', text: t('profile.saved') })
      onSaved(saved)
    } catch (error) {
      setIsOutdated(error instanceof Failure && error.answer.errorCode === 'GE0007')
      throw error
    }
  }
  return (
    <FormShell
      form={form}
      layout="page"
      action={t('profile.action')}
      aside={<ProfileFacts profile={profile} />}
      beside={<SaveState form={form} before={before} />}
      onSend={save}
    >
      {isOutdated && (
        <Row gap={24} rowGap={12} justify="between" className={css.conflict}>
          <p>{t('profile.conflict')}</p>
          <Button onClick={onReload}>{t('profile.newer')}</Button>
        </Row>
      )}
      <FormSection id="section-person" title={t('registration.sections.person')}>
        <PersonFields form={form} />
      </FormSection>
      <FormSection id="section-company" title={t('registration.sections.company')}>
        <CompanyFields form={form} regions={regions} />
      </FormSection>
    </FormShell>
  )
}

/** Whether there is something to save. */
function SaveState({ form, before }: { form: ContractForm<Person>; before: Person }) {
  const { t } = useTranslation('identity')
  useWatch({ control: form.fields.control }) // renders with every change
  const isSame = JSON.stringify(personOf(tidy(form.fields.getValues()))) === JSON.stringify(before)
  return t(isSame ? 'profile.unchanged' : 'profile.unsaved')
}

/** The data that customer service maintains; read-only. */
function ProfileFacts({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('identity')
  const { email, webid, status, relationships, organisations } = profile
  const list = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' })
  return (
    <section className={css.facts} aria-labelledby="profile-account">
      <Heading size="md" id="profile-account">
        {t('profile.account')}
      </Heading>
      <Muted size="sm">{t('profile.readOnly')}</Muted>
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
            <Muted as="span" size="sm" block>
              {list.format(roles.map((role) => t(`profile.roles.${role}`)))}
            </Muted>
          </dd>
        ))}
      </dl>
    </section>
  )
}
