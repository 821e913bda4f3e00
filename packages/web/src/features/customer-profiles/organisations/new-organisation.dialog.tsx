import type { Organisation } from '@fairway/contract/accounts/accounts.schema'
import { checkOrganisation, checkReference } from '@fairway/contract/accounts/organisation.rules'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '../../../platform/calls/api.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { listCalls } from '../found-lists.ts'
import css from '../grants/grants.module.css'
import { OrganisationFields, type OrganisationValues } from './organisation-fields.tsx'

interface Values extends OrganisationValues {
  ref: string
}

export interface NewOrganisationProps {
  /** The values that are known already. */
  start: Partial<Values>
  onClose: () => void
  onCreated: (organisation: Organisation) => void
}

const normalizeValues = ({ ref, ...rest }: Values): Values => ({ ...rest, ref: ref.toUpperCase() })

/** Adds an organisation without leaving the page. */
export function NewOrganisationDialog({ start, onClose, onCreated }: NewOrganisationProps) {
  const { t } = useTranslation('customerProfiles')
  const queries = useQueryClient()
  const form = useContractForm<Values>({
    defaults: { name: '', localName: '', address: '', country: '', ref: '', ...start },
    check: (values) => [...checkOrganisation(values), ...checkReference(normalizeValues(values))],
  })
  const create = async (values: Values) => {
    const created = await placedAtReference(
      send('POST /auth/management/organisation', { body: normalizeValues(values) }),
    )
    showToast({ kind: 'success', text: t('organisation.created', { name: created.name }) })
    for (const call of listCalls) void queries.invalidateQueries({ queryKey: [call] })
    onCreated(created)
  }
  return (
    <Dialog
      title={t('organisations.create')}
      wide
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t('organisation.cancel')}
        </Button>
      }
    >
      <div className={css.inside}>
        <FormShell form={form} action={t('organisations.create')} onSend={create}>
          <OrganisationFields form={form} />
          <TextField
            form={form}
            name="ref"
            label={t('organisation.ref')}
            hint={t('organisation.refHint')}
            autoComplete="off"
            plain
          />
        </FormShell>
      </div>
    </Dialog>
  )
}

/** Only the server knows that another organisation has the reference. Its refusal is shown at the field. */
const placedAtReference = <T,>(call: Promise<T>) =>
  call.catch((error: unknown) => {
    if (!(error instanceof Failure) || error.answer.errorCode !== 'AC0014') throw error
    const violations = [{ path: 'ref', code: 'AC0014', args: [] }]
    throw new Failure('refused', error.status, { ...error.answer, violations })
  })
