import type { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { readFile } from './file-reading.ts'
import type { ReaderMessage } from './reader-messages.ts'
import { LENGTH_BYTES } from './sheet-limits.ts'

/** Cells in one message. */
const CHUNK_CELLS = 2000

/**
 * Reads files that are not trusted, one after the other, in a process of its own: with little memory, without a right to
 * files, network or other programs, and with nothing of the server in it. Files come on the standard input, each behind
 * its length; answers go over the channel to whoever started it. What kills it kills nobody else.
 */
async function main() {
  process.on('disconnect', () => process.exit())
  // an interrupt of the terminal reaches everybody; this process ends with the server
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {})
  await send({ tells: 'ready' })
  for await (const bytes of filesOf(process.stdin)) await answer(bytes)
}

async function answer(bytes: Buffer) {
  const before = process.cpuUsage()
  const cost = () => {
    const { user, system } = process.cpuUsage(before)
    return { megabytes: process.resourceUsage().maxRSS / 1024, milliseconds: (user + system) / 1000 }
  }
  try {
    for (const sheet of await readFile(bytes)) await sendSheet(sheet)
    await send({ tells: 'end', cost: cost() })
  } catch (error) {
    if (error instanceof Refusal) await send({ tells: 'refusal', code: error.code, args: error.args, cost: cost() })
    else await send({ tells: 'failure', reason: String(error instanceof Error ? error.stack : error) })
  }
}

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

const send = (message: ReaderMessage) =>
  new Promise<void>((done, failed) =>
    process.send?.(message, (error: Error | null) => (error ? failed(error) : done())),
  )

/** Cuts what comes in into files. The next one is sent when the one before is answered. */
async function* filesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let [received, awaited] = [0, LENGTH_BYTES]
  for await (const piece of input) {
    pieces.push(piece)
    received += piece.length
    if (awaited === LENGTH_BYTES && received >= LENGTH_BYTES) awaited += Buffer.concat(pieces).readUInt32BE(0)
    if (received < awaited) continue
    const bytes = Buffer.concat(pieces).subarray(LENGTH_BYTES)
    pieces = []
    received = 0
    awaited = LENGTH_BYTES
    yield bytes
  }
}

await main()
