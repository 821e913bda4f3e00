/** A code of the tariff has so many digits: 6 of the Harmonized System, and up to 4 of a country. */
export const HTS_LEAST = 6
export const HTS_MOST = 10

/** Digits with single dots, blanks or hyphens between them. */
const DIGITS = /^\d+(?:[. -]\d+)*$/

/** The digits of a text that has nothing else but separators; full-width ones count. A last dot is still being typed. */
function digitsOf(text: string): string | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[。·]/g, '.')
    .trim()
    .replace(/[. -]$/, '')
  return DIGITS.test(plain) ? plain.replaceAll(/[. -]/g, '') : undefined
}

/** Reads an HTS code: its 6 to 10 digits without dots. Anything else is none, and no digit is ever cut off. */
export function readHts(text: string): string | undefined {
  const digits = digitsOf(text)
  return digits !== undefined && digits.length >= HTS_LEAST && digits.length <= HTS_MOST ? digits : undefined
}

/** The first digits of a code, as they are typed to search for it: 1 to 10 of them. */
export function htsPrefix(text: string): string | undefined {
  const digits = digitsOf(text)
  return digits !== undefined && digits.length <= HTS_MOST ? digits : undefined
}

/** An HTS code as the trade writes it: 8539.52.0010. Text that is no code stays as it is. */
export function formatHts(text: string): string {
  const digits = readHts(text)
  if (digits === undefined) return text
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter(Boolean).join('.')
}

/** The chapter of the tariff that a code is in, from the first two digits on. */
export function chapterOf(text: string): string | undefined {
  const digits = htsPrefix(text)
  return digits !== undefined && digits.length >= 2 ? digits.slice(0, 2) : undefined
}
