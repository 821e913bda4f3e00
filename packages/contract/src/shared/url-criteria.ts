/** The URL-safe alphabet of base64. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const places = new Map([...LETTERS].map((letter, value) => [letter, value]))
/** The ordinary alphabet is read too, even after a form has turned its plus sign into a space. */
for (const [letter, value] of Object.entries({ '+': 62, ' ': 62, '/': 63 })) places.set(letter, value)

/** UTF-8 without browser or Node APIs. */
const bytesOf = (text: string) =>
  Array.from(encodeURIComponent(text).matchAll(/%([0-9A-F]{2})|(.)/gs), ([, code, letter]) =>
    code === undefined ? (letter ?? '').charCodeAt(0) : Number.parseInt(code, 16),
  )
const textOf = (bytes: number[]) =>
  decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))

/** Encodes criteria of a search for an address: a JSON object in base64. */
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

/** Decodes such a text; undefined when it cannot be read or is no object. */
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
