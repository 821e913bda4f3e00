import { splitNumbers } from '@fairway/contract/shared/number-format'
import { recognise } from '@fairway/contract/shared/search-number'
import { checkSearch, type SearchInput } from '@fairway/contract/tracking/search-input.rules'

export interface FieldState {
  /** The chips, as they were typed. */
  values: readonly string[]
  /** The text in the input. */
  draft: string
  /** Track was pressed, so all errors are shown. */
  isSubmitted: boolean
}

export const emptyField: FieldState = { values: [], draft: '', isSubmitted: false }

export type FieldAction =
  | { type: 'typed'; text: string }
  | { type: 'added'; text: string }
  | { type: 'removed'; value: string }
  | { type: 'removedLast' }
  | { type: 'corrected'; value: string; number: string }
  | { type: 'asked' }

/** The same number, with or without its check digit, is one chip. */
const distinct = (values: readonly string[]) => checkSearch(values.join(',')).verdicts.map((verdict) => verdict.value)

/** The next state of the field after an action. */
export function changeField(state: FieldState, action: FieldAction): FieldState {
  const { values } = state
  switch (action.type) {
    case 'typed':
      return { values, draft: action.text, isSubmitted: false }
    case 'added':
      return { values: distinct([...values, ...splitNumbers(action.text)]), draft: '', isSubmitted: false }
    case 'removed':
      return { ...state, values: values.filter((value) => value !== action.value), isSubmitted: false }
    case 'removedLast':
      return { ...state, values: values.slice(0, -1), isSubmitted: false }
    case 'corrected':
      return correct(state, action.value, action.number)
    case 'asked':
      return { values: distinct([...values, ...splitNumbers(state.draft)]), draft: '', isSubmitted: true }
  }
}

function correct({ values, draft }: FieldState, invalid: string, corrected: string): FieldState {
  const all = [...values, ...splitNumbers(draft)]
  return {
    values: distinct(all.map((value) => (value === invalid ? corrected : value))),
    draft: '',
    isSubmitted: false,
  }
}

/** A comma in any script, a semicolon, a tab or a new line always ends a number. */
const ENDS_A_NUMBER = /[,;、，；\t\n]/
const isWhole = (value: string) => {
  const verdict = recognise(value)
  return 'type' in verdict && !('note' in verdict)
}

/** True when the text is ready to become chips. A space alone is not enough, as in `FWYU 482913 0`. */
export function isFinished(text: string): boolean {
  if (ENDS_A_NUMBER.test(text.trimStart())) return true
  return text.endsWith(' ') && holdsOnly(isWhole, text)
}

/** True when every part of the text is a valid number, with or without its check digit. */
export const isSearchable = (text: string) => holdsOnly((value) => 'type' in recognise(value), text)

function holdsOnly(kind: (value: string) => boolean, text: string) {
  const numbers = splitNumbers(text)
  return numbers.length > 0 && numbers.every(kind)
}

/** Validates everything in the field. A number that is still being typed is not an error before Track is pressed. */
export function validateField({ values, draft, isSubmitted }: FieldState): SearchInput {
  const whole = checkSearch([...values, draft].join(','))
  if (isSubmitted || whole.problem !== 'unknownForm') return whole
  return checkSearch(values.join(','))
}
