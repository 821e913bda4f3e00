import type { BlanketLetterDetail } from '@fairway/contract/letters-of-indemnity/blanket-letter.schema'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'

const REASON_LENGTH = 500

interface Props {
  letter: BlanketLetterDetail
  /** The letter as it is afterwards. */
  onDone: (letter: BlanketLetterDetail) => void
}

/** Cancels a letter, after a question. */
export function CancelLetter({ letter, onDone }: Props) {
  const { t } = useTranslation('letters')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('details.cancel')}</Button>
      {isAsking && <CancelDialog letter={letter} onDone={onDone} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function CancelDialog({ letter, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('letters')
  const { id, revision, reference } = letter
  const form = useContractForm({ defaults: { reason: '' }, check: () => [] })
  const cancel = async ({ reason }: { reason: string }) => {
    const cancelled = await send('POST /api/billing/blanketloi/cancel', { body: { id, revision, reason } })
    showToast({ kind: 'success', text: t('details.cancelled') })
    onClose()
    onDone(cancelled)
  }
  return (
    <Dialog role="alertdialog" title={t('details.cancelTitle', { reference })} onClose={onClose}>
      <p>{t('details.cancelText')}</p>
      <FormShell
        form={form}
        layout="dialog"
        action={t('details.cancel')}
        onSend={cancel}
        beside={<Button onClick={onClose}>{t('details.keep')}</Button>}
      >
        <TextAreaField form={form} name="reason" label={t('details.reason')} most={REASON_LENGTH} optional />
      </FormShell>
    </Dialog>
  )
}

/** Discards a change of a signed letter that nobody has signed, after a question. */
export function DiscardChange({ letter, onDone }: Props) {
  const { t } = useTranslation('letters')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button small onClick={() => setIsAsking(true)}>
        {t('details.discard')}
      </Button>
      {isAsking && <DiscardDialog letter={letter} onDone={onDone} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function DiscardDialog({ letter, onDone, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('letters')
  const { id, revision, versions } = letter
  const version = versions[0]?.version ?? 0
  const form = useContractForm({ defaults: {}, check: () => [] })
  const discard = async () => {
    const kept = await send('POST /api/billing/blanketloi/discard', { body: { id, revision } })
    showToast({ kind: 'success', text: t('details.discarded') })
    onClose()
    onDone(kept)
  }
  return (
    <Dialog role="alertdialog" title={t('details.discardTitle', { version })} onClose={onClose}>
      <FormShell
        form={form}
        layout="dialog"
        action={t('details.discard')}
        onSend={discard}
        beside={<Button onClick={onClose}>{t('details.keepChange')}</Button>}
      >
        <p>{t('details.discardText')}</p>
      </FormShell>
    </Dialog>
  )
}
