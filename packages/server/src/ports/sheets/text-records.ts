import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'

/** As many columns as a spreadsheet has. */
const FIELD_LIMIT = 16_384
const lineEnd = /\r\n|\r|\n/y

/**
 * Cuts text into records and fields as spreadsheets write them: a field that begins with a quote goes on to the next
 * single one, over delimiters and line ends. A quote inside of a field is a sign like any other: 12" is a length.
 */
export function* recordsOf(text: string, delimiter: string): Generator<string[]> {
  const plain = new RegExp(`[^\\r\\n${delimiter.replace(/[\\\]^-]/, '\\$&')}]*`, 'y')
  let fields: string[] = []
  let at = 0
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at
    const [found = ''] = pattern.exec(text) ?? []
    at += found.length
    return found
  }
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedField(text, at) : { field: '', end: at }
    at = quoted.end
    fields.push(quoted.field + match(plain))
    if (fields.length > FIELD_LIMIT) refuse('UP0018')
    if (text[at] === delimiter) {
      at++
      if (at < text.length) continue
    }
    match(lineEnd)
    yield fields
    fields = []
  }
}

function quotedField(text: string, start: number) {
  const pieces: string[] = []
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return refuse('UP0018') // the rest of the file is missing
    pieces.push(text.slice(from, quote))
    if (text[quote + 1] !== '"') return { field: pieces.join('"'), end: quote + 1 }
    from = quote + 2
  }
}
