import { type FormEvent, type KeyboardEvent, useRef } from 'react'

/** Keys during a composition belong to the input method. Some browsers only report them by key code 229. */
export const isOfInputMethod = (event: globalThis.KeyboardEvent) => event.isComposing || event.keyCode === 229
export const isComposing = ({ nativeEvent }: KeyboardEvent) => isOfInputMethod(nativeEvent)

interface Handlers {
  /** The text after a change outside of a composition. */
  onText: (text: string) => void
  onKey: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The events of an input that works with input methods: upper case, chips and Enter wait for the composition. */
export function useImeSafeInput({ onText, onKey }: Handlers) {
  const busy = useRef(false)
  const handleInput = (input: HTMLInputElement) => {
    upperCase(input)
    onText(input.value)
  }
  return {
    /** True when Enter belongs to the input method and not to the form. */
    isBusy: () => busy.current,
    events: {
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        busy.current = isComposing(event)
        if (!busy.current) onKey(event)
      },
      onKeyUp: () => {
        busy.current = false
      },
      onInput: (event: FormEvent<HTMLInputElement>) => {
        const { isComposing: composing } = event.nativeEvent as InputEvent // React types it as any Event
        if (!composing) handleInput(event.currentTarget)
      },
      onCompositionEnd: (event: FormEvent<HTMLInputElement>) => handleInput(event.currentTarget),
    },
  }
}

function upperCase(input: HTMLInputElement) {
  const upper = input.value.toUpperCase()
  if (upper === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = upper
  input.setSelectionRange(selectionStart, selectionEnd)
}
