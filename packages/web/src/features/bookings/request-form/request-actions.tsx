import { can } from '@fairway/contract/bookings/requests/booking-request.states'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { loadTexts } from '../../../platform/language/i18n.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import type { CancelDialogProps } from '../request-list/cancel-dialog.tsx'
import { useForgetRequest } from '../request-queries.ts'
import { useRequestParts } from './request-context.ts'
import type { TemplatesDialogProps } from './templates/templates.dialog.tsx'

const CancelDialog = lazyDialog<CancelDialogProps>(async () => {
  await loadTexts('bookings')
  return (await import('../request-list/cancel-dialog.tsx')).CancelDialog
})
const TemplatesDialog = lazyDialog<TemplatesDialogProps>(
  async () => (await import('./templates/templates.dialog.tsx')).TemplatesDialog,
)

interface Props {
  /** Called after it was deleted. */
  onDeleted: () => void
  /** Shows another request, or how this one stands now. */
  onOpen: (id: number) => void
}

/** What else can be done with a request while it is written, as far as its status allows. */
export function RequestFormActions({ onDeleted, onOpen }: Props) {
  const { t } = useTranslation('bookingForm')
  const { editor } = useRequestParts()
  const state = useStore(editor.state)
  const [open, setOpen] = useState<'templates' | 'cancel'>()
  const remove = useDelete(onDeleted, onOpen)
  const forget = useForgetRequest()
  const close = () => setOpen(undefined)
  const cancel = async () => {
    await editor.saver.flush() // what was typed is not taken for somebody else's afterwards
    setOpen('cancel')
  }
  return (
    <>
      {(!state || state.version === 0) && <Button onClick={() => setOpen('templates')}>{t('templates.open')}</Button>}
      {state && state.version > 0 && (
        <Link to="/bookingRequestDetails" search={{ type: 'view', id: state.id }} className={buttonClass({})}>
          {t('life.view')}
        </Link>
      )}
      {state && can('copy', state.status) && (
        <Link to="/bookingRequestDetails" search={{ type: 'copy', id: state.id }} className={buttonClass({})}>
          {t('life.copy')}
        </Link>
      )}
      {state && can('delete', state.status) && <Button onClick={() => void remove()}>{t('life.delete')}</Button>}
      {state && can('cancel', state.status) && <Button onClick={() => void cancel()}>{t('life.cancel')}</Button>}
      {open === 'templates' && (
        <TemplatesDialog
          onClose={close}
          onChoose={(document, name) => {
            const before = editor.form.document.get()
            editor.form.put({ ...document, customerReference: before.customerReference })
            close()
            const act = () => editor.form.put(before)
            showToast({ kind: 'success', text: t('templates.used', { name }), action: { text: t('undo'), act } })
          }}
        />
      )}
      {open === 'cancel' && state && (
        <CancelDialog
          request={{ id: state.id, revision: state.revision, name: state.ediRef }}
          onClose={close}
          onSent={() => {
            forget()
            onOpen(state.id)
          }}
        />
      )}
    </>
  )
}

/** Deletes a draft at once; whoever did not mean it gets the same draft back by one press. */
function useDelete(onDeleted: () => void, onBack: (id: number) => void) {
  const { t } = useTranslation('bookingForm')
  const language = useLanguage()
  const { editor } = useRequestParts()
  return async () => {
    const state = editor.state.get()
    if (!state) return
    try {
      await editor.remove()
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
      return
    }
    const body = { document: editor.form.document.get(), organisation: state.organisation.ref }
    const back = async () => onBack((await send('POST /api/bookings/draft', { body })).state.id)
    const act = () => void back().catch(() => showToast({ kind: 'error', text: t('life.notBack') }))
    showToast({ kind: 'success', text: t('life.deleted', { ref: state.ediRef }), action: { text: t('undo'), act } })
    onDeleted()
  }
}
