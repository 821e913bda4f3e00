import type { Person } from '@fairway/contract/identity/account.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useCountries } from '../../../ui/form/countries.ts'
import { FieldRow } from '../../../ui/form/form-section.tsx'
import { type Option, SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type ContractForm, partOf } from '../../../ui/form/use-contract-form.ts'

interface Props<T extends Person> {
  form: ContractForm<T>
  regions: readonly Option[] | undefined
}

/** The company and its address. A change of country clears the state. */
export function CompanyFields<T extends Person>({ form, regions }: Props<T>) {
  const { t } = useTranslation('identity')
  const countries = useCountries()
  const own = partOf<Person>(form)
  const chooseCountry = (country: string) => {
    own.fields.setValue('state', '')
    if (own.fields.getValues('phone.number') === '') own.fields.setValue('phone.country', country)
  }
  const stateHint = regions === undefined ? t('fields.stateLoading') : regions.length === 0 ? t('fields.stateNone') : ''
  return (
    <>
      <TextField form={own} name="company" label={t('fields.company')} autoComplete="organization" />
      <TextField form={own} name="address1" label={t('fields.address1')} autoComplete="address-line1" optional />
      <TextField form={own} name="address2" label={t('fields.address2')} autoComplete="address-line2" optional />
      <FieldRow>
        <SelectField
          form={own}
          name="country"
          label={t('fields.country')}
          options={[]}
          groups={countries}
          autoComplete="country"
          onChoose={chooseCountry}
        />
        <SelectField
          form={own}
          name="state"
          label={t('fields.state')}
          options={regions ?? []}
          {...(stateHint !== '' && { empty: stateHint })}
          autoComplete="address-level1"
        />
      </FieldRow>
      <FieldRow>
        <TextField form={own} name="city" label={t('fields.city')} autoComplete="address-level2" />
        <TextField form={own} name="zip" label={t('fields.zip')} autoComplete="postal-code" plain />
      </FieldRow>
    </>
  )
}
