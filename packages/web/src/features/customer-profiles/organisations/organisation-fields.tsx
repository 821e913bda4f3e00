import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useCountries } from '../../../ui/form/countries.ts'
import { FieldRow } from '../../../ui/form/form-section.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type ContractForm, partOf } from '../../../ui/form/use-contract-form.ts'

/** The name and address of an organisation. */
export interface OrganisationValues {
  name: string
  localName: string
  address: string
  country: string
}

/** The editable fields of an organisation. */
export function OrganisationFields<T extends OrganisationValues>({ form }: { form: ContractForm<T> }) {
  const { t } = useTranslation('customerProfiles')
  const countries = useCountries()
  const own = partOf<OrganisationValues>(form)
  return (
    <>
      <FieldRow>
        <TextField
          form={own}
          name="name"
          label={t('organisation.name')}
          hint={t('organisation.nameHint')}
          autoComplete="off"
          plain
        />
        <TextField
          form={own}
          name="localName"
          label={t('organisation.localName')}
          hint={t('organisation.localNameHint')}
          autoComplete="off"
          optional
          plain
        />
      </FieldRow>
      <FieldRow>
        <TextField form={own} name="address" label={t('organisation.address')} autoComplete="off" plain />
        <SelectField
          form={own}
          name="country"
          label={t('organisation.country')}
          options={[]}
          groups={countries}
          autoComplete="off"
        />
      </FieldRow>
    </>
  )
}
