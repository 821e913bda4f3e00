import { violation } from '@fairway/contract/accounts/accounts.errors'
import type { Organisation } from '@fairway/contract/accounts/accounts.schema'
import { checkOrganisation } from '@fairway/contract/accounts/organisation.rules'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { send } from '../../../platform/calls/api.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { CheckField } from '../../../ui/form/check-field.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { tidy } from '../../../ui/form/tidy-values.ts'
import { type ContractForm, useContractForm } from '../../../ui/form/use-contract-form.ts'
import { listCalls } from '../found-lists.ts'
import { ConflictBar } from '../grants/grant-conflict.tsx'
import { OrganisationFields, type OrganisationValues } from './organisation-fields.tsx'

interface Values extends OrganisationValues {
  /** The carrier maintains name and address again. */
  isGivenBack: boolean
}

export interface OrganisationFormProps {
  organisation: Organisation
  onSaved: (changed: Organisation) => void
  onReload: () => void
}

/** Name and address of an organisation. Changes made here stay until they are handed back to the carrier. */
export function OrganisationForm({ organisation, onSaved, onReload }: OrganisationFormProps) {
  const { t } = useTranslation('customerProfiles')
  const queries = useQueryClient()
  const [isOutdated, setIsOutdated] = useState(false)
  const { id, version, keptBy, name, localName, address, country } = organisation
  const before: Values = { name, localName, address, country, isGivenBack: false }
  const form = useContractForm<Values>({
    defaults: before,
    check: (values) => {
      const found = checkOrganisation(values)
      return isSame(values, before) ? [violation('', 'AC0010'), ...found] : found
    },
    draft: { key: `organisation.${id}.${version}`, without: [] },
  })
  const save = async ({ isGivenBack, ...values }: Values) => {
    const body = { ...values, id, version, keptBy: isGivenBack ? ('carrier' as const) : ('portal' as const) }
    try {
      const saved = await send('PUT /auth/management/organisation', { body })
      showToast({ kind: 'success', text: t('organisation.saved') })
      for (const call of listCalls) void queries.invalidateQueries({ queryKey: [call] })
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
      action={t('organisation.save')}
      beside={<ChangeState form={form} before={before} />}
      onSend={save}
    >
      {isOutdated && (
        <ConflictBar
          onReload={() => {
            form.draft.drop()
            onReload()
          }}
        />
      )}
      <FormSection
        id="section-organisation"
        title={t('organisation.facts')}
        intro={t(keptBy === 'carrier' ? 'organisation.byCarrier' : 'organisation.byPortal')}
      >
        <OrganisationFields form={form} />
        {keptBy === 'portal' && <CheckField form={form} name="isGivenBack" label={t('organisation.giveBack')} />}
      </FormSection>
    </FormShell>
  )
}

/** Whether there is something to save. */
function ChangeState({ form, before }: { form: ContractForm<Values>; before: Values }) {
  const { t } = useTranslation('customerProfiles')
  useWatch({ control: form.fields.control }) // renders with every change
  return t(isSame(tidy(form.fields.getValues()), before) ? 'profile.unchanged' : 'profile.unsaved')
}

const isSame = (one: Values, other: Values) =>
  one.isGivenBack === other.isGivenBack &&
  (['name', 'localName', 'address', 'country'] as const).every((field) => one[field] === other[field])
