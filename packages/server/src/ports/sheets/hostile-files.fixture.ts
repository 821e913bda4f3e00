import { compoundFile } from './compound-file.fixture.ts'
import { deflatedTimes, type RawPart, rawArchive, rawPart } from './raw-archive.fixture.ts'
import {
  inline,
  type Parts,
  pack,
  relation,
  relations,
  sheetOf,
  workbookOf,
  workbookParts,
} from './workbook.fixture.ts'

/** A file that means harm or is none of ours, and what is said to whoever sent it. */
type Hostile = [what: string, answer: string, make: () => Buffer | Promise<Buffer>]

const MEGABYTE = 1024 * 1024
const SHEET = 'xl/worksheets/sheet1.xml'
const good = '<row><c><v>1</v></c></row>'
const withParts = (parts: Parts) => pack({ ...workbookParts(), ...parts })
const rawParts = (parts: Parts = workbookParts()): RawPart[] =>
  Object.entries(parts).map(([name, content]) => ({ name, content }))
const without = (name: string) => rawParts().filter((part) => part.name !== name)
/** A sheet that unpacks to so many megabytes of rows without cells, and what its header says about that. */
const heavySheet = (megabytes: number, claims: number) => {
  const rows = Buffer.from('<row></row>\n'.repeat(MEGABYTE / 12 + 1)).subarray(0, MEGABYTE)
  const begun = Buffer.from(sheetOf('').replace(/<\/sheetData>.*/, ''))
  const packed = Buffer.concat([deflatedTimes(begun, 1).subarray(0, -2), deflatedTimes(rows, megabytes)])
  return rawArchive([...without(SHEET), { name: SHEET, packed, claims }])
}
const nested = async (depth: number): Promise<Buffer> => {
  const inner = depth === 0 ? Buffer.alloc(MEGABYTE) : await nested(depth - 1)
  return pack(Object.fromEntries(Array.from({ length: 16 }, (_file, at) => [`lib ${at}.zip`, inner])))
}
const laughs = (name: string) => {
  const entities = 'bcdefghij'.replace(
    /./g,
    (letter, at) => `<!ENTITY ${letter} "${`&${'abcdefghij'[at]};`.repeat(10)}">`,
  )
  return `<!DOCTYPE ${name} [<!ENTITY a "ha">${entities}]>`
}
const external = (kind: string) =>
  withParts({
    'xl/worksheets/_rels/sheet1.xml.rels': relations([
      relation('rId1', kind, 'http://example.org/x', ' TargetMode="External"'),
    ]),
  })

/** Two parts of one piece of data: the sheet lies within a picture, header and all. */
const partInside = (name: string): RawPart[] => {
  const part = { name, content: sheetOf(good) }
  const [outer, header] = ['xl/media/image1.png', 30]
  return [
    { name: outer, content: rawPart(part), method: 0 },
    { ...part, over: outer, offset: header + outer.length },
  ]
}

export const bombs: Hostile[] = [
  ['archives in archives', 'UP0013 ZIP', () => nested(2)],
  ['a sheet of 512 MB in half a megabyte', 'UP0017', () => heavySheet(512, 512 * MEGABYTE)],
  ['the same with a header that says one megabyte', 'UP0017', () => heavySheet(512, MEGABYTE)],
  ['a million entries, by its end record', 'UP0017', () => rawArchive(rawParts(), { largeCount: 1_000_000 })],
  ['twenty thousand entries', 'UP0017', () => rawArchive([...rawParts(), ...manyEntries(20_000)])],
  [
    'entries that the end record does not count',
    'UP0018',
    () => rawArchive([...rawParts(), ...manyEntries(2000)], { count: 7 }),
  ],
  ['a part inside of another', 'UP0018', () => rawArchive([...without(SHEET), ...partInside(SHEET)])],
  [
    'one part under two names',
    'UP0018',
    () => rawArchive([...rawParts(), { name: SHEET.toUpperCase(), content: sheetOf(good) }]),
  ],
  ['elements in elements', 'UP0018', () => workbookOf('<a>'.repeat(MEGABYTE))],
  [
    'an element with a million attributes',
    'UP0018',
    () => workbookOf(`<row ${Array.from({ length: 200_000 }, (_a, at) => `a${at}=""`).join(' ')}/>`),
  ],
  ['an attribute of 20 MB', 'UP0017', () => workbookOf(`<row r="${'1'.repeat(20 * MEGABYTE)}"/>`)],
  ['a name of 20 MB', 'UP0017', () => workbookOf(`<${'a'.repeat(20 * MEGABYTE)}/>`)],
  [
    'quadratic entities',
    'UP0018',
    () =>
      withParts({
        [SHEET]: `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50_000)}">]><worksheet>${'&a;'.repeat(50_000)}</worksheet>`,
      }),
  ],
  [
    'a billion laughs',
    'UP0018',
    () => withParts({ 'xl/sharedStrings.xml': `${laughs('sst')}<sst><si><t>&j;</t></si></sst>` }),
  ],
  [
    'an entity from elsewhere',
    'UP0018',
    () => withParts({ [SHEET]: '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet>&a;</worksheet>' }),
  ],
  ['six million shared texts', 'UP0017', () => workbookOf(good, { shared: '<si/>'.repeat(6_000_000) })],
  [
    'one long text in every cell',
    'UP0017',
    () =>
      workbookOf(`<row>${'<c t="s"><v>0</v></c>'.repeat(150)}</row>`.repeat(2000), {
        shared: `<si><t>${'x'.repeat(2000)}</t></si>`,
      }),
  ],
  ['1,048,577 rows', 'UP0024 5000', () => workbookOf(good.repeat(1_048_577))],
  ['seven million cells', 'UP0017', () => workbookOf(`<row>${'<c/>'.repeat(7_000_000)}</row>`)],
  ['a million rows that are only formatted', 'UP0020', () => workbookOf('<row s="1" ht="15"/>'.repeat(1_048_576))],
  [
    'a sheet that is listed ten thousand times',
    'UP0018',
    () =>
      withParts({
        'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${'<sheet name="a" r:id="rId1"/>'.repeat(10_000)}</sheets></workbook>`,
      }),
  ],
  ['five million line ends', 'UP0024 5000', () => Buffer.alloc(5_000_000, '\n')],
  ['five million delimiters', 'UP0018', () => Buffer.alloc(5_000_000, ',')],
  ['a quote that never ends', 'UP0018', () => Buffer.from(`"${'x'.repeat(5_000_000)}`)],
]

/** Directory entries that all name the first part: 47 bytes each. */
const manyEntries = (count: number): RawPart[] =>
  Array.from({ length: count }, (_entry, at) => ({ name: `${at.toString(36)}.xml`, over: '[Content_Types].xml' }))

const macroType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml'
const binaryType = 'application/vnd.ms-excel.sheet.binary.macroEnabled.main'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const gif = Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')

export const strangers: Hostile[] = [
  ['nothing', 'UP0020', () => Buffer.alloc(0)],
  ['a workbook with macros by its type', 'UP0015', () => pack(workbookParts({ contentType: macroType }))],
  ['a workbook with macros by its parts', 'UP0015', () => withParts({ 'xl/vbaProject.bin': compoundFile(['VBA']) })],
  ['a sheet of old macros', 'UP0015', () => withParts({ 'xl/macrosheets/sheet2.xml': '<xm:macrosheet/>' })],
  ['a binary workbook', 'UP0014 XLSB', () => pack(workbookParts({ contentType: binaryType }))],
  ['a workbook of 1997', 'UP0014 XLS', () => compoundFile(['Workbook'])],
  ['a workbook of 1990', 'UP0014 XLS', () => Buffer.from('0902060000000000', 'hex')],
  ['a workbook with a password', 'UP0016', () => compoundFile(['EncryptionInfo', 'EncryptedPackage'])],
  ['an archive with a password', 'UP0016', () => rawArchive(rawParts().map((part) => ({ ...part, flags: 1 })))],
  [
    'an archive with a strong password',
    'UP0016',
    () => rawArchive(rawParts().map((part) => ({ ...part, flags: 0x41 }))),
  ],
  [
    'an open document',
    'UP0014 ODS',
    () => pack({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '<x/>' }),
  ],
  ['a letter', 'UP0013 DOCX', () => pack(workbookParts({ contentType: wordType }))],
  ['an old letter', 'UP0013 DOC', () => compoundFile(['WordDocument'])],
  ['a program', 'UP0013 JAR', () => pack({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0' })],
  ['an archive without entries', 'UP0013 ZIP', () => rawArchive([])],
  [
    'a web page',
    'UP0013 HTML',
    () => Buffer.from('\ufeff\r\n<html><body><table><tr><td>ref</td></tr></table></body></html>'),
  ],
  ['a web page in 16 bits', 'UP0013 HTML', () => Buffer.from('<!DOCTYPE html><html></html>', 'utf16le')],
  [
    'a workbook of 2003',
    'UP0014 XML',
    () => Buffer.from('<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'),
  ],
  ['a document', 'UP0013 PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
  ['a picture', 'UP0013 PNG', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
  ['a packed file', 'UP0013 GZIP', () => Buffer.from('1f8b0800000000000003', 'hex')],
  ['a message', 'UP0013 EDI', () => Buffer.from("UNB+UNOA:1+SENDER+RECEIVER+260501:1200+1'")],
  ['bytes', 'UP0013 BIN', () => Buffer.from('7f00000102fe00ff', 'hex')],
  ['a picture that is a workbook too', 'UP0013 GIF', () => rawArchive(rawParts(), { before: gif })],
  [
    'a workbook with something before it',
    'UP0018',
    () => rawArchive(rawParts(), { before: 'PK\u0003\u0004 and more' }),
  ],
  [
    'a workbook with something behind it',
    'UP0018',
    async () => Buffer.concat([await workbookOf(good), Buffer.from('<script>')]),
  ],
  ['a workbook that ends in the middle', 'UP0018', async () => (await workbookOf(good)).subarray(0, 900)],
  [
    'a part that was changed',
    'UP0018',
    () => rawArchive([...without(SHEET), { name: SHEET, content: sheetOf(good), sum: 1 }]),
  ],
  [
    'a part with another name in its header',
    'UP0018',
    () => rawArchive([...without(SHEET), { name: SHEET, frontName: SHEET.replace('1', '2'), content: sheetOf(good) }]),
  ],
  [
    'a way of packing that is not known',
    'UP0018',
    () => rawArchive([...without(SHEET), { name: SHEET, content: sheetOf(good), method: 99 }]),
  ],
  ['a part in a folder above', 'UP0018', () => rawArchive([...rawParts(), { name: '../../etc/cron.d/x' }])],
  ['a part at the root', 'UP0018', () => rawArchive([...rawParts(), { name: '/etc/passwd' }])],
  ['a workbook without its sheet', 'UP0018', () => rawArchive(without(SHEET))],
  [
    'a declaration of its own',
    'UP0018',
    () => withParts({ [SHEET]: sheetOf(good).replace('<worksheet', '<!DOCTYPE worksheet><worksheet') }),
  ],
  ['a shared text that is not there', 'UP0018', () => workbookOf('<row><c t="s"><v>7</v></c></row>')],
  ['a row twice', 'UP0018', () => workbookOf('<row r="1"><c><v>1</v></c></row><row r="1"><c><v>2</v></c></row>')],
  ['a cell twice', 'UP0018', () => workbookOf('<row r="1"><c r="A1"><v>1</v></c><c r="A1"><v>2</v></c></row>')],
  ['too many columns', 'UP0018', () => workbookOf(`<row>${'<c><v>1</v></c>'.repeat(201)}</row>`)],
  ['too many rows', 'UP0024 5000', () => workbookOf(good.repeat(5021))],
  [
    'too many rows in several sheets',
    'UP0024 5000',
    () => pack(workbookParts({ sheets: { a: sheetOf(good.repeat(3000)), b: sheetOf(good.repeat(3000)) } })),
  ],
  [
    'a link to another workbook',
    'UP0019',
    () => withParts({ 'xl/externalLinks/externalLink1.xml': '<externalLink/>' }),
  ],
  ['a picture from elsewhere', 'UP0019', () => external('image')],
  ['a connection', 'UP0019', () => withParts({ 'xl/connections.xml': '<connections/>' })],
  ['a file inside', 'UP0019', () => withParts({ 'xl/embeddings/oleObject1.bin': 'x' })],
  ['an archive inside', 'UP0019', async () => withParts({ 'xl/media/image1.png': await pack({ a: 'a' }) })],
  ['a call to a program', 'UP0019', () => workbookOf(`<row><c t="str"><f>cmd|' /C calc'!A0</f><v>1</v></c></row>`)],
  [
    'a call in a name',
    'UP0019',
    () =>
      workbookOf(good, {
        workbook: `<definedNames><definedName name="x">cmd|'/C calc'!A0</definedName></definedNames>`,
      }),
  ],
  [
    'a call over the network',
    'UP0019',
    () => workbookOf('<row><c t="str"><f>WEBSERVICE("http://example.org")</f><v>1</v></c></row>'),
  ],
]

export const harmless: [what: string, make: () => Promise<Buffer>][] = [
  ['a link that only a click opens', () => external('hyperlink')],
  [
    'a merged range over everything',
    () => withParts({ [SHEET]: sheetOf(good, '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>') }),
  ],
  ['a picture', () => withParts({ 'xl/media/image1.png': Buffer.from('89504e470d0a1a0a', 'hex') })],
  ['text that a spreadsheet would calculate', async () => Buffer.from('=1+1,@SUM(A1)\n+1,-1\n')],
  ['an old way of storing', async () => rawArchive(rawParts().map((part) => ({ ...part, method: 0 })))],
  [
    'a formula with a bar in its text',
    () => workbookOf(`<row><c t="str"><f>"a|b"&amp;'x|y'!A1</f><v>1</v></c>${inline('x')}</row>`),
  ],
]
