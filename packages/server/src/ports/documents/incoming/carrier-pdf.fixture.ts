import { deflateSync } from 'node:zlib'

interface Parts {
  /** More in the catalogue, in the page and in the trailer. */
  catalog: string
  page: string
  trailer: string
  catalogType: string
  count: number
  text: string
}
const defaults: Parts = {
  catalog: '',
  page: '',
  trailer: '',
  catalogType: 'Catalog',
  count: 1,
  text: 'Finished by the carrier',
}

const dictionaries = ({ catalog, page, catalogType, count }: Parts) => [
  `<< /Type /${catalogType} /Pages 2 0 R ${catalog} >>`,
  `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`,
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
]
const contents = ({ text }: Parts) => {
  const drawn = `BT /F1 18 Tf 60 760 Td (${text}) Tj ET`
  return `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`
}
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

/** A small PDF with a table of objects in plain text, as a carrier's system may send it. */
export function plainPdf(more: Partial<Parts> = {}): Buffer {
  const parts = { ...defaults, ...more }
  const objects = [...dictionaries(parts), contents(parts), FONT]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${parts.trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

/** The same with catalogue and pages inside of an object stream, and the table in a stream. */
export function packedPdf(more: Partial<Parts> & { filter?: string; stream?: Buffer } = {}): Buffer {
  const { filter = '/FlateDecode', stream, ...rest } = more
  const parts = { ...defaults, ...rest }
  const inner = dictionaries(parts)
  const starts = inner.map((_, at) => inner.slice(0, at).reduce((sum, one) => sum + one.length + 1, 0))
  const head = `${inner.map((_, at) => `${at + 1} ${starts[at]}`).join(' ')} `
  const packed = stream ?? deflateSync(Buffer.from(`${head}${inner.join(' ')}`, 'latin1'))
  const pieces: Buffer[] = []
  let size = 0
  const add = (...all: (string | Buffer)[]) => {
    const offset = size
    for (const one of all) {
      const bytes = typeof one === 'string' ? Buffer.from(one, 'latin1') : one
      pieces.push(bytes)
      size += bytes.length
    }
    return offset
  }
  add('%PDF-1.5\n')
  const content = add(`4 0 obj\n${contents(parts)}\nendobj\n`)
  const font = add(`5 0 obj\n${FONT}\nendobj\n`)
  const holder = add(
    `6 0 obj\n<< /Type /ObjStm /N ${inner.length} /First ${head.length} /Filter ${filter} /Length ${packed.length} >>\nstream\n`,
    packed,
    '\nendstream\nendobj\n',
  )
  const rows: [number, number, number][] = [
    [0, 0, 0], [2, 6, 0], [2, 6, 1], [2, 6, 2], [1, content, 0], [1, font, 0], [1, holder, 0], [1, size, 0],
  ] // biome-ignore format: a table
  const table = deflateSync(Buffer.from(rows.flatMap(([kind, value, nth]) => [kind, value >> 8, value & 255, nth])))
  const start = add(
    `7 0 obj\n<< /Type /XRef /Size 8 /W [1 2 1] /Root 1 0 R ${parts.trailer} /Filter /FlateDecode /Length ${table.length} >>\nstream\n`,
    table,
    '\nendstream\nendobj\n',
  )
  add(`startxref\n${start}\n%%EOF\n`)
  return Buffer.concat(pieces)
}
