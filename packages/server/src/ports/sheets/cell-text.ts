import { CELL_LENGTH } from '@fairway/contract/form-uploads/form-upload.values'
import type { SheetCell } from '@fairway/contract/form-uploads/sheet.schema'
import { cutText, isLonger } from '@fairway/contract/shared/cut-text'

/** Halves of characters, and control characters other than tabs and line ends: no program shows them. */
const unwritable = /(?![\t\n])[\p{Cs}\p{Cc}]/gu

/** Text in one form, whichever keyboard, program or system it comes from. */
export const cleanText = (text: string) => text.replace(/\r\n?/g, '\n').replace(unwritable, '').normalize('NFC')

/** A cell, or nothing where only blanks stand in it. Text that is too long ends between two characters. */
export function cellOf(kind: SheetCell['kind'], rawText: string): SheetCell | null {
  // composing letters with their marks makes text shorter, at most to a third of it
  const text = cleanText(rawText.slice(0, 4 * CELL_LENGTH))
  if (text.trim() === '') return null
  return isLonger(text, CELL_LENGTH) ? { kind, text: cutText(text, CELL_LENGTH), isCut: true } : { kind, text }
}
