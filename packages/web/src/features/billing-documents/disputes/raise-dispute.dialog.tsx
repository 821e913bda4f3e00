import { checkDispute } from '@fairway/contract/billing-documents/dispute.rules'
import type { DisputeDetail, Evidence } from '@fairway/contract/billing-documents/dispute.schema'
import { DISPUTE_TEXT, type DisputeReason, disputeReasons } from '@fairway/contract/billing-documents/dispute.values'
import type { Invoice, InvoiceLine } from '@fairway/contract/billing-documents/invoice.schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { shownMoney } from '../../../ui/money.rules.ts'
import { Muted } from '../../../ui/text.tsx'
import { EvidenceField } from './evidence-files.tsx'

interface Props {
  invoice: Invoice
  line: InvoiceLine
  onRaised: (raised: DisputeDetail) => void
  onClose: () => void
}

interface DisputeForm {
  reason: DisputeReason | ''
  amount: string
  remarks: string
}

const asDraft = ({ reason, ...rest }: DisputeForm) => ({ ...rest, reason: reason === '' ? null : reason })

/** Disputes one charge: why, how much of it, and what proves it. The input stays after a refusal. */
export function RaiseDisputeDialog({ invoice, line, onRaised, onClose }: Props) {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const client = useQueryClient()
  const { invoiceNo, currency } = invoice
  const { lineNo, amount } = line
  const [evidence, setEvidence] = useState<readonly Evidence[]>([])
  const form = useContractForm<DisputeForm>({
    defaults: { reason: '', amount, remarks: '' },
    check: (values) => checkDispute(asDraft(values), { amount, currency }),
    draft: { key: `dispute ${invoiceNo} ${lineNo}`, without: [] },
  })
  const raise = async (values: DisputeForm) => {
    const raised = await send('POST /api/billing/dispute', {
      body: { ...asDraft(values), invoiceNo, lineNo, evidence: evidence.map(({ id }) => id) },
    })
    showToast({ kind: 'success', text: t('dispute.raised') })
    void client.invalidateQueries({ queryKey: ['GET /api/billing/invoice'] })
    onRaised(raised)
  }
  return (
    <Dialog
      title={t('dispute.raiseTitle', { charge: line.name[language] })}
      wide
      onClose={() => !form.isSending && onClose()}
    >
      <FormShell
        form={form}
        layout="dialog"
        action={t('dispute.send')}
        beside={<Button onClick={onClose}>{t('dispute.cancel')}</Button>}
        onSend={raise}
      >
        <Muted size="sm">
          {t('dispute.intro', { amount: shownMoney({ amount, currency }), no: invoiceNo, until: invoice.disputeUntil })}
        </Muted>
        <SelectField
          form={form}
          name="reason"
          label={t('dispute.reason')}
          options={disputeReasons.map((value) => ({ value, text: t(`words.reasons.${value}`) }))}
        />
        <TextField form={form} name="amount" label={t('dispute.amount', { currency })} autoComplete="off" plain />
        <TextAreaField
          form={form}
          name="remarks"
          label={t('dispute.remarks')}
          hint={t('dispute.remarksHint')}
          most={DISPUTE_TEXT}
        />
        <EvidenceField invoiceNo={invoiceNo} files={evidence} onChange={setEvidence} />
      </FormShell>
    </Dialog>
  )
}
