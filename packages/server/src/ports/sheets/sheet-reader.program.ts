import type { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { runWorkProgram, tell } from '../processes/work-program.ts'
import { readFile } from './file-reading.ts'
import type { ReaderMessage } from './reader-messages.ts'

/** Cells in one message. */
const CHUNK_CELLS = 2000

/**
 * Reads files that are not trusted, one after the other, in a process of its own: with little memory, without a right to
 * files, network or other programs, and with nothing of the server in it. Files come on the standard input, each behind
 * its length; answers go over the channel to whoever started it. What kills it kills nobody else.
 */
await runWorkProgram(async (bytes, cost) => {
  try {
    for (const sheet of await readFile(bytes)) await sendSheet(sheet)
    await send({ tells: 'end', cost: cost() })
  } catch (error) {
    if (error instanceof Refusal) await send({ tells: 'refusal', code: error.code, args: error.args, cost: cost() })
    else await send({ tells: 'failure', reason: String(error instanceof Error ? error.stack : error) })
  }
})

async function sendSheet({ name, merged, rows }: ReadSheet) {
  await send({ tells: 'sheet', sheet: { name, merged } })
  let chunk: SheetRow[] = []
  let cells = 0
  for (const row of rows) {
    chunk.push(row)
    cells += row.cells.length
    if (cells < CHUNK_CELLS && row !== rows.at(-1)) continue
    await send({ tells: 'rows', rows: chunk })
    chunk = []
    cells = 0
  }
}

function send(message: ReaderMessage) {
  return tell(message)
}
