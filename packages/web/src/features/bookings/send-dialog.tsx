import type { Language } from '@fairway/contract/shared/language'
import { useId, useRef, useState } from 'react'
import { send } from '../../platform/api.ts'
import { failureText } from '../../platform/failure-text.ts'
import { useCodeText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useComposing } from '../../ui/form/use-composing.ts'
import { Row } from '../../ui/layout.tsx'
import { showToast } from '../../ui/toast.store.ts'
import { addressesIn, checkAddresses, MAX_ADDRESSES } from './mail-addresses.rules.ts'
import css from './send-dialog.module.css'

export interface SendDialogProps {
  id: number
  onClose: () => void
}

/** Mails the confirmation as a PDF to up to five addresses. */
export function SendDialog({ id, onClose }: SendDialogProps) {
  const { t, i18n } = useTranslation('bookings')
  const sent = useCodeText('BR0060')
  const composing = useComposing()
  const field = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const busy = useRef(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const submit = async () => {
    const addressError = checkAddresses(text)
    if (addressError) {
      const address = addressError.kind === 'wrong' ? addressError.address : ''
      setProblem(t(`mail.${addressError.kind}`, { address, most: MAX_ADDRESSES }))
      input.current?.focus()
      return
    }
    if (busy.current) return
    busy.current = true
    try {
      await send('POST /api/bookings/documents', { body: { id, to: addressesIn(text) } })
      showToast({ kind: 'success', text: sent ?? '' })
      onClose()
    } catch (error) {
      setProblem(await failureText(error, i18n.language as Language)) // only the platform sets it
    } finally {
      busy.current = false
    }
  }
  return (
    <Dialog title={t('mail.title')} onClose={onClose}>
      <form
        className={css.form}
        noValidate
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          if (!composing.isBusy()) void submit()
        }}
      >
        <label htmlFor={field}>{t('mail.to')}</label>
        <p id={`${field}hint`} className={css.hint}>
          {t('mail.hint', { most: MAX_ADDRESSES })}
        </p>
        <textarea
          ref={input}
          id={field}
          className={css.input}
          rows={3}
          maxLength={1400}
          inputMode="email"
          autoComplete="off"
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${field}hint ${field}wrong`}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
          }}
        />
        <p id={`${field}wrong`} className={css.problem} role="alert">
          {problem}
        </p>
        <Row gap={12} justify="end">
          <Button onClick={onClose}>{t('filter.close')}</Button>
          <Button type="submit" variant="primary">
            {t('mail.send')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
