import type { Phone } from '@fairway/contract/identity/account.schema'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { useCountries } from './countries.ts'
import css from './field.module.css'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import type { ContractForm } from './use-contract-form.ts'

interface WithPhone {
  phone: Phone
}

/** A phone number: country code, number, and an optional extension. */
export function PhoneField({ form: phone }: { form: ContractForm<WithPhone> }) {
  const { t } = useTranslation('form')
  const countries = useCountries(true)
  return (
    <div className={css.phone}>
      <SelectField
        form={phone}
        name="phone.country"
        label={t('phone.country')}
        options={[]}
        groups={countries}
        autoComplete="tel-country-code"
      />
      <TextField
        form={phone}
        name="phone.number"
        label={t('phone.number')}
        type="tel"
        autoComplete="tel-national"
        plain
      />
      <TextField
        form={phone}
        name="phone.extension"
        label={t('phone.extension')}
        optional
        type="tel"
        autoComplete="tel-extension"
        plain
      />
    </div>
  )
}
