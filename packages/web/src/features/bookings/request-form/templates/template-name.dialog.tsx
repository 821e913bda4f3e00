import { useId, useState } from 'react'
import { useFailureText } from '../../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../../platform/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldFrame } from '../../../../ui/form/field.tsx'
import { useComposing } from '../../../../ui/form/use-composing.ts'
import { Row } from '../../../../ui/layout.tsx'
import css from '../books.module.css'

interface Props {
  title: string
  start: string
  /** Keeps it under the name; what it throws is shown here. */
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a template; one that is taken is said here, and nothing is lost. */
export function TemplateNameDialog({ title, start, onSave, onClose }: Props) {
  const { t } = useTranslation('bookingForm')
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
  const error = isMissing ? t('templates.nameMissing') : problem
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        {...composing.keys}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation() // a dialog inside of the request's own form
          if (!composing.isBusy()) save()
        }}
      >
        <FieldFrame id={id} label={t('templates.name')} hint={t('templates.nameHint')} error={error}>
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
          <Button onClick={onClose}>{t('book.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('book.save')}
          </Button>
        </Row>
      </form>
    </Dialog>
  )
}
