import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import { knownFormat, type NumberFormat, numberFormatOf } from './number-formats.ts'
import { type Attributes, readXml } from './xml-stream.ts'

/** As many as spreadsheets themselves can hold. */
const FORMAT_LIMIT = 65_490
const LONGEST_CODE = 1000

/** The number format of each style that cells name, in the order of the styles. */
export async function readCellFormats(pieces: AsyncIterable<Buffer>): Promise<NumberFormat[]> {
  const own = new Map<number, NumberFormat>()
  const styles: number[] = []
  await readXml(pieces, {
    open: (path, attributes) => {
      if (path === 'styleSheet/numFmts/numFmt') own.set(...ownFormat(attributes))
      if (path === 'styleSheet/cellXfs/xf') styles.push(Number(attributes.numFmtId ?? 0))
      if (own.size > FORMAT_LIMIT || styles.length > FORMAT_LIMIT) refuse('UP0018')
    },
  })
  return styles.map((id) => (own.has(id) ? own.get(id) : knownFormat(id)))
}

const ownFormat = ({ numFmtId, formatCode = '' }: Attributes): [number, NumberFormat] => [
  Number(numFmtId),
  numberFormatOf(formatCode.slice(0, LONGEST_CODE)),
]
