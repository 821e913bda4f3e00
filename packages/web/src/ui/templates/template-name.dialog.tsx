import { useId, useState } from 'react'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import css from '../address-book/address-book.module.css'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import fieldCss from '../form/field.module.css'
import { FieldFrame } from '../form/field.tsx'
import { useComposing } from '../form/use-composing.ts'
import { Row } from '../layout.tsx'

interface Props {
  title: string
  start: string
  /** Who finds it, and what it leaves out. */
  hint: string
  /** Keeps it under the name; what it throws is shown here. */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a template; one that is taken is said here, and nothing is lost. */
export function TemplateNameDialog({ title, start, hint, onSave, onClose }: Props) {
  const { t } = useTranslation('templates')
  const id = useId()
  const [name, setName] = useState(start)
  const [failure, setFailure] = useState<unknown>()
  const [isMissing, setIsMissing] = useState(false)
  const problem = useFailureText(failure)
  const composing = useComposing()
  const save = () => {
    setIsMissing(name.trim() === '')
    if (name.trim() !== '') onSave(name.trim()).then(onClose, setFailure)
  }
  const error = isMissing ? t('nameMissing') : problem
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation() // a dialog inside of the document's own form
          if (!composing.isBusy()) save()
        }}
      >
        <FieldFrame id={id} label={t('name')} hint={hint} error={error}>
          <input
            id={id}
            className={fieldCss.input}
            type="text"
            maxLength={80}
            autoComplete="off"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? `${id}hint` : `${id}hint ${id}wrong`}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </FieldFrame>
        <Row gap={10} align="stretch" justify="end" className={css.answers}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('save')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
