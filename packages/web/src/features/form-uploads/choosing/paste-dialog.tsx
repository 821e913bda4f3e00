import { rowLimits } from '@fairway/contract/form-uploads/form-upload.values'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { pasteAtOnce } from '../../../ui/form/paste-at-once.ts'
import { Row, Stack } from '../../../ui/layout.tsx'
import { useUploadKind, useUploadTexts } from '../upload-kind.ts'
import css from './paste-dialog.module.css'
import { lineCount } from './pasted-rows.rules.ts'

export interface PasteDialogProps {
  onRows: (text: string) => void
  onClose: () => void
}

/** Accepts rows copied from a spreadsheet. The text stays after an error. */
export function PasteDialog({ onRows, onClose }: PasteDialogProps) {
  const { t } = useUploadTexts()
  const { form } = useUploadKind()
  const id = useId()
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const count = lineCount(text)
  const isInvalid = isTried && count < 2
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (count < 2) document.getElementById(id)?.focus()
    else onRows(text)
  }
  return (
    <Dialog title={t('paste.title')} wide onClose={onClose}>
      <Stack as="form" gap={12} className={css.form} noValidate onSubmit={send}>
        <FieldFrame
          id={id}
          label={t('paste.label')}
          hint={t('paste.hint', { rows: figure(rowLimits[form]) })}
          error={isInvalid ? t('paste.empty') : undefined}
        >
          <textarea
            id={id}
            className={css.area}
            rows={9}
            value={text}
            wrap="off"
            spellCheck={false}
            autoComplete="off"
            aria-invalid={isInvalid}
            aria-describedby={`${id}hint ${id}wrong ${id}count`}
            onChange={(event) => setText(event.target.value)}
            onPaste={(event) => pasteAtOnce(event, setText)}
          />
        </FieldFrame>
        <p id={`${id}count`} className={css.count} role="status">
          {count > 0 && t('paste.rows', { count })}
        </p>
        <Row gap={12} justify="end">
          <Button onClick={onClose}>{t('paste.cancel')}</Button>
          <Button type="submit" variant="primary" aria-disabled={count < 2}>
            {t('paste.add')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
