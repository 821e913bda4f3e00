/** The alphabet of base64 that addresses need not escape. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const places = new Map([...LETTERS].map((letter, value) => [letter, value]))
/** The ordinary alphabet is read too, also after a form has made a space of its plus sign. */
for (const [letter, value] of Object.entries({ '+': 62, ' ': 62, '/': 63 })) places.set(letter, value)

/** UTF-8 without what browsers and Node add to the language. */
const bytesOf = (text: string) =>
  Array.from(encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/gs), ([, code, letter]) =>
    code === undefined ? (letter ?? '').charCodeAt(0) : Number.parseInt(code, 16),
  )
const textOf = (bytes: number[]) =>
  decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))

/** Criteria of a search as an address carries them: a JSON object in base64. */
export function encodeCriteria(criteria: object): string {
  const bytes = bytesOf(JSON.stringify(criteria))
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = bytes.slice(at, at + 3)
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0)
    const letters = [18, 12, 6, 0].map((shift) => LETTERS[(group >> shift) & 63])
    text += letters.slice(0, c !== undefined ? 4 : b !== undefined ? 3 : 2).join('')
  }
  return text
}

/** What such a text stands for; nothing when it cannot be read or is no object. */
export function decodeCriteria(text: string): Record<string, unknown> | undefined {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  for (const letter of text.replace(/={0,2}$/, '')) {
    const value = places.get(letter)
    if (value === undefined) return undefined
    bits = ((bits << 6) | value) & 0xffff
    count += 6
    if (count >= 8) {
      count -= 8
      bytes.push((bits >> count) & 255)
    }
  }
  try {
    const found: unknown = JSON.parse(textOf(bytes))
    return typeof found === 'object' && found !== null && !Array.isArray(found)
      ? (found as Record<string, unknown>) // an object of JSON has names for its keys
      : undefined
  } catch {
    return undefined
  }
}
