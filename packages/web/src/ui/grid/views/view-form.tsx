import type { ViewsReply } from '@fairway/contract/shared/grid.schema'
import { VIEW_NAME_LENGTH } from '@fairway/contract/shared/grid.words'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isCancelled } from '../../../platform/failure.ts'
import { useFailureText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../button.tsx'
import fieldCss from '../../form/field.module.css'
import { FieldFrame } from '../../form/field.tsx'
import { useComposing } from '../../form/use-composing.ts'
import { Icon } from '../../icon.tsx'
import type { ViewTerms } from './saved-view.calls.ts'
import css from './saved-views.module.css'

interface Props {
  terms?: ViewTerms
  organisations: ViewsReply['organisations']
  /** Sends it; what it throws is shown at the field, and what was entered stays. */
  onSend: (terms: ViewTerms) => Promise<void>
  onClose: () => void
}

/** What a view is called and who may use it. */
export function ViewForm({ terms, organisations, onSend, onClose }: Props) {
  const { t } = useTranslation('grid')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const composing = useComposing()
  const [name, setName] = useState(terms?.name ?? '')
  const [sharedWith, setSharedWith] = useState(terms?.sharedWith ?? '')
  const [isMissing, setIsMissing] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const refusal = useFailureText(failure)
  const wrong = isMissing ? t('views.nameMissing') : refusal
  useEffect(() => {
    if (wrong !== undefined) field.current?.focus()
  }, [wrong])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const plain = name.trim()
    if (composing.isBusy() || isSending) return
    setIsMissing(plain === '')
    setFailure(undefined)
    if (plain === '') return
    setIsSending(true)
    try {
      await onSend({ name: plain, sharedWith: sharedWith === '' ? null : sharedWith })
    } catch (error) {
      if (!isCancelled(error)) setFailure(error)
      setIsSending(false)
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)} {...composing.keys}>
      <FieldFrame id={`${id}name`} label={t('views.name')} wrong={wrong}>
        <input
          ref={field}
          id={`${id}name`}
          className={fieldCss.input}
          value={name}
          maxLength={VIEW_NAME_LENGTH}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          {...(wrong !== undefined && { 'aria-describedby': `${id}namewrong` })}
          onChange={(event) => setName(event.target.value)}
        />
      </FieldFrame>
      {organisations.length > 0 && (
        <FieldFrame id={`${id}share`} label={t('views.share')} wrong={undefined}>
          <div className={fieldCss.joined}>
            <select
              id={`${id}share`}
              className={fieldCss.select}
              value={sharedWith}
              onChange={(event) => setSharedWith(event.target.value)}
            >
              <option value="">{t('views.nobody')}</option>
              {organisations.map((organisation) => (
                <option key={organisation.id} value={organisation.id}>
                  {organisation.localName ? `${organisation.name} ${organisation.localName}` : organisation.name}
                </option>
              ))}
            </select>
            <span className={fieldCss.arrow}>
              <Icon name="chevron" size={18} />
            </span>
          </div>
        </FieldFrame>
      )}
      <div className={css.actions}>
        <Button onClick={onClose}>{t('views.cancel')}</Button>
        <Button type="submit" look="primary" aria-disabled={isSending}>
          {t('views.keep')}
        </Button>
      </div>
    </form>
  )
}
