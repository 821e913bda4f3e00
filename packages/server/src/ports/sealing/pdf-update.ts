/** Where an object of a PDF begins, by its number. */
interface Structure {
  offsets: Map<number, number>
  size: number
  startXref: number
  root: number
  /** Entries of the trailer that an update repeats. */
  kept: string
}

/** A PDF of our own maker to which something is added behind its end; its bytes stay as they are. */
export interface OpenPdf {
  root: number
  /** The last page. */
  page: number
  /** The next free number of an object. */
  size: number
  /** The dictionary of an object, with this written into it. */
  extend(object: number, entries: string): string
  /** The whole file with these objects added or replaced. Text is latin1. */
  update(objects: ReadonlyMap<number, string>): Buffer
}

/** `Documents` writes a table of objects, no compressed ones, and a flat list of pages; other PDFs are refused. */
export function openPdf(bytes: Buffer): OpenPdf {
  const { offsets, size, startXref, root, kept } = readStructure(bytes)
  const dictionaryOf = (object: number) => {
    const start = offsets.get(object) ?? fail(`object ${object} is missing`)
    const end = bytes.indexOf('endobj', start, 'latin1')
    const text = bytes.toString('latin1', start, end < 0 ? start : end)
    return (
      new RegExp(`^${object} 0 obj\\s*(<<[\\s\\S]*>>)\\s*$`).exec(text)?.[1] ??
      fail(`object ${object} is no dictionary`)
    )
  }
  const pages = referenceIn(dictionaryOf(root), 'Pages')
  const kids = /\/Kids \[([\d R\s]*)\]/.exec(dictionaryOf(pages))?.[1]?.match(/\d+(?= 0 R)/g)
  const page = Number(kids?.at(-1) ?? fail('it has no pages'))
  return {
    root,
    page,
    size,
    extend: (object, entries) => {
      const dictionary = dictionaryOf(object)
      const name = /^\/\w+/.exec(entries)?.[0]
      if (name && dictionary.includes(`${name} `)) fail(`object ${object} has ${name} already`)
      return `${dictionary.slice(0, -2).trimEnd()}\n${entries}\n>>`
    },
    update: (objects) => {
      const pieces: Buffer[] = [bytes, Buffer.from(bytes.at(-1) === 0x0a ? '' : '\n')]
      let length = bytes.length + (pieces[1]?.length ?? 0)
      const written: [number, number][] = []
      for (const [object, text] of [...objects].sort(([a], [b]) => a - b)) {
        const piece = Buffer.from(`${object} 0 obj\n${text}\nendobj\n`, 'latin1')
        written.push([object, length])
        pieces.push(piece)
        length += piece.length
      }
      const newSize = Math.max(size, ...written.map(([object]) => object + 1))
      const table = written.map(([object, at]) => `${object} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
      const trailer = `trailer\n<<\n/Size ${newSize}\n${kept}\n/Prev ${startXref}\n>>\nstartxref\n${length}\n%%EOF\n`
      return Buffer.concat([...pieces, Buffer.from(`xref\n${table.join('')}${trailer}`, 'latin1')])
    },
  }
}

function readStructure(bytes: Buffer): Structure {
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - 64))
  const startXref = Number(/startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)?.[1] ?? fail('it has no end'))
  const table = bytes.toString('latin1', startXref)
  const head = /^xref\s+0 (\d{1,7})\s+/.exec(table) ?? fail('it has no table of objects')
  const size = Number(head[1])
  const offsets = new Map<number, number>()
  for (let object = 1; object < size; object++) {
    const entry = table.slice(head[0].length + object * 20, head[0].length + object * 20 + 20)
    if (entry[17] === 'n') offsets.set(object, Number(entry.slice(0, 10)))
  }
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(table)?.[1] ?? fail('it has no trailer')
  if (/\/(Prev|Encrypt|XRefStm)\b/.test(trailer)) fail('it was changed since it was made, or is encrypted')
  const entries = ['Root', 'Info'].map((name) => `/${name} ${referenceIn(trailer, name)} 0 R`)
  const id = /\/ID\s*\[[^\]]*\]/.exec(trailer)?.[0]
  return {
    offsets,
    size,
    startXref,
    root: referenceIn(trailer, 'Root'),
    kept: [...entries, ...(id ? [id] : [])].join('\n'),
  }
}

const referenceIn = (dictionary: string, name: string) =>
  Number(new RegExp(`/${name} (\\d{1,7}) 0 R`).exec(dictionary)?.[1] ?? fail(`${name} is missing`))

function fail(reason: string): never {
  throw new Error(`This PDF cannot be sealed: ${reason}`)
}
