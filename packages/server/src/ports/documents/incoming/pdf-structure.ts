import { inflateSync } from 'node:zlib'

/** What cannot be read as a PDF. */
export class BrokenPdf extends Error {}

/** Where an object is: at an offset of the file, or inside an object stream. */
type Place = { at: number } | { inStream: number }

export interface PdfStructure {
  /** The dictionary at the end of the file, of its newest part. */
  trailer: string
  places: Map<number, Place>
}

/** So many parts a file has at most: each change of it may add one. */
const SECTIONS = 200
const OBJECTS = 500_000
const SPACE = '[\\0\\t\\n\\f\\r ]'

/** What all streams of a file may be unpacked to, together. */
export class Unpacking {
  #left = 96 * 1024 * 1024
  inflate(packed: Buffer): Buffer {
    try {
      const bytes = inflateSync(packed, { maxOutputLength: this.#left })
      this.#left -= bytes.length
      return bytes
    } catch {
      throw new BrokenPdf('a stream cannot be unpacked')
    }
  }
}

/** A file, its bytes as characters, and what is left for unpacking its streams. */
export interface PdfFile {
  bytes: Buffer
  text: string
  unpacking: Unpacking
}

/** The tables of objects of a file, the newest part first, as readers follow them from its end. */
export function readStructure(file: PdfFile): PdfStructure {
  const { text } = file
  const [, start] = new RegExp(`startxref${SPACE}+(\\d{1,10})${SPACE}+%%EOF${SPACE}*$`).exec(text.slice(-2048)) ?? []
  if (start === undefined) throw new BrokenPdf('the end is missing')
  const places = new Map<number, Place>()
  const seen = new Set<number>()
  const waiting = [Number(start)]
  let trailer = ''
  for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
    if (seen.has(at)) continue
    if (seen.size >= SECTIONS || at >= text.length) throw new BrokenPdf('a table of objects is nowhere')
    seen.add(at)
    const section = text.startsWith('xref', at) ? readTable(text, at, places) : readStream(file, at, places)
    trailer ||= section
    for (const name of ['XRefStm', 'Prev']) {
      const next = numberOf(section, name)
      if (next !== undefined) waiting.push(next)
    }
  }
  return { trailer, places }
}

/** A table in plain text: ranges of objects, twenty bytes for each. */
function readTable(text: string, start: number, places: PdfStructure['places']): string {
  const range = new RegExp(
    `${SPACE}*(\\d{1,10}) (\\d{1,10})${SPACE}+(?=\\d{10} )|${SPACE}*(\\d{1,10}) 0${SPACE}+(?=trailer)`,
    'y',
  )
  const entry = /(\d{10}) (\d{5}) ([nf])[ \r\n]{1,3}/y
  let at = start + 4
  for (;;) {
    range.lastIndex = at
    const found = range.exec(text)
    if (!found) break
    at = range.lastIndex
    const first = Number(found[1] ?? found[3])
    const count = Number(found[2] ?? 0)
    if (places.size + count > OBJECTS) throw new BrokenPdf('there are too many objects')
    for (let nth = 0; nth < count; nth++) {
      entry.lastIndex = at
      const [, offset = '', , state] = entry.exec(text) ?? []
      if (state === undefined) throw new BrokenPdf('a table of objects is cut off')
      if (state === 'n' && !places.has(first + nth)) places.set(first + nth, { at: Number(offset) })
      at = entry.lastIndex
    }
  }
  const word = new RegExp(`${SPACE}*trailer${SPACE}*(?=<<)`, 'y')
  word.lastIndex = at
  if (!word.test(text)) throw new BrokenPdf('the trailer is missing')
  return dictionaryAt(text, word.lastIndex)
}

/** A table that is packed into a stream: rows of numbers, three columns of given widths. */
function readStream(file: PdfFile, start: number, places: PdfStructure['places']): string {
  const { dictionary, content } = objectAt(file, start, { withContent: true })
  if (!/\/Type\s*\/XRef\b/.test(dictionary) || !content) throw new BrokenPdf('a table of objects is none')
  const widths = numbersOf(dictionary, 'W')
  if (widths.length !== 3 || widths.some((width) => width > 8)) throw new BrokenPdf('a table has no columns')
  const [type = 0, second = 0, third = 0] = widths
  const ranges = numbersOf(dictionary, 'Index')
  const numbers = objectNumbers(ranges.length > 0 ? ranges : [0, numberOf(dictionary, 'Size') ?? 0])
  if (places.size + numbers.length > OBJECTS) throw new BrokenPdf('there are too many objects')
  const row = type + second + third
  for (const [nth, number] of numbers.entries()) {
    const at = nth * row
    if (at + row > content.length) break
    const kind = type === 0 ? 1 : bigEndian(content, at, type)
    const value = bigEndian(content, at + type, second)
    if (places.has(number)) continue
    if (kind === 1) places.set(number, { at: value })
    if (kind === 2) places.set(number, { inStream: value })
  }
  return dictionary
}

/** The numbers of objects in ranges of first and count. */
function objectNumbers(ranges: readonly number[]): number[] {
  const numbers: number[] = []
  for (let at = 0; at < ranges.length; at += 2) {
    const [first = 0, count = 0] = ranges.slice(at, at + 2)
    if (numbers.length + count > OBJECTS) throw new BrokenPdf('there are too many objects')
    for (let nth = 0; nth < count; nth++) numbers.push(first + nth)
  }
  return numbers
}

function bigEndian(bytes: Buffer, at: number, width: number): number {
  let value = 0
  for (let nth = 0; nth < width; nth++) value = value * 256 + (bytes[at + nth] ?? 0)
  return value
}

/** An object of the file: its dictionary or value as text, and what its stream holds, where we can unpack that. */
export function objectAt(
  { bytes, text, unpacking }: PdfFile,
  start: number,
  { withContent = false }: { withContent?: boolean } = {},
) {
  const head = new RegExp(`${SPACE}*\\d{1,10}${SPACE}+\\d{1,5}${SPACE}+obj${SPACE}*`, 'y')
  head.lastIndex = start
  if (!head.test(text)) throw new BrokenPdf('an object is not where it should be')
  const at = head.lastIndex
  if (!text.startsWith('<<', at)) return { dictionary: text.slice(at, at + 200), content: undefined }
  const dictionary = dictionaryAt(text, at)
  const stream = new RegExp(`${SPACE}*stream(?:\\r\\n|\\n)`, 'y')
  stream.lastIndex = at + dictionary.length
  if (!withContent || !stream.test(text)) return { dictionary, content: undefined }
  const from = stream.lastIndex
  const end = text.indexOf('endstream', from)
  if (end < 0) throw new BrokenPdf('a stream does not end')
  const length = /\/Length\s+\d+\s+\d+\s+R/.test(dictionary) ? undefined : numberOf(dictionary, 'Length')
  const packed = bytes.subarray(from, length !== undefined && from + length <= end ? from + length : end)
  return { dictionary, content: unpack(dictionary, packed, unpacking) }
}

/** Tables and object streams are packed in one way, or not at all; what else is done to them hides them from us. */
function unpack(dictionary: string, packed: Buffer, unpacking: Unpacking): Buffer {
  const [, several = '', filter = several] = /\/Filter\s*(?:\[([^\]]*)\]|(\/\w+))/.exec(dictionary) ?? []
  if (filter.trim() === '') return packed
  if (filter.trim() !== '/FlateDecode') throw new BrokenPdf('a table is packed in a way of its own')
  const bytes = unpacking.inflate(packed)
  const predictor = numberOf(dictionary, 'Predictor') ?? 1
  return predictor < 10 ? bytes : undoPredictor(bytes, numberOf(dictionary, 'Columns') ?? 1)
}

/** Rows that are written as differences to the row above, which is how most programs write such tables. */
function undoPredictor(bytes: Buffer, columns: number): Buffer {
  const rows = Math.floor(bytes.length / (columns + 1))
  const plain = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row++) {
    const method = bytes[row * (columns + 1)]
    if (method !== 0 && method !== 2) throw new BrokenPdf('a table is written in a way of its own')
    for (let column = 0; column < columns; column++) {
      const above = method === 2 && row > 0 ? (plain[(row - 1) * columns + column] ?? 0) : 0
      plain[row * columns + column] = ((bytes[row * (columns + 1) + 1 + column] ?? 0) + above) & 255
    }
  }
  return plain
}

const LONGEST_DICTIONARY = 1024 * 1024

/** A dictionary with everything between its brackets. Brackets in texts are no brackets. */
function dictionaryAt(text: string, start: number): string {
  let [depth, at] = [0, start]
  const end = Math.min(text.length, start + LONGEST_DICTIONARY)
  while (at < end) {
    if (text.startsWith('<<', at)) depth++
    else if (text.startsWith('>>', at)) depth--
    else {
      at = text[at] === '(' ? endOfText(text, at, end) : at + 1
      continue
    }
    at += 2
    if (depth === 0) return text.slice(start, at)
  }
  throw new BrokenPdf('a dictionary does not end')
}

function endOfText(text: string, start: number, end: number): number {
  let depth = 0
  for (let at = start; at < end; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at + 1
  }
  throw new BrokenPdf('a text does not end')
}

export function numberOf(dictionary: string, name: string): number | undefined {
  const [, number] = new RegExp(`/${name}\\s+(\\d{1,12})\\b`).exec(dictionary) ?? []
  return number === undefined ? undefined : Number(number)
}

const numbersOf = (dictionary: string, name: string): number[] =>
  (new RegExp(`/${name}\\s*\\[([\\d\\s]{0,20000})\\]`).exec(dictionary)?.[1]?.match(/\d+/g) ?? []).map(Number)
