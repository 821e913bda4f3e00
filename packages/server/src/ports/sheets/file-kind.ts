import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'

/** How files begin that are neither workbooks nor text, in hexadecimal. Names are never asked: anybody can write them. */
const binaryBeginnings: [beginning: string, kind: string][] = [
  ['1f8b', 'GZIP'],
  ['526172211a07', 'RAR'],
  ['377abcaf271c', '7Z'],
  ['fd377a585a00', 'XZ'],
  ['28b52ffd', 'ZSTD'],
  ['425a68', 'BZIP2'],
  ['89504e470d0a1a0a', 'PNG'],
  ['ffd8ff', 'JPEG'],
  ['474946383761', 'GIF'],
  ['474946383961', 'GIF'],
  ['49492a00', 'TIFF'],
  ['4d4d002a', 'TIFF'],
  ['4d5a90', 'EXE'],
  ['4d5a0000', 'EXE'],
  ['7f454c46', 'EXE'],
  ['cafebabe', 'EXE'],
  ['cffaedfe', 'EXE'],
  ['53514c69746520666f726d6174203300', 'SQLITE'],
]
const textBeginnings: [beginning: RegExp, kind: string][] = [
  [/^\s*%PDF-/, 'PDF'],
  [/^\{\\rtf/, 'RTF'],
  [/^MIME-Version:/i, 'MHTML'],
  [/^(UNA[^\w\s]|UNB\+|ISA\*)/, 'EDI'],
]
/** Workbooks of programs before 2007, as they were before later ones put them into a container. */
const olderWorkbooks = ['0900040', '0902060', '0904060', '0908080', '0908100']
const COMPOUND_FILE = 'd0cf11e0a1b11ae1'
const ARCHIVE = '504b0304'
/** An archive without entries, and one that goes on in another file. */
const otherArchives = ['504b0506', '504b0708']

/** What a file is by its first bytes: an archive, perhaps a workbook, or text. Everything else is refused by its name. */
export function kindOf(bytes: Buffer): 'archive' | 'text' {
  if (bytes.length === 0) refuse('UP0020')
  const beginning = bytes.toString('hex', 0, 32)
  const isOneOf = (known: readonly string[]) => known.some((one) => beginning.startsWith(one))
  if (beginning.startsWith(ARCHIVE)) return 'archive'
  if (isOneOf(otherArchives)) refuse('UP0013', 'ZIP')
  if (beginning.startsWith(COMPOUND_FILE)) refuseCompoundFile(bytes)
  if (isOneOf(olderWorkbooks)) refuse('UP0014', 'XLS')
  const head = bytes.toString('latin1', 0, 1024)
  if (/^ID;P[WN]/.test(head)) refuse('UP0014', 'SLK')
  const kind =
    binaryBeginnings.find(([one]) => beginning.startsWith(one)) ?? textBeginnings.find(([one]) => one.test(head))
  return kind ? refuse('UP0013', kind[1]) : 'text'
}

/** Whether a part of an archive is a file of its own: an archive, a document, a program. */
export function isPacked(bytes: Buffer): boolean {
  const beginning = bytes.toString('hex', 0, 32)
  const packed = [ARCHIVE, ...otherArchives, COMPOUND_FILE, ...packedKinds, '255044462d']
  return packed.some((one) => beginning.startsWith(one))
}
const images = ['PNG', 'JPEG', 'GIF', 'TIFF']
const packedKinds = binaryBeginnings.filter(([, kind]) => !images.includes(kind)).map(([beginning]) => beginning)

/** Text that a browser or another program would take for more than rows of cells. */
export function refuseMarkup(text: string) {
  const beginning = text.slice(0, 2000).trimStart()
  if (!/^<[a-z!?/]/i.test(beginning)) return
  if (/urn:schemas-microsoft-com:office:spreadsheet/.test(beginning)) refuse('UP0014', 'XML')
  refuse('UP0013', /<(!doctype html|html|head|body|table|meta|script|style|div)\b/i.test(beginning) ? 'HTML' : 'XML')
}

/** The streams of a compound file have names in its directory. A workbook with a password hides in one called so. */
function refuseCompoundFile(bytes: Buffer): never {
  const has = (stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'))
  if (has('EncryptedPackage')) return refuse('UP0016')
  if (has('WordDocument')) return refuse('UP0013', 'DOC')
  if (has('PowerPoint Document')) return refuse('UP0013', 'PPT')
  if (has('__substg1.0_')) return refuse('UP0013', 'MSG')
  return refuse('UP0014', 'XLS')
}
