/** A key as the browser tells of it. */
export interface Pressed {
  key?: string
  altKey?: boolean
  ctrlKey?: boolean
  metaKey?: boolean
  shiftKey?: boolean
}

export interface KeyPlace {
  /** Something else has answered the key already, or an input method needs it to choose a word. */
  isTaken: boolean
  /** The key belongs to a field into which somebody types. */
  isTyping: boolean
  /** On Apple's keyboards Ctrl K is a command of the field itself: it deletes the rest of the line. */
  isApple: boolean
}

/** As much as the palette's field takes. */
export const PALETTE_LIMIT = 100

/** What a pasted text asks for: its lines as one, or nothing where it is more than the palette takes. */
export function pastedQuestion(text: string): string | undefined {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line === '' || line.length > PALETTE_LIMIT ? undefined : line
}

export type Shortcut = 'palette' | 'search' | 'keys'

/**
 * What a key asks of the portal, on whichever page: Ctrl K or ⌘ K the palette, `/` the search, `?` the list of keys.
 * Signs that somebody types into a field, and whatever an input method is composing, stay theirs.
 */
export function shortcutFor(pressed: Pressed, { isTaken, isTyping, isApple }: KeyPlace): Shortcut | undefined {
  const { key, altKey = false, ctrlKey = false, metaKey = false, shiftKey = false } = pressed
  if (isTaken || altKey) return undefined
  if (key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey)
    return isTyping && isApple && ctrlKey ? undefined : 'palette'
  if (isTyping || ctrlKey || metaKey) return undefined
  if (key === '/') return 'search'
  return key === '?' ? 'keys' : undefined
}
