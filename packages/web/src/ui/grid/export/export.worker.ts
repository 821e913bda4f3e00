import { csvText } from './csv-text.rules.ts'
import type { ExportOrder, SheetCell } from './export-sheet.ts'
import { xlsxFile } from './xlsx-file.ts'

const received: SheetCell[][] = []

/** Makes a file outside of the main thread. Rows come in chunks; the last message says which file to make. */
self.addEventListener('message', async ({ data }: MessageEvent<ExportOrder>) => {
  if ('rows' in data) {
    for (const row of data.rows) received.push(row)
    return
  }
  try {
    const sheet = { name: data.name, columns: data.columns, rows: received }
    const file = data.format === 'csv' ? new TextEncoder().encode(csvText(sheet)) : await xlsxFile(sheet)
    self.postMessage(file, { transfer: [file.buffer] })
  } catch (error) {
    reportError(error) // the page receives the error
  }
})
