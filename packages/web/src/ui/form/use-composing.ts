import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from './use-ime-safe-input.ts'

/** Tells a form whether Enter belongs to an input method; `keys` are handlers for the form. */
export function useComposing() {
  const composing = useRef(false)
  return {
    isBusy: () => composing.current,
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        composing.current = isComposing(event)
      },
      onKeyUp: () => {
        composing.current = false
      },
    },
  }
}
