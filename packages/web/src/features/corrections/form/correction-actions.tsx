import type { CorrectionState } from '@fairway/contract/corrections/correction.schema'
import { canCorrect } from '@fairway/contract/corrections/correction.states'
import { useState } from 'react'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { bookingPath, comparePath, historyPath } from '../correction-links.ts'
import { type CorrectionEditor, correctionDefinition } from './correction.definition.ts'

interface Props {
  state: CorrectionState
  editor: CorrectionEditor
  onDeleted: () => void
}

/** What else can be done with a correction; what its status does not allow says why. */
export function CorrectionActions({ state, editor, onDeleted }: Props) {
  const { t } = useTranslation('corrections')
  const { id, status, version, shipmentNo } = state
  const [isAsking, setIsAsking] = useState(false)
  const reason = useCodeText('BC0008', t(`words.statuses.${status}`))
  return (
    <>
      <PageLink href={bookingPath(shipmentNo)} className={buttonClass({ variant: 'quiet' })}>
        {t('head.booking', { no: shipmentNo })}
      </PageLink>
      {version > 0 && (
        <>
          <PageLink href={historyPath(id)} className={buttonClass({})}>
            {t('head.history')}
          </PageLink>
          <PageLink href={comparePath(id, 0, version)} className={buttonClass({})}>
            {t('head.compare')}
          </PageLink>
        </>
      )}
      {!canCorrect('update', status) && <Closed text={t('head.update')} reason={reason} />}
      {canCorrect('delete', status) ? (
        <Button onClick={() => setIsAsking(true)}>{t('head.delete')}</Button>
      ) : (
        <Closed text={t('head.delete')} reason={reason} />
      )}
      {isAsking && (
        <DeleteQuestion state={state} editor={editor} onClose={() => setIsAsking(false)} onDeleted={onDeleted} />
      )}
    </>
  )
}

/** A button that does nothing but say why: on hover, to a screen reader, and as a notice when it is pressed. */
function Closed({ text, reason = '' }: { text: string; reason: string | undefined }) {
  return (
    <Button aria-disabled title={reason} onClick={() => showToast({ kind: 'note', text: reason })}>
      {text}
      <span className="visually-hidden"> {reason}</span>
    </Button>
  )
}

function DeleteQuestion({ state, editor, onClose, onDeleted }: Props & { onClose: () => void }) {
  const { t } = useTranslation('corrections')
  const language = useLanguage()
  const done = useCodeText('BC0010')
  const remove = async () => {
    try {
      await editor.remove()
    } catch (error) {
      showToast({ kind: 'error', text: await failureText(error, language) })
      onClose()
      editor.receive(await correctionDefinition.load(state.id))
      return
    }
    showToast({ kind: 'success', text: done ?? '' })
    onDeleted()
  }
  return (
    <Dialog
      role="alertdialog"
      title={t('delete.title', { no: state.shipmentNo })}
      onClose={onClose}
      actions={
        <DialogActions
          back={t('delete.keep')}
          onBack={onClose}
          confirm={t('delete.agree')}
          onConfirm={() => void remove().catch(() => {})}
        />
      }
    >
      {t('delete.text')}
    </Dialog>
  )
}
