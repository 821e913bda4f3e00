import type { ContractTerms } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { checkBlanketLetter, type LetterContract } from '@fairway/contract/letters-of-indemnity/blanket-letter.rules'
import type {
  BlanketLetterChoices,
  BlanketLetterDocument,
  LetterParty,
} from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { LETTER_ADDRESS_LENGTH } from '@fairway/contract/letters-of-indemnity/blanket-letter.values'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { DayField } from '../../../ui/form/day-field.tsx'
import { FieldRow, FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { tidy } from '../../../ui/form/tidy-values.ts'
import { type ContractForm, useContractForm } from '../../../ui/form/use-contract-form.ts'
import { partyName } from '../letter-badges.ts'

interface Props {
  choices: BlanketLetterChoices
  start: BlanketLetterDocument
  /** Of a letter that was saved: its effective date may have passed meanwhile. */
  savedEffectiveOn?: string
  /** Shipper and agent of a signed letter stay. */
  hasFixedParties: boolean
  draftKey: string
  action: string
  onSave: (document: BlanketLetterDocument) => Promise<unknown>
  /** Whether something was changed and not saved. */
  onChanged?: (isChanged: boolean) => void
}

const contractOf = ({ number, validFrom, validTo, itemRequired, items, places }: ContractTerms): LetterContract => ({
  ...{ number, validFrom, validTo, itemRequired, loading: places.loading },
  items: items.map(({ code }) => code),
})

/** The fields of a blanket letter; the contract that is chosen says what the others offer. */
export function BlanketLetterForm(props: Props) {
  const { choices, start, savedEffectiveOn, hasFixedParties, draftKey, action, onSave, onChanged } = props
  const [terms, setTerms] = useState<ContractTerms>()
  const form = useContractForm<BlanketLetterDocument>({
    defaults: start,
    check: (document) =>
      checkBlanketLetter(document, {
        privilege: choices.privilege,
        today: choices.today,
        contract: terms?.number === document.serviceContract ? contractOf(terms) : undefined,
        ...(savedEffectiveOn && { savedEffectiveOn }),
      }),
    draft: { key: draftKey, without: [] },
  })
  const contract = useWatch({ control: form.fields.control, name: 'serviceContract' })
  const found = useQuery({
    ...apiQuery('GET /api/contracts/refdata', { query: { type: 'BL', contract } }),
    enabled: contract !== '',
  })
  useEffect(() => setTerms(found.data), [found.data])
  const values = useWatch({ control: form.fields.control })
  useEffect(() => onChanged?.(JSON.stringify(tidy(values)) !== JSON.stringify(tidy(start))), [values, start, onChanged])
  return (
    <FormShell form={form} layout="page" action={action} onSend={onSave}>
      <Parties form={form} choices={choices} start={start} hasFixedParties={hasFixedParties} />
      <Coverage form={form} choices={choices} terms={contract === '' ? undefined : found.data} />
      <Period form={form} choices={choices} terms={contract === '' ? undefined : found.data} />
    </FormShell>
  )
}

type Form = ContractForm<BlanketLetterDocument>
interface PartProps {
  form: Form
  choices: BlanketLetterChoices
}

const optionsOf = (parties: readonly LetterParty[], language: string) =>
  parties.map((party) => ({ value: party.ref, text: partyName(party, language) }))

/** Who gives the letter, and for whom. */
function Parties({ form, choices, start, hasFixedParties }: PartProps & Pick<Props, 'start' | 'hasFixedParties'>) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const { privilege } = choices
  const [shippers, agents] = hasFixedParties
    ? [
        choices.shippers.filter(({ ref }) => ref === start.shipper),
        choices.agents.filter(({ ref }) => ref === start.agent),
      ]
    : [choices.shippers, choices.agents]
  const agent = useWatch({ control: form.fields.control, name: 'agent' })
  const fill = (field: 'shipperAddress' | 'agentAddress', parties: readonly LetterParty[]) => (ref: string) =>
    form.fields.setValue(field, parties.find((party) => party.ref === ref)?.addresses[0] ?? '', { shouldDirty: true })
  const intro = hasFixedParties ? 'fixedParties' : privilege === 'agent' ? 'asAgent' : 'asShipper'
  return (
    <FormSection id="letter-parties" title={t('details.parties')} intro={t(`details.${intro}`)}>
      <SelectField
        form={form}
        name="shipper"
        label={t('fields.shipper')}
        options={optionsOf(shippers, language)}
        onChoose={fill('shipperAddress', shippers)}
      />
      <TextAreaField
        form={form}
        name="shipperAddress"
        label={t('fields.shipperAddress')}
        most={LETTER_ADDRESS_LENGTH}
      />
      <SelectField
        form={form}
        name="agent"
        label={t('fields.agent')}
        {...(privilege === 'shipper' && { empty: t('details.noAgent'), optional: true })}
        options={optionsOf(agents, language)}
        onChoose={fill('agentAddress', agents)}
      />
      {agent !== '' && (
        <TextAreaField
          form={form}
          name="agentAddress"
          label={t('fields.agentAddress')}
          most={LETTER_ADDRESS_LENGTH}
          optional
        />
      )}
    </FormSection>
  )
}

interface TermProps extends PartProps {
  terms: ContractTerms | undefined
}

/** The contract, and which of its cargo. */
function Coverage({ form, choices, terms }: TermProps) {
  const { t } = useTranslation('letters')
  const language = useLanguage()
  const loading = terms?.places.loading ?? []
  const ports = choices.ports.filter(({ code }) => loading.length === 0 || loading.includes(code))
  /** What another contract does not have is chosen anew. */
  const forget = () => {
    form.fields.setValue('item', '', { shouldDirty: true })
    form.fields.setValue('portOfLoading', '', { shouldDirty: true })
  }
  return (
    <FormSection id="letter-coverage" title={t('details.coverage')}>
      <SelectField
        form={form}
        name="serviceContract"
        label={t('fields.serviceContract')}
        options={choices.contracts.map(({ number, title }) => ({ value: number, text: `${number} · ${title}` }))}
        onChoose={forget}
      />
      <FieldRow>
        <SelectField
          form={form}
          name="portOfLoading"
          label={t('fields.portOfLoading')}
          options={ports.map(({ code, name }) => ({ value: code, text: name[language] }))}
        />
        <SelectField
          form={form}
          name="item"
          label={t('fields.item')}
          {...(!terms?.itemRequired && { empty: t('details.everyItem'), optional: true })}
          options={(terms?.items ?? []).map(({ code, name }) => ({ value: code, text: `${code} · ${name[language]}` }))}
        />
      </FieldRow>
    </FormSection>
  )
}

function Period({ form, choices, terms }: TermProps) {
  const { t } = useTranslation('letters')
  const period = terms && t('details.contractPeriod', { from: terms.validFrom, to: terms.validTo })
  return (
    <FormSection
      id="letter-period"
      title={t('details.dates')}
      intro={[t('details.today', { day: choices.today }), period ?? t('details.chooseContract')].join(' ')}
    >
      <FieldRow>
        <DayField form={form} name="effectiveOn" label={t('fields.effectiveOn')} />
        <DayField form={form} name="expiresOn" label={t('fields.expiresOn')} />
      </FieldRow>
    </FormSection>
  )
}
