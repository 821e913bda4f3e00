/** Passwords are used as typed. */
const isSecret = (field: string) => /password$/i.test(field)

/** The values as the server reads them: composed and trimmed, passwords untouched. */
export function tidy<T>(value: T, field = ''): T {
  if (typeof value === 'string') return (isSecret(field) ? value : value.normalize('NFC').trim()) as T // a string as before
  if (Array.isArray(value)) return value.map((item) => tidy(item, field)) as T // the same items
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, tidy(inner, name)])) as T // the same fields
}
