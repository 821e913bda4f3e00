import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'

/** So much of a file tells how it is written. */
const SAMPLE_LENGTH = 16 * 1024
/** Of the characters of a text, so many stand in words of two and more. Names make it fewer, chance makes it hardly any. */
const WORD_SHARE = 0.4

const chineseEncodings = ['gb18030', 'big5'] as const
const wordSegmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Mainland or Taiwan: the encoding in which the text makes words. Nearly any bytes are characters in both, but only in the
 * right one do they stand side by side as in the dictionary.
 */
function chineseEncodingOf(bytes: Buffer): (typeof chineseEncodings)[number] | undefined {
  const [best, second] = chineseEncodings
    .map((encoding) => ({ encoding, share: wordShare(new TextDecoder(encoding).decode(bytes)) }))
    .sort((one, other) => other.share - one.share)
  return best && second && best.share >= WORD_SHARE && second.share < best.share / 2 ? best.encoding : undefined
}

function wordShare(text: string) {
  const chinese = text.replace(/\P{Script=Han}+/gu, ' ').slice(0, SAMPLE_LENGTH)
  const lengths = [...wordSegmenter.segment(chinese)].map(({ segment }) => [...segment.trim()].length)
  const sum = (counted: number[]) => counted.reduce((total, length) => total + length, 0)
  return sum(lengths.filter((length) => length > 1)) / Math.max(1, sum(lengths))
}

/** Letters of western Europe that Vietnamese code pages have in the same place, and signs that either uses. */
const western = /^[\p{ASCII}ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÙÚÛÜßàáâäåæçèéêëíîïñóôöøùúûüÿŒœ€‘’“”–—…°²³´·«»©®™£§½¼¾¿¡ªº\u00a0]*$/u
const vietnamese = /^(?:[\p{ASCII}ÀÁÂÈÉÊÍÓÔÙÚàáâèéêíóôùúĂăĐđƠơƯưÝý₫‘’“”–—…\u00a0]|\p{Mn})*$/u
/** Marks are written behind their vowel, and there are words with one. */
const markedVowel = /[aeiouyâêôăơư][\u0300\u0301\u0303\u0309\u0323]/iu
const strayMark = /(?<![aeiouyâêôăơư])[\u0300\u0301\u0303\u0309\u0323]/iu

/** One byte a letter: certain only where every letter is one of that language and stands where it can. */
function latinEncodingOf(bytes: Buffer): 'windows-1258' | 'windows-1252' | undefined {
  const asVietnamese = new TextDecoder('windows-1258').decode(bytes)
  if (vietnamese.test(asVietnamese) && markedVowel.test(asVietnamese) && !strayMark.test(asVietnamese))
    return 'windows-1258'
  const asWestern = new TextDecoder('windows-1252').decode(bytes)
  const hasWords = /[a-z][À-ÿŒœ]|[À-ÿŒœ][a-z]/iu.test(asWestern)
  return western.test(asWestern) && hasWords ? 'windows-1252' : undefined
}

/** No text has these; tabs and line ends it may have, and zeros are taken out. */
const controlCharacter = /(?![\t\n\v\f\r\0])\p{Cc}/u

/** Text of a file in whatever encoding it was saved, or a refusal: wrong characters are worse than none. */
export function decodeText(bytes: Buffer): string {
  const encoding = markedEncoding(bytes) ?? encodingByZeros(bytes) ?? encodingByContent(bytes)
  const text = encoding && decodeAs(encoding, bytes)
  if (text === undefined || controlCharacter.test(text)) return refuse('UP0025')
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
