import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import css from './draft.module.css'
import { useDraftPaper } from './draft-context.ts'
import { REMARK_LENGTH } from './remarks.rules.ts'

interface Props {
  path: string
  onWrite: (text: string) => void
  onClose: () => void
}

/** What is wrong with one field of the draft, in the customer's words. */
export function RemarkDialog({ path, onWrite, onClose }: Props) {
  const { t } = useTranslation('siDraft')
  const { view, labels, remarkOn } = useDraftPaper()
  const before = remarkOn(path) ?? ''
  const [text, setText] = useState(before)
  const [isEmpty, setIsEmpty] = useState(false)
  const id = useId()
  const pair = view.pairs.get(path)
  const error = isEmpty ? t('remark.none') : undefined
  return (
    <Dialog title={t('remark.title', { field: labels.nameAt(path) })} onClose={onClose}>
      <Stack
        as="form"
        gap={16}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '') {
            setIsEmpty(true)
            document.getElementById(id)?.focus()
          } else onWrite(text)
        }}
      >
        {pair && (
          <DefinitionList layout="single">
            <Fact term={t('columns.draft')}>
              <span className={css.quoted}>{labels.show(pair.field, pair.right) || t('empty')}</span>
            </Fact>
            {pair.isDifferent && (
              <Fact term={t('columns.instructed')}>
                <span className={css.quoted}>{labels.show(pair.field, pair.left) || t('empty')}</span>
              </Fact>
            )}
          </DefinitionList>
        )}
        <FieldFrame
          id={id}
          label={t('remark.label')}
          hint={t('remark.hint')}
          error={error}
          below={<p className={fieldCss.count}>{t('remark.count', { used: [...text].length, most: REMARK_LENGTH })}</p>}
        >
          <textarea
            id={id}
            className={fieldCss.input}
            rows={4}
            maxLength={REMARK_LENGTH}
            value={text}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}hint ${id}wrong`}
            onChange={(event) => {
              setText(event.target.value)
              setIsEmpty(false)
            }}
          />
        </FieldFrame>
        <Row gap={12} justify="end">
          {before !== '' && (
            <Button variant="quiet" onClick={() => onWrite('')}>
              {t('remark.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('remark.save')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
