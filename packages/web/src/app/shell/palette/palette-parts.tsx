import { KeyList } from './key-list.tsx'
import { needPaletteMessages } from './palette.messages.ts'
import { Palette } from './palette.tsx'

/** What opens above a page by a key, fetched as one. */
export const parts = { Palette, KeyList }
export const loadTexts = needPaletteMessages
