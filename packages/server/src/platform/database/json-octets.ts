import { RECORD_END, VALUE_END } from './columns.ts'

/** What JSON escapes. */
const ESCAPED = /["\\\p{Cc}]/u

/** A text as JSON, a character for each byte; nothing is `null`. */
export function jsonText(text: string) {
  if (text === '') return 'null'
  return ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`
}

/** What JSON escapes in the records of a list. */
const ESCAPED_IN_RECORDS = new RegExp(`[["\\\\][\\p{Cc}--[${VALUE_END}${RECORD_END}]]]`, 'v')
const plainText = (text: string) => (text === '' ? 'null' : `"${text}"`)

/** Writes the texts of a list: in most lists nothing has to be escaped, which is seen once and not in each text. */
export const textsOf = (list: string) => (ESCAPED_IN_RECORDS.test(list) ? jsonText : plainText)

/** A moment that PostgreSQL wrote in UTC, as it writes it in JSON; nothing is `null`. */
export const jsonInstant = (text: string) => (text === '' ? 'null' : `"${text.slice(0, 10)}T${text.slice(11)}:00"`)
