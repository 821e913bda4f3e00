import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { cutUnits } from '@fairway/contract/shared/cut-units'
import type { NumberVerdict } from '@fairway/contract/shared/search-number'
import { checkSearch, type SearchInput } from '@fairway/contract/tracking/search-input.rules'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type ClipboardEvent, type FormEvent, useEffect, useReducer, useRef } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { listQuery } from '../../platform/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useImeSafeInput } from '../../ui/form/use-ime-safe-input.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './home-search.module.css'
import { rememberSearch } from './recent-searches.ts'
import {
  changeField,
  emptyField,
  type FieldAction,
  isFinished,
  isSearchable,
  validateField,
} from './search-field.state.ts'

const LIST = '/containerList/$query'

/**
 * The field's state and events. The input is uncontrolled, because text typed before hydration, and while the language
 * changes, must stay; the state follows it.
 */
function useSearchField(values: readonly string[], onOther?: (text: string) => void) {
  const [state, dispatch] = useReducer(changeField, { ...emptyField, values })
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const router = useRouter()
  const validation = validateField(state)
  const query = validation.problem || !validation.type ? undefined : listQuery(validation.type, validation.numbers)

  const change = (action: FieldAction) => {
    dispatch(action)
    if (action.type !== 'typed' && input.current) {
      if (action.type !== 'removed' && action.type !== 'removedLast') input.current.value = ''
      input.current.focus()
    }
  }
  const updateText = (text: string) => change(isFinished(text) ? { type: 'added', text } : { type: 'typed', text })
  const ime = useImeSafeInput({
    onText: updateText,
    onKey: (event) => {
      if (event.key === 'Backspace' && event.currentTarget.value === '') change({ type: 'removedLast' })
    },
  })

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text')
    // An <input> would join the lines of a pasted column. An incomplete number is left as typed text.
    if (!/[\n\t]/.test(text) && !isFinished(text) && !isSearchable(text)) return
    event.preventDefault()
    change({ type: 'added', text: `${event.currentTarget.value}\n${text}` })
  }

  const search = (type: typeof validation.type, numbers: string[]) => {
    if (!type) return
    rememberSearch({ type, numbers })
    void navigate({ to: LIST, params: { query: listQuery(type, numbers) } })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (ime.isBusy()) return
    const submitted = validateField(changeField(state, { type: 'asked' }))
    const isOther = submitted.verdicts.length > 0 && submitted.verdicts.every((verdict) => !('type' in verdict))
    if (isOther && onOther) return onOther([...state.values, state.draft].join(' ').trim())
    change({ type: 'asked' })
    if (!submitted.problem) search(submitted.type, submitted.numbers)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const typedEarly = input.current?.value ?? ''
    if (typedEarly) updateText(typedEarly)
    // The form was submitted before hydration, so the browser put the text into the address.
    const sent = new URLSearchParams(location.search).get('q')
    if (!sent) return
    const found = validateField(changeField({ ...emptyField, draft: sent }, { type: 'asked' }))
    if (found.problem) dispatch({ type: 'added', text: sent })
    else search(found.type, found.numbers)
  }, [])

  useEffect(() => {
    if (query) router.preloadRoute({ to: LIST, params: { query } }).catch(() => {})
  }, [query, router])

  return { state, validation: validation, change, input, events: { ...ime.events, onPaste }, onSubmit }
}

interface SearchHintProps {
  validation: SearchInput
  isSubmitted: boolean
  onCorrect: (value: string, number: string) => void
}

/** Says which kind the numbers are, or the first error and its correction. */
function SearchHint({ validation, isSubmitted, onCorrect }: SearchHintProps) {
  const { verdicts, type, problem } = validation
  const { t } = useTranslation('homeSearch')
  if (problem === 'empty' && !isSubmitted) return null
  if (problem) return <Problem validation={validation} onCorrect={onCorrect} />
  const completed = verdicts.some((verdict) => 'note' in verdict)
  return (
    <p className={css.ready}>
      <Icon name="check" size={16} />
      {t(`ready.${completed ? 'completed' : (type ?? 'container')}`, { count: verdicts.length })}
    </p>
  )
}

function Problem({ validation, onCorrect }: Omit<SearchHintProps, 'isSubmitted'>) {
  const { t } = useTranslation('homeSearch')
  const text = useProblemText(validation)
  const wrongDigit = validation.problem === 'wrongCheckDigit' ? validation.verdicts.find(hasWrongDigit) : undefined
  return (
    <p className={css.problem}>
      <Icon name="alert" size={16} />
      <span>
        {text}{' '}
        {wrongDigit && (
          <button
            type="button"
            className={css.correct}
            onClick={() => onCorrect(wrongDigit.value, wrongDigit.expected)}
          >
            {t('problem.useExpected', { number: showContainerNumber(wrongDigit.expected) })}
          </button>
        )}
      </span>
    </p>
  )
}

type WrongDigit = Extract<NumberVerdict, { expected: string }>
const hasWrongDigit = (verdict: NumberVerdict): verdict is WrongDigit => 'expected' in verdict

function useProblemText({ verdicts, problem }: SearchInput): string {
  const { t } = useTranslation('homeSearch')
  switch (problem) {
    case 'wrongCheckDigit': {
      const { value = '', expected = '' } = verdicts.find(hasWrongDigit) ?? {}
      return t('problem.wrongCheckDigit', { number: showContainerNumber(value), digit: expected.slice(10) })
    }
    case 'unknownForm': {
      const unknown = verdicts.find((verdict) => 'problem' in verdict && verdict.problem === 'unknownForm')
      return t('problem.unknownForm', { value: cutUnits(unknown?.value ?? '', 30) })
    }
    case 'tooMany':
      return t('problem.tooMany')
    default:
      return t('problem.empty')
  }
}

const shown = (verdict: NumberVerdict) =>
  'type' in verdict && verdict.type === 'container'
    ? showContainerNumber('number' in verdict ? verdict.number : verdict.value)
    : verdict.value

interface Props {
  /** The initial numbers. */
  values?: readonly string[]
  /** Above a list of results there is less space, and less to explain. */
  compact?: boolean
  /** Where it goes on with what is no number; without it only numbers are taken. */
  onOther?: (text: string) => void
  /** What can be typed where that is more than numbers. */
  placeholder?: string
  /** The page is there to type a number: it opens with the focus in the field. */
  isFirst?: boolean
}

/** One field for every kind of number. Without JavaScript it is a plain form. */
export function SearchField({ values = [], compact = false, onOther, placeholder, isFirst = false }: Props) {
  const { t } = useTranslation('homeSearch')
  const { state, validation, change, input, events, onSubmit } = useSearchField(values, onOther)
  const chips = checkSearch(state.values.join(',')).verdicts
  const isUntouched = !state.isSubmitted && state.values.join() === values.join()
  const isInvalid = validation.problem !== undefined && (validation.problem !== 'empty' || state.isSubmitted)
  return (
    <form className={compact ? css.compact : undefined} action="/" method="get" onSubmit={onSubmit} noValidate>
      {/* biome-ignore lint/a11y: a click beside the chips focuses the field, which the keyboard reaches anyway */}
      <div className={css.box} onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
        {chips.length > 0 && (
          <ul className={css.chips} aria-label={t('entered')}>
            {chips.map((verdict) => (
              <li key={verdict.value}>
                <Chip
                  text={shown(verdict)}
                  invalid={'problem' in verdict}
                  removeLabel={t('remove', { number: shown(verdict) })}
                  onRemove={() => change({ type: 'removed', value: verdict.value })}
                />
              </li>
            ))}
          </ul>
        )}
        <input
          ref={input}
          {...events}
          // biome-ignore lint/a11y/noAutofocus: whoever opens this page comes with a number; what stands before it are menus
          autoFocus={isFirst}
          className={css.input}
          name="q"
          type="text"
          aria-label={t('field')}
          aria-describedby={compact ? 'search-hint' : 'search-hint search-help'}
          aria-invalid={isInvalid}
          placeholder={chips.length > 0 ? t('another') : (placeholder ?? t('field'))}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        <Button type="submit" variant="primary" className={css.track}>
          {t('track')}
        </Button>
      </div>
      <div className={css.under}>
        <div id="search-hint" role="status">
          {(!compact || (isInvalid && !isUntouched)) && (
            <SearchHint
              validation={validation}
              isSubmitted={state.isSubmitted}
              onCorrect={(value, number) => change({ type: 'corrected', value, number })}
            />
          )}
        </div>
        {!compact && <p id="search-help">{t('help')}</p>}
      </div>
    </form>
  )
}
