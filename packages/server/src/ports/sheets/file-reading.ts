import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'
import { openArchive } from './archive.ts'
import { readText } from './delimited-text.ts'
import { kindOf, refuseMarkup } from './file-kind.ts'
import { decodeText } from './text-encoding.ts'
import { readWorkbook } from './workbook.ts'

/** What stands in a file, or a refusal. It runs where a file can do no harm: see the program of the reader. */
export async function readFile(bytes: Buffer): Promise<ReadSheet[]> {
  const sheets = kindOf(bytes) === 'archive' ? await readWorkbook(await openArchive(bytes)) : [readPlain(bytes)]
  if (sheets.every(({ rows }) => rows.length === 0)) refuse('UP0020')
  return sheets
}

function readPlain(bytes: Buffer) {
  const text = decodeText(bytes)
  refuseMarkup(text)
  return readText(text)
}
