/** A random id. `crypto.randomUUID` exists only on https and localhost, and a demo may run on neither. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
