import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { chineseEncodingOf, latinEncodingOf } from './older-encodings.ts'

/** No text has these; tabs and line ends it may have, and zeros are taken out. */
const unwritten = /(?![\t\n\v\f\r\0])\p{Cc}/u

/** Text of a file in whatever encoding it was saved, or a refusal: wrong characters are worse than none. */
export function decodeText(bytes: Buffer): string {
  const encoding = markedEncoding(bytes) ?? encodingByZeros(bytes) ?? encodingByContent(bytes)
  const text = encoding && decodeAs(encoding, bytes)
  if (text === undefined || unwritten.test(text)) return refuse('UP0025')
  return text
}

/** As the mark at the beginning says. One of 32 bits looks like one of 16 bits with nothing behind it. */
function markedEncoding(bytes: Buffer) {
  const mark = bytes.toString('hex', 0, 4)
  if (mark === 'fffe0000' || mark === '0000feff') return refuse('UP0025')
  if (mark.startsWith('efbbbf')) return 'utf-8'
  if (mark.startsWith('fffe')) return 'utf-16le'
  return mark.startsWith('feff') ? 'utf-16be' : undefined
}

/** In 16 bits the delimiters and line ends of any language have a zero, always on the same side. */
function encodingByZeros(bytes: Buffer) {
  if (!bytes.includes(0)) return undefined
  const zeros = [0, 0]
  for (const [at, byte] of bytes.subarray(0, 64 * 1024).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (bytes.length % 2 === 0 && even === 0) return 'utf-16le'
  if (bytes.length % 2 === 0 && odd === 0) return 'utf-16be'
  return refuse('UP0013', 'BIN')
}

/** An older encoding counts when the text reads well in that one alone. */
function encodingByContent(bytes: Buffer) {
  if (decodeAs('utf-8', bytes) !== undefined) return 'utf-8'
  const chinese = chineseEncodingOf(bytes)
  const latin = latinEncodingOf(bytes)
  return chinese && latin ? undefined : (chinese ?? latin)
}

function decodeAs(encoding: string, bytes: Buffer) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
