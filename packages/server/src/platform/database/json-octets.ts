/** What JSON escapes. */
const ESCAPED = /["\\\p{Cc}]/u

/** A text as JSON, a character for each byte; nothing is `null`. */
export function jsonText(text: string) {
  if (text === '') return 'null'
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`
}

/** A moment that PostgreSQL wrote in UTC, as it writes it in JSON; nothing is `null`. */
export const jsonInstant = (text: string) => (text === '' ? 'null' : `"${text.slice(0, 10)}T${text.slice(11)}:00"`)
