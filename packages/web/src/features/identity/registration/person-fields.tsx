import type { Person } from '@fairway/contract/identity/account.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { FieldRow } from '../../../ui/form/form-section.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type ContractForm, partOf } from '../../../ui/form/use-contract-form.ts'

/** Name, job and phone. The family name comes first where that is usual. */
export function PersonFields<T extends Person>({ form }: { form: ContractForm<T> }) {
  const { t, i18n } = useTranslation('identity')
  const own = partOf<Person>(form)
  const names = [
    <TextField
      key="firstName"
      form={own}
      name="firstName"
      label={t('fields.firstName')}
      autoComplete="given-name"
      plain
    />,
    <TextField
      key="lastName"
      form={own}
      name="lastName"
      label={t('fields.lastName')}
      autoComplete="family-name"
      plain
    />,
  ]
  return (
    <>
      <FieldRow>{i18n.language === 'en' ? names : names.toReversed()}</FieldRow>
      <TextField form={own} name="jobTitle" label={t('fields.jobTitle')} autoComplete="organization-title" />
      <PhoneField form={partOf(form)} />
    </>
  )
}
