import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import fieldCss from './field.module.css'
import { FieldFrame } from './field.tsx'
import { lineAfter, screenOf } from './option-keys.rules.ts'
import css from './option-list.module.css'
import { isComposing } from './use-ime-safe-input.ts'

interface Options<T> {
  /** The id of the field; its lines have ids that begin with it. */
  id: string
  /** Everything that can be chosen at this moment, in order. */
  lines: readonly T[]
  keyOf: (line: T) => string
  /** The key of what is chosen; empty for nothing. */
  chosen: string
  /** Can be looked at, not chosen. */
  isClosed: (line: T) => boolean
  /** What was typed to narrow the lines. */
  text: string
  onText: (text: string) => void
  /** Whether the lines are shown. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChoose: (line: T) => void
}

/** A field and the list of lines below it, from which one is chosen: by typing, by keys, or by a press. */
export function useOptionList<T>(options: Options<T>) {
  const { lines, keyOf, chosen, isClosed, isOpen, onOpen, onChoose, text, onText } = options
  const [active, setActive] = useState<number>()
  const [isFocused, setIsFocused] = useState(false)
  const chosenAt = lines.findIndex((line) => keyOf(line) === chosen)
  const at = Math.max(0, Math.min(active ?? chosenAt, lines.length - 1))
  const choose = (line: T | undefined) => {
    if (line === undefined || isClosed(line)) return
    onChoose(line)
    setActive(undefined)
  }
  const type = (next: string) => {
    onText(next)
    setActive(0)
    onOpen(true)
  }
  /** Shows every line again, or what is chosen; false where there is nothing to undo. */
  const stepBack = () => {
    const isDone = text !== '' || (isOpen && chosen !== '')
    if (text !== '') type('')
    else if (isDone) onOpen(false)
    return isDone
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault() // choosing does not submit the form
      if (isOpen) choose(lines[at])
    }
    if (event.key === 'Escape' && stepBack()) event.preventDefault()
    const next = event.shiftKey ? undefined : lineAfter(event.key, at, lines.length)
    if (next === undefined) return
    event.preventDefault()
    if (isOpen) setActive(next)
    else onOpen(true)
  }
  const [from, to] = screenOf(at, lines.length)
  return { ...options, at, from, to, isFocused, setIsFocused, setActive, choose, type, onKeyDown }
}
type OptionList<T> = ReturnType<typeof useOptionList<T>>

interface InputProps<T> {
  list: OptionList<T>
  label: string
  placeholder: string
  error: string | undefined
}

/** The field of a list. The focus stays in it while keys go through the lines. */
export function OptionListInput<T>({ list, label, placeholder, error }: InputProps<T>) {
  const { id, lines, at, keyOf, isOpen, text, type, onKeyDown, setIsFocused } = list
  const active = isOpen ? lines[at] : undefined
  const handleInput = (event: FormEvent<HTMLInputElement>) => type(event.currentTarget.value)
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input
        id={id}
        className={fieldCss.input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={active !== undefined}
        aria-controls={`${id}lines`}
        aria-invalid={error !== undefined}
        aria-describedby={classNames(error !== undefined && `${id}wrong`, `${id}shown`)}
        {...(active !== undefined && { 'aria-activedescendant': `${id}${keyOf(active)}` })}
        type="text"
        placeholder={placeholder}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onKeyDown={onKeyDown}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        onInput={handleInput}
      />
    </FieldFrame>
  )
}

interface LinesProps<T> {
  list: OptionList<T>
  label: string
  /** The titles of the columns, for eyes: each line says what its times are. */
  heads: ReactNode
  draw: (line: T) => ReactNode
}

/** Ten lines of a list. */
export function OptionListLines<T>({ list, label, heads, draw }: LinesProps<T>) {
  const { id, lines, at, from, to, keyOf, chosen, isClosed, isOpen, isFocused, choose } = list
  const isShown = isOpen && lines.length > 0
  return (
    <div className={css.list} hidden={!isShown}>
      <div className={css.heads} aria-hidden="true">
        {heads}
      </div>
      <div id={`${id}lines`} role="listbox" aria-label={label}>
        {(isShown ? lines.slice(from, to) : []).map((line, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={keyOf(line)}
            id={`${id}${keyOf(line)}`}
            role="option"
            aria-selected={keyOf(line) === chosen}
            aria-disabled={isClosed(line)}
            aria-setsize={lines.length}
            aria-posinset={from + place + 1}
            className={classNames(css.line, isFocused && from + place === at && css.active)}
            ref={isFocused && from + place === at ? bringIntoSight : undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(line)}
          >
            {draw(line)}
          </div>
        ))}
      </div>
    </div>
  )
}

const bringIntoSight = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })
