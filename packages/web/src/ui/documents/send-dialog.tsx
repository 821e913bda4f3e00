import { type Language, languages } from '@fairway/contract/shared/language'
import { useId, useRef, useState } from 'react'
import { failureText } from '../../platform/calls/failure-text.ts'
import { languageNames } from '../../platform/language/language.ts'
import { useLanguage, useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { NativeSelect, Options } from '../form/native-select.tsx'
import { useComposing } from '../form/use-composing.ts'
import { Row } from '../layout.tsx'
import { addressesIn, checkAddresses, MAX_ADDRESSES } from './mail-addresses.rules.ts'
import css from './send-dialog.module.css'

/** What the letter is written in, and what the sender adds to it. */
export interface LetterChoices {
  language: Language
  remark: string
}

export interface SendDialogProps {
  title: string
  /** Mails the document to these addresses; a failure is shown in the dialog. */
  onSend: (to: string[], letter: LetterChoices) => Promise<unknown>
  /** The documents that go along, by name. */
  attached?: readonly string[]
  /** How long a remark may be, where the letter's language and a remark can be chosen. */
  remarkLimit?: number
  /** What is said once it was sent. */
  sent: string | undefined
  onClose: () => void
}

/** Mails a document to up to five addresses. */
export function SendDialog({ title, onSend, attached = [], remarkLimit = 0, sent, onClose }: SendDialogProps) {
  const { t, i18n } = useTranslation('documents')
  const { t: ui } = useTranslation('ui')
  const composing = useComposing()
  const field = useId()
  const [text, setText] = useState('')
  const [letter, setLetter] = useState<LetterChoices>({ language: useLanguage(), remark: '' })
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
      await onSend(addressesIn(text), letter)
      showToast({ kind: 'success', text: sent ?? '' })
      onClose()
    } catch (error) {
      setProblem(await failureText(error, i18n.language as Language)) // only the platform sets it
    } finally {
      busy.current = false
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
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
        {remarkLimit > 0 && (
          <>
            <label htmlFor={`${field}language`}>{t('mail.language')}</label>
            <NativeSelect
              id={`${field}language`}
              value={letter.language}
              onChange={({ target }) => setLetter({ ...letter, language: target.value as Language })} // one of the options
            >
              <Options options={languages.map((value) => ({ value, text: languageNames[value] }))} />
            </NativeSelect>
            <label htmlFor={`${field}remark`} className={css.next}>
              {t('mail.remark')}
            </label>
            <textarea
              id={`${field}remark`}
              className={css.input}
              rows={3}
              maxLength={remarkLimit}
              value={letter.remark}
              onChange={({ target }) => setLetter({ ...letter, remark: target.value })}
            />
          </>
        )}
        {attached.length > 0 && (
          <section className={css.next} aria-label={t('mail.attached', { count: attached.length })}>
            <strong>{t('mail.attached', { count: attached.length })}</strong>
            <ul className={css.attached}>
              {attached.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </section>
        )}
        <Row gap={12} justify="end" className={css.next}>
          <Button onClick={onClose}>{ui('close')}</Button>
          <Button type="submit" variant="primary">
            {t('mail.send')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
