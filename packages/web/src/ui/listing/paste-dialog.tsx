import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutShown } from '@fairway/contract/shared/cut-text'
import { type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { figure } from '../figure.rules.ts'
import { FieldFrame } from '../form/field.tsx'
import { pasteAtOnce } from '../form/paste-at-once.ts'
import css from './paste-dialog.module.css'
import {
  kindsIn,
  type PastedNumberKind,
  type PastedNumbers,
  readPastedNumbers,
  typeOf,
} from './pasted-numbers.rules.ts'

const EXAMPLES = 3

/** What was recognised in a pasted text, and what was not. */
function PasteNotes<K extends PastedNumberKind>({ found }: { found: PastedNumbers<K> }) {
  const { t } = useTranslation('listing')
  const counted = (count: number) => ({ count, shown: figure(count) })
  const kinds = kindsIn(found).map((kind) => ({ kind: kind as PastedNumberKind, count: found.counts[kind] })) // one of them
  const { doubled, unknown, wrongCheckDigit } = found
  return (
    <ul className={css.notes}>
      {kinds.map(({ kind, count }) => (
        <li key={kind} className={css.found}>
          {t(`paste.found.${kind}`, counted(count))}
        </li>
      ))}
      {doubled > 0 && <li>{t('paste.doubled', counted(doubled))}</li>}
      {wrongCheckDigit.length > 0 && (
        <li className={css.doubtful}>
          {t('paste.wrongDigit', {
            ...counted(wrongCheckDigit.length),
            examples: someOf(wrongCheckDigit.map(showContainerNumber)),
          })}
        </li>
      )}
      {unknown.length > 0 && (
        <li className={css.doubtful}>
          {t('paste.unknown', { ...counted(unknown.length), examples: someOf(unknown) })}
        </li>
      )}
    </ul>
  )
}

const someOf = (values: string[]) =>
  values
    .slice(0, EXAMPLES)
    .map((value) => cutShown(value, 20))
    .join(', ') + (values.length > EXAMPLES ? ' …' : '')

export interface PasteDialogProps<K extends PastedNumberKind> {
  /** What is looked for now. */
  numbers: readonly string[]
  kinds: readonly K[]
  limit: number
  /** What can be pasted, and what is said where nothing of it was. */
  label: string
  none: string
  onSearch: (found: { numberType: K | 'mixed'; numbers: string[] }) => void
  onClose: () => void
}

/** Takes any text with thousands of numbers in it and looks for them; whatever is wrong, the text stays. */
export function PasteDialog<K extends PastedNumberKind>(props: PasteDialogProps<K>) {
  const { numbers, kinds, limit, label, none, onSearch, onClose } = props
  const { t } = useTranslation('listing')
  const id = useId()
  const [text, setText] = useState(() => numbers.join('\n'))
  const [isTried, setIsTried] = useState(false)
  const deferredText = useDeferredValue(text)
  const found = useMemo(() => readPastedNumbers(deferredText, kinds), [deferredText, kinds])
  const type = typeOf(found)
  const count = found.numbers.length
  const error = problemOf(found, text, limit)
  const isShown = isTried || error === 'tooMany' || (error === 'none' && deferredText !== '')
  const errorText = error && isShown ? textFor(error) : undefined
  function textFor(problem: Problem) {
    return problem === 'none' ? none : t(`paste.${problem}`, { shown: figure(count), limit: figure(limit) })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (error || !type) document.getElementById(id)?.focus()
    else onSearch({ numberType: type, numbers: found.numbers })
  }
  return (
    <Dialog title={t('paste.title')} wide onClose={onClose}>
      <form className={css.form} noValidate onSubmit={send}>
        <FieldFrame id={id} label={label} hint={t('paste.hint', { limit: figure(limit) })} error={errorText}>
          <textarea
            id={id}
            className={css.area}
            aria-invalid={errorText !== undefined}
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
          <Button type="submit" variant="primary" aria-disabled={error !== undefined}>
            {t('paste.search', { count, shown: figure(count) })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Problem = 'empty' | 'none' | 'tooMany'

function problemOf({ numbers, unknown }: Pick<PastedNumbers, 'numbers' | 'unknown'>, text: string, limit: number) {
  if (numbers.length > limit) return 'tooMany'
  if (numbers.length > 0) return undefined
  return text.trim() === '' || unknown.length === 0 ? 'empty' : 'none'
}
