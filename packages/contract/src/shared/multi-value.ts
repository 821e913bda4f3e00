/** People paste ideographic and full-width commas, enumeration commas and semicolons for a comma. */
const SEPARATORS = /[\s,;、，；]+/u
/** Invisible marks that spreadsheets and chat programs leave between characters. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu

/** Nearly all input is ASCII, which needs no normalization. */
const isBasic = (text: string) => /^[\0-\x7f]*$/.test(text)

/** Letters and digits in their plain form, such as A for a full-width Ａ. */
export const plainLetters = (text: string) => (isBasic(text) ? text : text.normalize('NFKC'))

/** Normalizes a text for comparison: full-width letters plain, invisible marks removed, upper case. */
export const plainText = (text: string) =>
  isBasic(text) ? text.toUpperCase() : text.replace(INVISIBLE, '').normalize('NFKC').toUpperCase().normalize('NFKC')

/** Spaces, tabs, newlines and repeated white space count as commas, a trailing comma is dropped, all is upper case. */
export function splitValues(text: string): string[] {
  return plainText(text)
    .split(SEPARATORS)
    .filter((value) => value !== '')
}
