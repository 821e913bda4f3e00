import { TextDecoder } from 'node:util'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { Refusal } from '@fairway/contract/kit/errors'
import { SaxesParser } from 'saxes'

const DEPTH_LIMIT = 64
const ATTRIBUTE_LIMIT = 64
/** More than 2000 rows of 200 columns need, however they are written. */
const ELEMENT_LIMIT = 2_000_000
/** Different places of elements, of which a workbook has a few dozen. */
const PLACE_LIMIT = 2000
/** No name, value or text of a workbook is longer; reading on would only collect it. */
const PIECE_LIMIT = 1024 * 1024

export type Attributes = Readonly<Record<string, string>>

/** What a reader of XML gets. Names come without their prefix: programs choose different ones for the same thing. */
export interface XmlReader {
  /** `path` is where the element stands, itself included, such as `sst/si/t`. */
  open(path: string, attributes: Attributes): void
  text?(path: string, text: string): void
  close?(path: string): void
}

/** Where elements stand. Each place is written once, however many elements stand there. */
interface Place {
  path: string
  below: Map<string, Place>
}

/** Reads XML as it comes, holding no more than one element of it. Declarations of a file's own are refused. */
export async function readXml(pieces: AsyncIterable<Buffer>, reader: XmlReader) {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const damaged = () => refuse('UP0018')
  const stack: Place[] = []
  let here: Place = { path: '', below: new Map() }
  let [attributes, elements, places] = [0, 0, 0]
  const placeOf = (name: string) => {
    if (++places > PLACE_LIMIT) damaged()
    const local = name.slice(name.indexOf(':') + 1)
    const place = { path: here.path ? `${here.path}/${local}` : local, below: new Map<string, Place>() }
    here.below.set(name, place)
    return place
  }
  parser.on('error', damaged)
  parser.on('doctype', damaged)
  parser.on('attribute', () => {
    if (++attributes > ATTRIBUTE_LIMIT) damaged()
  })
  parser.on('opentag', (tag) => {
    attributes = 0
    if (++elements > ELEMENT_LIMIT) refuse('UP0017')
    if (stack.push(here) > DEPTH_LIMIT) damaged()
    here = here.below.get(tag.name) ?? placeOf(tag.name)
    reader.open(here.path, tag.attributes as Attributes) // without namespaces, attributes are texts
  })
  parser.on('closetag', () => {
    reader.close?.(here.path)
    here = stack.pop() ?? here
  })
  if (reader.text) {
    const onText = (text: string) => reader.text?.(here.path, text)
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  await feed(pieces, (text) => parser.write(text))
  parser.close()
}

/** Pieces as text: UTF-8, or UTF-16 where its mark stands at the beginning. */
async function feed(pieces: AsyncIterable<Buffer>, write: (text: string) => void) {
  let decoder: TextDecoder | undefined
  let sinceMarkup = 0
  const decodePiece = (piece?: Buffer) => {
    const text = decode(decoder ?? new TextDecoder(), piece)
    const last = text.lastIndexOf('<')
    sinceMarkup = last < 0 ? sinceMarkup + text.length : text.length - last
    if (sinceMarkup > PIECE_LIMIT) refuse('UP0017')
    write(text)
  }
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encodingOf(piece), { fatal: true })
    decodePiece(piece)
  }
  decodePiece()
}

const encodingOf = (piece: Buffer) => {
  const mark = piece.toString('hex', 0, 2)
  return mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : 'utf-8'
}

function decode(decoder: TextDecoder, piece?: Buffer) {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    throw new Refusal('UP0018')
  }
}
