import type { ClipboardEvent } from 'react'

const LONG_TEXT = 2000

/** Browsers lay out a long text line by line as they paste it, which takes seconds. Setting all of it is instant. */
export function pasteAtOnce(event: ClipboardEvent<HTMLTextAreaElement>, setText: (text: string) => void) {
  const pasted = event.clipboardData.getData('text')
  if (pasted.length < LONG_TEXT) return
  event.preventDefault()
  const { value, selectionStart, selectionEnd } = event.currentTarget
  setText(value.slice(0, selectionStart) + pasted + value.slice(selectionEnd))
}
