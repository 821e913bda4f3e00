import { type DashboardCriteria, PASTE_LIMIT } from '@fairway/contract/tracking/dashboard.words'
import { type ClipboardEvent, type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { FieldFrame } from '../../../ui/form/field.tsx'
import css from './paste-dialog.module.css'
import { PasteNotes } from './paste-notes.tsx'
import { type PastedNumbers, readPastedNumbers, typeOf } from './pasted-numbers.rules.ts'

export interface PasteDialogProps {
  criteria: DashboardCriteria
  onSearch: (criteria: DashboardCriteria) => void
  onClose: () => void
}

const LONG_TEXT = 2000

/** Takes any text with up to 5000 numbers in it and looks for them; whatever is wrong, the text stays. */
export function PasteDialog({ criteria, onSearch, onClose }: PasteDialogProps) {
  const { t } = useTranslation('containerDashboard')
  const id = useId()
  const [text, setText] = useState(() => (criteria.numbers ?? []).join('\n'))
  const [isTried, setIsTried] = useState(false)
  const late = useDeferredValue(text)
  const found = useMemo(() => readPastedNumbers(late), [late])
  const type = typeOf(found)
  const count = found.numbers.length
  const wrong = problemOf(found, text)
  const wrongText =
    wrong && (isTried || wrong === 'tooMany' || (wrong === 'none' && late !== ''))
      ? t(`paste.${wrong}`, { shown: figure(count), limit: figure(PASTE_LIMIT) })
      : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (wrong || !type) document.getElementById(id)?.focus()
    else onSearch({ ...criteria, numberType: type, numbers: found.numbers })
  }
  return (
    <Dialog title={t('paste.title')} wide onClose={onClose}>
      <form className={css.form} noValidate onSubmit={send}>
        <FieldFrame
          id={id}
          label={t('paste.field')}
          hint={t('paste.hint', { limit: figure(PASTE_LIMIT) })}
          wrong={wrongText}
        >
          <textarea
            id={id}
            className={css.area}
            aria-invalid={wrongText !== undefined}
            aria-describedby={`${id}hint ${id}wrong ${id}notes`}
            value={text}
            rows={9}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            onPaste={(event) => pasteAtOnce(event, setText)}
          />
        </FieldFrame>
        <div id={`${id}notes`} role="status">
          <PasteNotes found={found} />
        </div>
        <div className={css.actions}>
          <Button onClick={onClose}>{t('paste.cancel')}</Button>
          <Button type="submit" look="primary" aria-disabled={wrong !== undefined}>
            {t('paste.search', { count, shown: figure(count) })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Browsers lay out a long text line by line as they paste it, which takes seconds; set as a whole it takes none. */
function pasteAtOnce(event: ClipboardEvent<HTMLTextAreaElement>, setText: (text: string) => void) {
  const pasted = event.clipboardData.getData('text')
  if (pasted.length < LONG_TEXT) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
}

function problemOf({ numbers, unknown }: PastedNumbers, text: string): 'empty' | 'none' | 'tooMany' | undefined {
  if (numbers.length > PASTE_LIMIT) return 'tooMany'
  if (numbers.length > 0) return undefined
  return text.trim() === '' || unknown.length === 0 ? 'empty' : 'none'
}
