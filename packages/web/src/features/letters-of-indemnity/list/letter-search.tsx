import { checkBlanketCriteria } from '@fairway/contract/letters-of-indemnity/blanket-letter.rules'
import type { BlanketLetterChoices } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { BLANKET_CRITERIA_TYPE } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import { useWatch } from 'react-hook-form'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { SearchBar } from '../../../ui/form/search-bar.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { partyName } from '../letter-badges.ts'
import type { LetterCriteria } from './letter-criteria.rules.ts'

export interface LetterSearchProps {
  choices: BlanketLetterChoices
  criteria: LetterCriteria
  onSearch: (criteria: LetterCriteria) => void
}

/** Searches letters: by shipper and address, narrowed by agent and contract. */
export function LetterSearch({ choices, criteria, onSearch }: LetterSearchProps) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const { shippers, agents } = choices
  const { shipper = '', shipperAddress = '', agent = '', serviceContract = '', statuses } = criteria
  const form = useContractForm({
    defaults: { shipper, shipperAddress, agent, serviceContract },
    check: checkBlanketCriteria,
  })
  const chosen = useWatch({ control: form.fields.control, name: 'shipper' })
  const addresses = shippers.find(({ ref }) => ref === chosen)?.addresses ?? []
  /** The address of a shipper with one is chosen with it. */
  const choose = (ref: string) => {
    const known = shippers.find((one) => one.ref === ref)?.addresses ?? []
    form.fields.setValue('shipperAddress', known.length === 1 ? (known[0] ?? '') : '', { shouldDirty: true })
  }
  return (
    <SearchBar
      form={form}
      label={t('search.label')}
      action={t('search.find')}
      onSearch={(found) => onSearch({ type: BLANKET_CRITERIA_TYPE, ...found, ...(statuses && { statuses }) })}
    >
      <SelectField
        form={form}
        name="shipper"
        label={t('fields.shipper')}
        options={shippers.map((party) => ({ value: party.ref, text: partyName(party, language) }))}
        onChoose={choose}
      />
      <SelectField
        form={form}
        name="shipperAddress"
        label={t('fields.shipperAddress')}
        options={addresses.map((value) => ({ value, text: value }))}
      />
      <SelectField
        form={form}
        name="agent"
        label={t('fields.agent')}
        empty={t('search.anyAgent')}
        options={agents.map((party) => ({ value: party.ref, text: partyName(party, language) }))}
        optional
      />
      <TextField
        form={form}
        name="serviceContract"
        label={t('fields.serviceContract')}
        autoComplete="off"
        plain
        optional
      />
    </SearchBar>
  )
}
