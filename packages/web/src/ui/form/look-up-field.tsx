import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useDismiss } from '../use-dismiss.ts'
import { isComposing } from '../use-ime-safe-input.ts'
import fieldCss from './field.module.css'
import { FieldFrame } from './field.tsx'
import css from './look-up-field.module.css'

export interface LookUpOption {
  value: string
  text: string
  /** What tells it from others of the same name. */
  detail: string
}

/** What was typed, and what was found by it. */
export interface LookUp {
  text: string
  /** Every letter, for the field itself. */
  onText: (text: string) => void
  /** The text once no input method is composing: worth asking the server. */
  onAsk: (text: string) => void
  options: readonly LookUpOption[]
  /** What stands in place of a list or below it: nothing found, too short, on its way. */
  note: string
  /** How many were found, to be read aloud. */
  said: string
}

interface Props {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  wrong?: string | undefined
  lookUp: LookUp
  className?: string | undefined
  onChoose: (option: LookUpOption) => void
}

/** Finds one of many by a part of its name while one types: arrows and Enter, the mouse, or an input method. */
export function LookUpField({ id, label, hint, optional = false, wrong, lookUp, className, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(0)
  const whole = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useDismiss(whole, input, isOpen, () => setIsOpen(false))
  const { text, options, note, said } = lookUp
  const isShown = isOpen && text !== ''
  const at = Math.min(active, options.length - 1)

  const choose = (option: LookUpOption | undefined) => {
    if (!option) return
    onChoose(option)
    setIsOpen(false)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault() // the form around is not sent by choosing
      if (isShown) choose(options[at])
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    setIsOpen(true)
    setActive((at + step + options.length) % options.length)
  }
  const take = (event: FormEvent<HTMLInputElement>, isFinal: boolean) => {
    const { value } = event.currentTarget
    lookUp.onText(value)
    setIsOpen(true)
    setActive(0)
    if (isFinal) lookUp.onAsk(value)
  }
  const isDescribed = hint !== undefined || wrong !== undefined
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} wrong={wrong} className={className}>
      <div className={css.whole} ref={whole}>
        <input
          ref={input}
          id={id}
          className={fieldCss.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}list`}
          aria-invalid={wrong !== undefined}
          {...(isDescribed && { 'aria-describedby': wrong === undefined ? `${id}hint` : `${id}wrong` })}
          {...(isShown && options[at] && { 'aria-activedescendant': `${id}${options[at].value}` })}
          type="text"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text}
          onKeyDown={onKeyDown}
          onInput={(event) => take(event, !(event.nativeEvent as InputEvent).isComposing)} // React types it as any Event
          onCompositionEnd={(event) => take(event, true)}
        />
        <div className={css.panel} hidden={!isShown}>
          <div id={`${id}list`} role="listbox" aria-label={label}>
            {options.map((option, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={option.value}
                id={`${id}${option.value}`}
                role="option"
                aria-selected={place === at}
                className={classNames(css.option, place === at && css.active)}
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
          {isShown && (note || said)}
        </span>
      </div>
    </FieldFrame>
  )
}
