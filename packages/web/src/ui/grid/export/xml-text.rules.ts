import { writable } from './cell-text.rules.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** A text escaped for XML. */
export const xmlText = (text: string) => writable(text).replace(/[&<>"\r]/g, (letter) => escapes[letter] ?? letter)
