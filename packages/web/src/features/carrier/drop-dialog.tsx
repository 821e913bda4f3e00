import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import css from './deliveries.module.css'

interface Props {
  name: string
  onClose: () => void
  onDrop: (reason: string) => void
}

const MOST = 500

/** Asks for a reason before something is never sent. */
export function DropDialog({ name, onClose, onDrop }: Props) {
  const { t } = useTranslation('carrier')
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const drop = () => {
    if (reason.trim() !== '') return onDrop(reason.trim())
    setIsMissing(true)
    input.current?.focus()
  }
  return (
    <Dialog
      title={t('dropDialog.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('dropDialog.keep')}</Button>
          <Button look="primary" onClick={drop}>
            {t('dropDialog.send')}
          </Button>
        </>
      }
    >
      <p>{t('dropDialog.text')}</p>
      <label htmlFor={id} className={css.label}>
        {t('dropDialog.reason')}
      </label>
      <textarea
        ref={input}
        id={id}
        className={css.input}
        rows={3}
        maxLength={MOST}
        value={reason}
        aria-invalid={isMissing}
        aria-describedby={`${id}wrong`}
        onChange={(event) => {
          setReason(event.target.value)
          setIsMissing(false)
        }}
      />
      <p id={`${id}wrong`} role="alert" className={css.problem}>
        {isMissing && t('dropDialog.reasonMissing')}
      </p>
    </Dialog>
  )
}
