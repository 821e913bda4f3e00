import type { FieldRemark } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { useRef, useState } from 'react'
import { send } from '../../../platform/calls/api.ts'
import { failureText } from '../../../platform/calls/failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogActions } from '../../../ui/dialog/dialog-actions.tsx'
import { Stack } from '../../../ui/layout.tsx'
import { RemarkList } from '../compare/remark-list.tsx'
import css from './draft.module.css'
import { useDraftPaper } from './draft-context.ts'

interface Props {
  action: 'approve' | 'return'
  remarks: readonly FieldRemark[]
  onDone: () => void
  /** The draft has changed meanwhile, or is decided on already. */
  onRefused: () => void
  onClose: () => void
}

/** Asks once more before the carrier prints the bill, or gets it back with remarks. */
export function DecisionDialog({ action, remarks, onDone, onRefused, onClose }: Props) {
  const { t } = useTranslation('siDraft')
  const language = useLanguage()
  const { view, labels } = useDraftPaper()
  const { id, revision, blNo } = view.bill.state
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const busy = useRef(false)
  const isReturn = action === 'return'
  const decide = async () => {
    if (busy.current) return
    busy.current = true
    setIsSending(true)
    try {
      const body = { id, revision, action, remarks: isReturn ? [...remarks] : [] }
      await send('POST /api/si/siCorrApprove', { body })
      onDone()
    } catch (error) {
      setProblem(await failureText(error, language))
      onRefused()
    } finally {
      busy.current = false
      setIsSending(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      title={t(`decision.${action}.title`, { name: blNo })}
      onClose={onClose}
      actions={
        <DialogActions
          back={t('cancel')}
          onBack={onClose}
          confirm={t(isSending ? 'decision.sending' : `decision.${action}.confirm`)}
          aria-disabled={isSending}
          onConfirm={() => void decide()}
        />
      }
    >
      <Stack gap={12} className={css.question}>
        <p>{t(`decision.${action}.text`)}</p>
        {!isReturn && view.count > 0 && <p>{t('decision.approve.differs', { count: view.count })}</p>}
        {!isReturn && remarks.length > 0 && <p>{t('decision.approve.unsent', { count: remarks.length })}</p>}
        {isReturn && <RemarkList remarks={remarks} labels={labels} />}
        {problem && (
          <p className={css.problem} role="alert">
            {problem}
          </p>
        )}
      </Stack>
    </Dialog>
  )
}
