import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useDismiss } from '../dialog/use-dismiss.ts'
import fieldCss from './field.module.css'
import { FieldFrame } from './field.tsx'
import css from './lookup-field.module.css'
import { isComposing } from './use-ime-safe-input.ts'

export interface LookUpOption {
  value: string
  text: string
  /** Distinguishes entries of the same name. */
  detail: string
  /** Choosing it narrows the list, which stays open. */
  isStep?: boolean
}

/** The typed text and its results. */
export interface LookUp {
  text: string
  /** Every keystroke, for the field itself. */
  onText: (text: string) => void
  /** The text outside of a composition: ready for the server. */
  onSearch: (text: string) => void
  options: readonly LookUpOption[]
  /** Shown instead of the list or below it: nothing found, too short, loading. */
  note: string
  /** The number of results, for screen readers. */
  announcement: string
}

interface Props {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  error?: string | undefined
  lookUp: LookUp
  className?: string | undefined
  /** For a list that is loaded already: it opens before typing, at the chosen entry. */
  chosen?: string
  onChoose: (option: LookUpOption) => void
  /** The field loses the focus. */
  onLeave?: () => void
  /** Read-only; its hint says why. */
  isLocked?: boolean
  /** What an empty field means. */
  placeholder?: string
  /** What the field says of its text, below the input. */
  below?: ReactNode
}

/** Finds one of many by a part of its name while typing: by arrow keys and Enter, by mouse, or with an input method. */
export function LookUpField(props: Props) {
  const { id, label, hint, optional = false, error, lookUp, className, chosen, onChoose, onLeave } = props
  const { isLocked = false, placeholder, below } = props
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  /** The list is rendered once the field has had the focus: a form may have a thousand of them. */
  const [isUsed, setIsUsed] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useDismiss(whole, input, isOpen, () => setIsOpen(false))
  const { text, options, note, announcement } = lookUp
  const isKnown = chosen !== undefined
  const isShown = isOpen && (text !== '' || isKnown)
  const at = Math.min(active, options.length - 1)

  const open = () => {
    if (isOpen || isLocked) return
    setIsOpen(true)
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => value === chosen),
      ),
    )
  }
  const choose = (option: LookUpOption | undefined) => {
    if (!option) return
    onChoose(option)
    setIsOpen(option.isStep ?? false)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || isLocked) return
    if (event.key === 'Enter') {
      event.preventDefault() // choosing does not submit the form
      if (isShown) choose(options[at])
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    if (isOpen) setActive((at + step + options.length) % options.length)
    else open()
  }
  const handleInput = (event: FormEvent<HTMLInputElement>, isFinal: boolean) => {
    const { value } = event.currentTarget
    lookUp.onText(value)
    setIsOpen(true)
    setActive(0)
    if (isFinal) lookUp.onSearch(value)
  }
  const described = [
    hint !== undefined && `${id}hint`,
    error !== undefined && `${id}wrong`,
    below !== undefined && `${id}below`,
  ].filter(Boolean)
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      optional={optional}
      error={error}
      className={className}
      below={below !== undefined && <div id={`${id}below`}>{below}</div>}
    >
      <div className={css.whole} ref={whole}>
        <input
          ref={input}
          id={id}
          className={fieldCss.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          {...(isUsed && { 'aria-controls': `${id}list` })}
          aria-invalid={error !== undefined}
          {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
          {...(isShown && options[at] && { 'aria-activedescendant': `${id}${options[at].value}` })}
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          readOnly={isLocked}
          placeholder={placeholder}
          value={text}
          onKeyDown={onKeyDown}
          {...(isKnown && { onClick: open })}
          onFocus={() => {
            setIsUsed(true)
            if (isKnown) input.current?.select()
          }}
          onBlur={onLeave}
          onInput={(event) => handleInput(event, !(event.nativeEvent as InputEvent).isComposing)} // React types it as any Event
          onCompositionEnd={(event) => handleInput(event, true)}
        />
        {isUsed && (
          <>
            <div className={css.panel} hidden={!isShown}>
              <div id={`${id}list`} role="listbox" aria-label={label}>
                {(isShown ? options : []).map((option, place) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
                  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                  <div
                    key={option.value}
                    id={`${id}${option.value}`}
                    role="option"
                    aria-selected={place === at}
                    className={classNames(css.option, place === at && css.active)}
                    ref={place === at ? bringIntoSight : undefined}
                    onPointerDown={(event) => event.preventDefault()}
                    onClick={() => choose(option)}
                  >
                    <span>{option.text}</span>
                    <span className={css.detail}>{option.detail}</span>
                  </div>
                ))}
              </div>
              {note !== '' && <p className={css.note}>{note}</p>}
            </div>
            <span className="visually-hidden" role="status">
              {isShown && (note || announcement)}
            </span>
          </>
        )}
      </div>
    </FieldFrame>
  )
}

const bringIntoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })
