import {
  type DashboardCriteria,
  type DashboardNumberType,
  dashboardNumberTypes,
  PASTE_LIMIT,
} from '@fairway/contract/tracking/dashboard.words'
import { type ClipboardEvent, type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { figure } from './figure.rules.ts'
import css from './paste-dialog.module.css'
import { PasteNotes } from './paste-notes.tsx'
import { mostOf, type PastedNumbers, readPastedNumbers } from './pasted-numbers.rules.ts'

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
  const [chosen, setChosen] = useState<DashboardNumberType>()
  const [isTried, setIsTried] = useState(false)
  const late = useDeferredValue(text)
  const found = useMemo(() => readPastedNumbers(late), [late])
  const type = chosen && found.byType[chosen].length > 0 ? chosen : mostOf(found)
  const count = type ? found.byType[type].length : 0
  const wrong = problemOf(found, count, text)
  const wrongText =
    wrong && (isTried || wrong === 'tooMany' || (wrong === 'none' && late !== ''))
      ? t(`paste.${wrong}`, { shown: figure(count), limit: figure(PASTE_LIMIT) })
      : undefined
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (wrong || !type) document.getElementById(id)?.focus()
    else onSearch({ ...criteria, numberType: type, numbers: found.byType[type] })
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
          <PasteNotes found={found} type={type} />
        </div>
        <Kinds found={found} type={type} onChoose={setChosen} />
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

function problemOf(found: PastedNumbers, count: number, text: string): 'empty' | 'none' | 'tooMany' | undefined {
  if (count > PASTE_LIMIT) return 'tooMany'
  if (count > 0) return undefined
  return text.trim() === '' || found.unknown.length === 0 ? 'empty' : 'none'
}

interface KindsProps {
  found: PastedNumbers
  type: DashboardNumberType | undefined
  onChoose: (type: DashboardNumberType) => void
}

/** A search is by one kind of number; where several were pasted, the reader says which. */
function Kinds({ found, type, onChoose }: KindsProps) {
  const { t } = useTranslation('containerDashboard')
  const present = dashboardNumberTypes.filter((one) => found.byType[one].length > 0)
  if (present.length < 2) return null
  return (
    <fieldset className={css.kinds}>
      <legend className={fieldCss.label}>{t('paste.kinds')}</legend>
      {present.map((one) => (
        <label key={one} className={css.kind}>
          <input type="radio" name="numberType" checked={one === type} onChange={() => onChoose(one)} />
          {t(`paste.found.${one}`, { count: found.byType[one].length, shown: figure(found.byType[one].length) })}
        </label>
      ))}
    </fieldset>
  )
}
