import { LENGTHS, relationships } from '@fairway/contract/identity/account.values'
import type { Language } from '@fairway/contract/shared/language'
import { phoneCountries } from '@fairway/contract/shared/phone-number'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { boot } from '../../../platform/boot.ts'
import { send } from '../../../platform/calls/api.ts'
import { clientInfo } from '../../../platform/client-log/client-place.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckField, CheckGroup } from '../../../ui/form/check-field.tsx'
import { FormOutline, type OutlineEntry } from '../../../ui/form/form-outline.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import type { Option } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { tidy } from '../../../ui/form/tidy-values.ts'
import { type ContractForm, useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Screen } from '../../../ui/screen.tsx'
import type { Captcha } from '../captcha/captcha.ts'
import { CaptchaLine } from '../captcha/captcha-line.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { startResendCooldown } from '../code-wait.ts'
import { NewPassword } from '../passwords/new-password.tsx'
import { placed } from '../refusal-fields.ts'
import { pathOf, useGo } from '../use-go.ts'
import { CompanyFields } from './company-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import css from './registration.module.css'
import {
  checkForm,
  emptyRegistration,
  guessCountry,
  type RegistrationFields,
  type RegistrationSection,
  registrationSections,
} from './registration-form.ts'
import { useRegions } from './use-regions.ts'

interface RegistrationOutlineProps {
  form: ContractForm<RegistrationFields>
  regions: readonly Option[] | undefined
}

const sectionId = (section: RegistrationSection) => `section-${section}`

function useEntries({ form, regions }: RegistrationOutlineProps): OutlineEntry[] {
  const { t } = useTranslation('identity')
  useWatch({ control: form.fields.control }) // renders with every change
  const open = new Set(checkForm(tidy(form.fields.getValues()), regions).map(({ path }) => path))
  const sections = Object.entries(registrationSections) as [RegistrationSection, readonly string[]][] // its own keys
  return sections.map(([section, paths]) => {
    const errorCount = form.errors.filter(({ path }) => paths.includes(path)).length
    const isOpen = paths.some((path) => open.has(path))
    return {
      id: sectionId(section),
      title: t(`registration.sections.${section}`),
      state: errorCount > 0 ? 'wrong' : isOpen ? 'missing' : 'complete',
      errorCount,
    }
  })
}

/** The state of each section: complete, incomplete or invalid. */
function RegistrationOutline(props: RegistrationOutlineProps) {
  return <FormOutline entries={useEntries(props)} />
}

/** The same in one line, beside the button. */
function RegistrationProgress(props: RegistrationOutlineProps) {
  const { t } = useTranslation('form')
  const entries = useEntries(props)
  const done = entries.filter(({ state }) => state === 'complete').length
  return t('outline.progress', { done, all: entries.length })
}

const points = ['use', 'account', 'truth', 'times', 'privacy', 'end'] as const

/** The terms of use in plain language. */
function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('identity')
  return (
    <Dialog
      wide
      isText
      title={t('terms.title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('terms.close')}
        </Button>
      }
    >
      <ol className={css.terms}>
        {points.map((point) => (
          <li key={point}>
            <h3 className={css.title}>{t(`terms.${point}`)}</h3>
            <p>{t(`terms.${point}Text`, { carrier: boot.carrier.name })}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

interface TermsFieldsProps {
  form: ContractForm<RegistrationFields>
  captcha: Captcha
}

/** The terms, which can be read first, and the captcha. */
function TermsFields({ form, captcha }: TermsFieldsProps) {
  const { t } = useTranslation('identity')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <FormSection id={sectionId('terms')} title={t('registration.sections.terms')}>
      <CheckField
        form={form}
        name="termsAccepted"
        label={t('fields.terms')}
        more={
          <Button small onClick={() => setIsOpen(true)}>
            {t('terms.open')}
          </Button>
        }
      />
      <CaptchaLine form={form} captcha={captcha} />
      {isOpen && <TermsDialog onClose={() => setIsOpen(false)} />}
    </FormSection>
  )
}

/** The registration form in five sections. The input survives a reload. */
export function RegistrationScreen() {
  const { t, i18n } = useTranslation('identity')
  const language = i18n.language as Language // only the platform sets it
  const go = useGo()
  const captcha = useCaptcha()
  const [defaults] = useState(() =>
    emptyRegistration(guessCountry(clientInfo.get()?.country, language, phoneCountries())),
  )
  const [country, setCountry] = useState(defaults.country)
  const regions = useRegions(country)
  const form = useContractForm<RegistrationFields>({
    defaults,
    check: (values) => checkForm(values, regions),
    draft: { key: 'registration', without: ['password', 'confirmPassword'] },
  })
  const chosen = useWatch({ control: form.fields.control, name: 'country' })
  if (chosen !== country) setCountry(chosen)

  const register = async (values: RegistrationFields) => {
    const body = { ...values, language, captcha: await captcha.consumeAnswer() }
    const { flow } = await placed(send('POST /auth/user', { body }))
    startResendCooldown()
    go(pathOf('confirmUser', flow))
  }
  const parts = { form, regions }
  const section = (name: 'account' | 'person' | 'company') => ({
    id: sectionId(name),
    title: t(`registration.sections.${name}`),
  })
  return (
    <Screen title={t('registration.title')}>
      <p className={css.intro}>
        {t('registration.intro')} {t('registration.haveAccount')} <Link to="/signin">{t('signIn.title')}</Link>
      </p>
      <FormShell
        form={form}
        layout="page"
        action={t('registration.action')}
        aside={<RegistrationOutline {...parts} />}
        beside={<RegistrationProgress {...parts} />}
        onSend={register}
        onTouched={captcha.begin}
      >
        <FormSection {...section('account')}>
          <TextField
            form={form}
            name="email"
            label={t('fields.email')}
            hint={t('fields.emailHint')}
            type="email"
            autoComplete="email"
            plain
          />
          <NewPassword form={form} isFirst />
        </FormSection>
        <FormSection {...section('person')}>
          <PersonFields form={form} />
        </FormSection>
        <FormSection {...section('company')}>
          <CompanyFields {...parts} />
        </FormSection>
        <RelationshipFields form={form} />
        <TermsFields form={form} captcha={captcha} />
      </FormShell>
    </Screen>
  )
}

/** The relationship to the carrier, and a note. */
function RelationshipFields({ form }: { form: ContractForm<RegistrationFields> }) {
  const { t } = useTranslation('identity')
  return (
    <FormSection id={sectionId('relationship')} title={t('registration.sections.relationship')}>
      <CheckGroup
        form={form}
        name="relationships"
        label={t('fields.relationships')}
        hint={t('fields.relationshipsHint')}
        options={relationships.map((value) => ({ value, text: t(`words.relationships.${value}`) }))}
      />
      <TextAreaField
        form={form}
        name="comments"
        label={t('fields.comments')}
        hint={t('fields.commentsHint')}
        optional
        most={LENGTHS.comments}
      />
    </FormSection>
  )
}
