import {
  BrokenPdf,
  numberOf,
  objectAt,
  type PdfFile,
  type PdfStructure,
  readStructure,
  Unpacking,
} from './pdf-structure.ts'

/** Why a file is not taken as a finished document. */
export const pdfFaults = ['notPdf', 'broken', 'encrypted', 'active'] as const
export type PdfFault = (typeof pdfFaults)[number]

/** What acts by itself, or hides other files; no document of a carrier needs one of them. */
const FORBIDDEN = [
  'JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA', 'ImportData', 'SubmitForm',
] // biome-ignore format: one list
/** The end of a name. */
const NAME_END = '(?=[\\0\\t\\n\\f\\r ()<>[\\]{}/%]|$)'
const forbidden = new RegExp(`/(?:${FORBIDDEN.join('|')})${NAME_END}`)

/** Each letter of a name may be written as its number. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** What is wrong with a file that shall be a finished PDF: undefined where nothing is. */
export function inspectPdf(bytes: Buffer): { fault: PdfFault | undefined; pages: number } {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return { fault: 'notPdf', pages: 0 }
  try {
    const file = { bytes, text, unpacking: new Unpacking() }
    const structure = readStructure(file)
    if (/\/Encrypt\b/.test(structure.trailer)) return { fault: 'encrypted', pages: 0 }
    const objects = readObjects(file, structure)
    const pages = countPages(structure.trailer, objects)
    for (const dictionary of objects.values())
      if (forbidden.test(plainNames(dictionary))) return { fault: 'active', pages }
    return { fault: undefined, pages }
  } catch (error) {
    if (error instanceof BrokenPdf) return { fault: 'broken', pages: 0 }
    throw error
  }
}

/** The objects of a file without the contents of their streams; those inside of object streams too. */
function readObjects(file: PdfFile, { places }: PdfStructure): Map<number, string> {
  const objects = new Map<number, string>()
  const opened = new Set<number>()
  for (const [number, place] of places) {
    const holder = 'at' in place ? undefined : place.inStream
    if ('at' in place) objects.set(number, objectAt(file, place.at).dictionary)
    if (holder === undefined || opened.has(holder)) continue
    opened.add(holder)
    const at = places.get(holder)
    if (!at || !('at' in at)) throw new BrokenPdf('an object stream is nowhere')
    for (const [inner, value] of objectsIn(file, at.at))
      if (places.get(inner) && !objects.has(inner)) objects.set(inner, value)
  }
  return objects
}

/** An object stream: pairs of number and offset, then the objects. */
function* objectsIn(file: PdfFile, at: number): Generator<[number, string]> {
  const { dictionary, content } = objectAt(file, at, { withContent: true })
  const [count, first] = [numberOf(dictionary, 'N'), numberOf(dictionary, 'First')]
  if (!/\/Type\s*\/ObjStm\b/.test(dictionary) || !content || count === undefined || first === undefined)
    throw new BrokenPdf('an object stream is none')
  const inside = content.toString('latin1')
  const pairs = (inside.slice(0, first).match(/\d+/g) ?? []).map(Number)
  for (let nth = 0; nth < Math.min(count, pairs.length / 2); nth++) {
    const [number = 0, from = 0] = pairs.slice(nth * 2, nth * 2 + 2)
    yield [number, inside.slice(first + from, first + (pairs[nth * 2 + 3] ?? inside.length))]
  }
}

/** The pages that the file says it has; one without catalogue or pages is none. */
function countPages(trailer: string, objects: ReadonlyMap<number, string>): number {
  const root = objects.get(numberOf(trailer, 'Root') ?? -1) ?? ''
  if (!/\/Type\s*\/Catalog\b/.test(root)) throw new BrokenPdf('the catalogue is missing')
  const tree = objects.get(numberOf(root, 'Pages') ?? -1) ?? ''
  const pages = numberOf(tree, 'Count') ?? 0
  const found = [...objects.values()].filter((dictionary) => /\/Type\s*\/Page\b/.test(dictionary)).length
  if (pages < 1 || found < 1) throw new BrokenPdf('there is no page')
  return pages
}
