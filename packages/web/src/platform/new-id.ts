/** A random id. `crypto.randomUUID` exists only on https and localhost, and a demo may run on neither. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A random id in the form of RFC 9562 (version 4), where the server requires one. */
export function newUuid(): string {
  const digits = newId()
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 3) | 8).toString(16)
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `4${digits.slice(13, 16)}`]
  return [...parts, variant + digits.slice(17, 20), digits.slice(20)].join('-')
}
