import { createStore } from '../../../platform/storage/store.ts'

/** The text with which the palette opens: what somebody typed into another field. */
export const carriedText = createStore('')

/** What stands above the page: the palette, the list of keys, or nothing. */
export const overlay = createStore<'palette' | 'keys' | undefined>(undefined)

/** Opens the palette with a text that is looked up at once. */
export function openPaletteWith(text: string) {
  carriedText.set(text)
  overlay.set('palette')
}
