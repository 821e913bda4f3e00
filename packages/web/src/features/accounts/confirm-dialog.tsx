import { useRef, useState } from 'react'
import { isCancelled } from '../../platform/failure.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './account-detail.module.css'

interface Props {
  title: string
  text: string
  action: string
  /** Does it; what it throws is shown here, and the question stays open. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done, and stays until it is done or given up. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: Props) {
  const { t } = useTranslation('accounts')
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const busy = useRef(false)
  const confirm = async () => {
    if (busy.current) return
    busy.current = true
    setIsBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
    } catch (error) {
      if (!isCancelled(error)) setFailure(error)
    } finally {
      busy.current = false
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      role="alertdialog"
      title={title}
      onClose={() => !busy.current && onClose()}
      actions={
        <>
          <Button aria-disabled={isBusy} onClick={() => !busy.current && onClose()}>
            {t('confirm.cancel')}
          </Button>
          <Button look="primary" aria-disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? t('confirm.busy') : action}
          </Button>
        </>
      }
    >
      {text}
      <span className={css.problem} role="alert" hidden={!problem}>
        {problem}
      </span>
    </Dialog>
  )
}
