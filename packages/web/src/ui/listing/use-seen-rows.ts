import { type FocusEvent, useRef } from 'react'

/** Tells which row the focus has left: whoever stood on a row has seen what changed in it. */
export function useSeenRows(keyAt: (at: number) => string | undefined, onSeen: (key: string) => void) {
  const stood = useRef<string>(undefined)
  const leaveFor = (next: string | undefined) => {
    if (stood.current !== undefined && stood.current !== next) onSeen(stood.current)
    stood.current = next
  }
  const keyOf = (target: EventTarget) => {
    const index = target instanceof Element ? target.closest('[aria-rowindex]')?.getAttribute('aria-rowindex') : null
    return index ? keyAt(Number(index) - 2) : undefined
  }
  return {
    onFocus: (event: FocusEvent) => leaveFor(keyOf(event.target)),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leaveFor(undefined)
    },
  }
}
