/** What a number format makes of a number: a day, a time of day, digits with zeros in front (how many in all), or nothing special. */
export type NumberFormat = 'day' | 'time' | { digits: number } | undefined

/** Formats that have no text in a file, by their numbers; 27 to 36 and 50 to 58 are days in East Asian programs. */
const knownFormats = new Map<number, NumberFormat>([
  ...[14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'day'] as const),
  ...[18, 19, 20, 21, 32, 33, 45, 46, 47].map((id) => [id, 'time'] as const),
])

/** Text in quotes, characters that stand for themselves or make room, colours, currencies, languages and conditions. */
const decoration = /"[^"]*"|\\.|[_*].|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi

/** What a format means by the letters that are left when everything that only decorates is taken out. */
export function numberFormatOf(code: string): NumberFormat {
  const letters = code.replace(decoration, '').split(';')[0] ?? ''
  if (/^general$/i.test(letters.trim())) return undefined
  if (/[yd]|^[^hs]*m[^hs]*$/i.test(letters)) return 'day'
  if (/[hs]/i.test(letters)) return 'time'
  return /^0{2,}$/.test(letters) ? { digits: letters.length } : undefined
}

export const knownFormat = (id: number): NumberFormat => knownFormats.get(id)
