import type { Language } from '@fairway/contract/shared/language'
import { violation } from '@fairway/contract/vessel-allocation/allocation.errors'
import { checkChange, readQuantity } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { AllocationVvds } from '@fairway/contract/vessel-allocation/allocation.schema'
import { quantityFields, REMARK_LENGTH } from '@fairway/contract/vessel-allocation/allocation.values'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { apiQuery, send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FieldRow } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from './rep-view.module.css'
import { useVesselText } from './vessel.dialog.tsx'

const empty = {
  ...{ vvd: '', portOfLoading: '', portOfDischarge: '', account: '', contract: '', salesRep: '', remarks: '' },
  ...{ demandTeu: '', demandFeu: '', protectTeu: '', protectFeu: '', releaseTeu: '', releaseFeu: '' },
}
type Values = typeof empty

/** What is typed, with its quantities as numbers. */
const quantitiesOf = (values: Values) => ({
  demandTeu: readQuantity(values.demandTeu),
  demandFeu: readQuantity(values.demandFeu),
  protectTeu: readQuantity(values.protectTeu),
  protectFeu: readQuantity(values.protectFeu),
  releaseTeu: readQuantity(values.releaseTeu),
  releaseFeu: readQuantity(values.releaseFeu),
})

const required = ['vvd', 'portOfLoading', 'portOfDischarge', 'account'] as const
const check = (values: Values) => [
  ...required.filter((name) => values[name] === '').map((name) => violation(name, 'VA0024')),
  ...checkChange(quantitiesOf(values), ''),
]

export interface AdditionDialogProps {
  vvds: readonly string[]
  vessels: AllocationVvds
  onAdded: () => void
  onClose: () => void
}

/** Adds an allocation for one of the rep's own accounts. */
export function AdditionDialog({ vvds, vessels, onAdded, onClose }: AdditionDialogProps) {
  const { t, i18n } = useTranslation('vesselAllocation')
  const language = i18n.language as Language // only the platform sets it
  const vesselText = useVesselText(vessels)
  const open = vessels.vvds.filter(({ isClosed }) => !isClosed)
  const first = open.find(({ vvd }) => vvds.includes(vvd))?.vvd ?? ''
  const form = useContractForm<Values>({ defaults: { ...empty, vvd: first }, check })
  const { control, setValue } = form.fields
  const [vvd, account] = useWatch({ control, name: ['vvd', 'account'] })
  const ports = useQuery({ ...apiQuery('GET /api/allocation/pol', { query: { vvd } }), enabled: vvd !== '' })
  const accounts = useQuery(apiQuery('GET /api/allocation/account', {}))
  const reps = useQuery(apiQuery('GET /api/allocation/salesRep', {}))
  const usual = useQuery({
    ...apiQuery('GET /api/allocation/salesRepDefault', { query: { account } }),
    enabled: account !== '',
  })
  useEffect(() => {
    if (usual.data) setValue('salesRep', usual.data.salesRep ?? '')
  }, [usual.data, setValue])
  const own = accounts.data?.accounts.filter(({ isOwn }) => isOwn) ?? []
  const chosen = own.find((one) => one.account === account)
  const portOptions = (codes: readonly string[] | undefined) =>
    (codes ?? []).map((code) => ({ value: code, text: `${code} ${ports.data?.places[code]?.name[language] ?? ''}` }))
  const add = async (values: Values) => {
    const { contract, remarks, salesRep } = values
    const place = Object.fromEntries(required.map((name) => [name, values[name]]))
    await send('POST /api/allocation/manual', {
      body: {
        ...(place as Pick<Values, (typeof required)[number]>), // by the names above
        ...quantitiesOf(values),
        contract: contract === '' ? null : contract,
        salesRep,
        remarks,
      },
    })
    showToast({ kind: 'success', text: t('add.added') })
    onAdded()
    onClose()
  }
  return (
    <Dialog title={t('add.title')} wide onClose={onClose}>
      <FormShell
        form={form}
        layout="dialog"
        action={t('add.submit')}
        onSend={add}
        beside={<Button onClick={onClose}>{t('add.cancel')}</Button>}
      >
        <Stack gap={16}>
          {accounts.data && own.length === 0 && <Muted>{t('add.noAccounts')}</Muted>}
          <FieldRow>
            <SelectField
              form={form}
              name="vvd"
              label={t('add.vvd')}
              options={open.map((one) => ({ value: one.vvd, text: vesselText(one) }))}
            />
            <SelectField
              form={form}
              name="account"
              label={t('words.columns.account')}
              options={own.map((one) => ({ value: one.account, text: one.name }))}
            />
          </FieldRow>
          <FieldRow>
            <SelectField
              form={form}
              name="portOfLoading"
              label={t('words.columns.portOfLoading')}
              options={portOptions(ports.data?.loading)}
            />
            <SelectField
              form={form}
              name="portOfDischarge"
              label={t('words.columns.portOfDischarge')}
              options={portOptions(ports.data?.discharge)}
            />
          </FieldRow>
          <FieldRow>
            <SelectField
              form={form}
              name="contract"
              label={t('add.contract')}
              optional
              empty={t('add.noContract')}
              options={(chosen?.contracts ?? []).map((one) => ({ value: one, text: one }))}
            />
            <SelectField
              form={form}
              name="salesRep"
              label={t('words.columns.salesRep')}
              hint={t('add.repHint')}
              optional
              options={(reps.data?.salesReps ?? [])
                .filter(({ webId }) => !chosen || chosen.salesReps.includes(webId))
                .map(({ webId, name }) => ({ value: webId, text: name }))}
            />
          </FieldRow>
          <fieldset className={css.quantities}>
            <legend>{t('add.quantities')}</legend>
            {quantityFields.map((name) => (
              <TextField
                key={name}
                form={form}
                name={name}
                label={t(`words.columns.${name}`)}
                autoComplete="off"
                plain
              />
            ))}
          </fieldset>
          <TextAreaField form={form} name="remarks" label={t('words.columns.remarks')} optional most={REMARK_LENGTH} />
        </Stack>
      </FormShell>
    </Dialog>
  )
}
