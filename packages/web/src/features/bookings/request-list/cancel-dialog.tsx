import { violation } from '@fairway/contract/bookings/bookings.errors'
import { useEffect } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { fieldId } from '../../../ui/form/field-id.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import css from './request-list.module.css'

export interface CancelDialogProps {
  request: { id: number; revision: number; name: string }
  onClose: () => void
  onSent: () => void
}

const MAX_LENGTH = 500

/** Asks why, then asks the carrier to cancel. */
export function CancelDialog({ request, onClose, onSent }: CancelDialogProps) {
  const { t } = useTranslation('bookings')
  const done = useCodeText('BR0059')
  const form = useContractForm<{ comment: string }>({
    defaults: { comment: '' },
    check: ({ comment }) => (comment.trim() === '' ? [violation('comment', 'BR0057')] : []),
  })
  const { errors, consumeFocusRequest, refusal } = form
  useEffect(() => {
    const [first] = errors
    if (first && consumeFocusRequest()) document.getElementById(fieldId(form, first.path))?.focus()
  })
  const { id, revision, name } = request
  const cancel = async ({ comment }: { comment: string }) => {
    await send('POST /api/bookings/cancel', { body: { id, revision, comment } })
    showToast({ kind: 'success', text: done ?? '' })
    onSent()
  }
  return (
    <Dialog title={t('cancel.title', { name })} onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit(cancel).catch(() => {})
        }}
      >
        <p>{t('cancel.text')}</p>
        <TextAreaField form={form} name="comment" label={t('cancel.comment')} most={MAX_LENGTH} />
        {refusal && (
          <p className={css.problem} role="alert">
            {refusal}
          </p>
        )}
        <Row gap={12} justify="end">
          <Button onClick={onClose}>{t('cancel.keep')}</Button>
          <Button type="submit" variant="primary" aria-disabled={form.isSending}>
            {t('cancel.send')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
