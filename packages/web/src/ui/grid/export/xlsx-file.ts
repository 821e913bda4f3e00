import type { Sheet } from './export-sheet.ts'
import { sheetXml } from './sheet-xml.rules.ts'
import { workbookParts } from './workbook-xml.rules.ts'
import { zipFile } from './zip-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The workbook of one sheet, ready to be saved. */
export async function xlsxFile(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const parts = workbookParts(sheet.name).map(([name, text]) => [name, bytesOf(text)] as const)
  return zipFile([
    ...parts.map(([name, bytes]): [string, Uint8Array<ArrayBuffer>] => [name, bytes]),
    ['xl/worksheets/sheet1.xml', bytesOf([...sheetXml(sheet)].join(''))],
  ])
}
