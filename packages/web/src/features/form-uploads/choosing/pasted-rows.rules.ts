import { hasKnownEnding } from './file-choice.rules.ts'

/** Rows in the clipboard as text: cells separated by tabs, or several lines. */
const isRows = (text: string) => /\t/.test(text) || /\S[^\S\n]*\n\s*\S/.test(text)

interface Clipboard<F> {
  files: readonly F[]
  text: string
}

/**
 * Interprets the clipboard. A spreadsheet adds cells as text, and often a picture of them; a file manager adds files,
 * and their names as text.
 */
export function pastedFrom<F extends { name: string }>({ files, text }: Clipboard<F>): Partial<Clipboard<F>> {
  if (files.some(({ name }) => hasKnownEnding(name))) return { files }
  if (isRows(text)) return { text }
  return files.length > 0 && text.trim() === '' ? { files } : {}
}

/** How many lines have content. */
export const lineCount = (text: string) => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length

/** A name that no file of the page has yet. */
export function freeName(names: readonly string[], nameAt: (number: number) => string): string {
  for (let number = 1; ; number += 1) if (!names.includes(nameAt(number))) return nameAt(number)
}
