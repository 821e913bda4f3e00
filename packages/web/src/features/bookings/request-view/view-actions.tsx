import type { RequestDetail } from '@fairway/contract/bookings/requests/booking-request.schema'
import {
  copyRefusalOf,
  offerOf,
  type RequestAction,
  refusalOf,
} from '@fairway/contract/bookings/requests/booking-request.states'
import type { RequestWarning } from '@fairway/contract/bookings/requests/booking-request.values'
import type { Violation } from '@fairway/contract/kit/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { newId } from '../../../platform/new-id.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { lazyDialog } from '../../../ui/lazy/lazy-part.tsx'
import { isWarning, warningsIn } from '../request-form/request-warnings.ts'
import type { CutOffDialogProps } from '../request-form/vessel/cut-off.dialog.tsx'
import type { CancelDialogProps } from '../request-list/cancel-dialog.tsx'
import css from './request-view.module.css'

const CancelDialog = lazyDialog<CancelDialogProps>(
  async () => (await import('../request-list/cancel-dialog.tsx')).CancelDialog,
)

const CutOffDialog = lazyDialog<CutOffDialogProps>(
  async () => (await import('../request-form/vessel/cut-off.dialog.tsx')).CutOffDialog,
)

interface Props {
  detail: RequestDetail
  onOpen: (type: 'edit' | 'view' | 'copy', id: number) => void
  onDeleted: () => void
}

/** The actions that make sense in this status, the first of them in front. */
export function RequestViewActions({ detail, onOpen, onDeleted }: Props) {
  const { t } = useTranslation('bookingForm')
  const { state, document } = detail
  const { id, revision } = state
  const queries = useQueryClient()
  const language = useLanguage()
  const [isCancelling, setIsCancelling] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<readonly Violation[]>([])
  const key = useRef(newId())
  const refresh = () => queries.invalidateQueries()
  const showError = async (error: unknown) => showToast({ kind: 'error', text: await failureText(error, language) })
  const submit = async (confirmed: RequestWarning[] = []) => {
    const body = { id, revision, document, confirmed }
    const writeKey = `${key.current}${confirmed.join('')}` // a confirmed submission is another write
    const { result } = await send('POST /api/bookings/submit', { body }, { writeKey })
    if (result === 'NoEdit') showToast({ kind: 'note', text: t('result.NoEdit') })
    await refresh()
  }
  const onRefused = (error: unknown) => {
    const warnings = warningsIn(error)
    if (warnings.length > 0) return setUnconfirmed(warnings)
    // the form shows the errors where they can be corrected
    void showError(error).then(() => onOpen('edit', id))
  }
  const confirm = () => {
    setUnconfirmed([])
    void submit(unconfirmed.map(({ code }) => code).filter(isWarning)).catch(onRefused)
  }
  const remove = async () => {
    await send('DELETE /api/bookings/draft', { query: { id, revision } })
    const body = { document, organisation: state.organisation.ref }
    const back = async () => onOpen('edit', (await send('POST /api/bookings/draft', { body })).state.id)
    const act = () => void back().catch(() => showToast({ kind: 'error', text: t('life.notBack') }))
    showToast({ kind: 'success', text: t('life.deleted', { ref: state.ediRef }), action: { text: t('undo'), act } })
    onDeleted()
  }
  const ways: Record<RequestAction, () => unknown> = {
    update: () => onOpen('edit', id),
    copy: () => onOpen('copy', id),
    cancel: () => setIsCancelling(true),
    submit: () => submit().catch(onRefused),
    delete: () => remove().catch((error) => showError(error).then(refresh)),
  }
  const { first, others } = offerOf(state)
  const textOf = (action: RequestAction) => {
    if (state.status === 'Rejected' && action === first)
      return t(`view.again.${first === 'submit' ? 'send' : 'change'}`)
    return t(`deeds.${action}`)
  }
  return (
    <>
      {[...(first ? [first] : []), ...others].map((action) => (
        <Button key={action} variant={action === first ? 'primary' : 'plain'} onClick={() => void ways[action]()}>
          {textOf(action)}
        </Button>
      ))}
      {unconfirmed.length > 0 && (
        <CutOffDialog warnings={unconfirmed} onClose={() => setUnconfirmed([])} onConfirm={confirm} />
      )}
      {isCancelling && (
        <CancelDialog
          request={{ id, revision, name: state.ediRef }}
          onClose={() => setIsCancelling(false)}
          onSent={() => {
            setIsCancelling(false)
            void refresh()
          }}
        />
      )}
    </>
  )
}

/** What is closed in this status, and why: for whoever looks for it. */
export function ClosedActions({ state }: Pick<RequestDetail, 'state'>) {
  const { t } = useTranslation('bookingForm')
  const { closed } = offerOf(state)
  if (closed.length === 0) return null
  return (
    <details className={css.closed}>
      <summary>{t('view.closed')}</summary>
      <DefinitionList layout="lines">
        {closed.map((action) => (
          <ClosedAction key={action} action={action} status={state.status} />
        ))}
      </DefinitionList>
    </details>
  )
}

function ClosedAction({ action, status }: { action: RequestAction; status: RequestDetail['state']['status'] }) {
  const { t } = useTranslation('bookingForm')
  const code = action === 'copy' ? copyRefusalOf(status) : refusalOf[action]
  return <Fact term={t(`deeds.${action}`)}>{useCodeText(code, t(`words.statuses.${status}`))}</Fact>
}
