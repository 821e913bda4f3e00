import type { ReadSheet, SheetRow } from '@fairway/contract/form-uploads/sheet.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { readFile } from './file-reading.ts'
import type { ReaderMessage } from './reader-messages.ts'
import { LENGTH_BYTES } from './sheet-limits.ts'

/** Cells in one message. */
const PORTION = 2000

/**
 * Reads files that are not trusted, one after the other, in a process of its own: with little memory, without a right to
 * files, network or other programs, and with nothing of the server in it. Files come on the standard input, each behind
 * its length; answers go over the channel to whoever started it. What kills it kills nobody else.
 */
async function main() {
  process.on('disconnect', () => process.exit())
  // an interrupt of the terminal reaches everybody; this process ends with the server
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {})
  await tell({ tells: 'ready' })
  for await (const bytes of filesOf(process.stdin)) await answer(bytes)
}

async function answer(bytes: Buffer) {
  const before = process.cpuUsage()
  const cost = () => {
    const { user, system } = process.cpuUsage(before)
    return { megabytes: process.resourceUsage().maxRSS / 1024, milliseconds: (user + system) / 1000 }
  }
  try {
    for (const sheet of await readFile(bytes)) await tellSheet(sheet)
    await tell({ tells: 'end', cost: cost() })
  } catch (error) {
    if (error instanceof Refusal) await tell({ tells: 'refusal', code: error.code, args: error.args, cost: cost() })
    else await tell({ tells: 'failure', reason: String(error instanceof Error ? error.stack : error) })
  }
}

async function tellSheet({ name, merged, rows }: ReadSheet) {
  await tell({ tells: 'sheet', sheet: { name, merged } })
  let portion: SheetRow[] = []
  let cells = 0
  for (const row of rows) {
    portion.push(row)
    cells += row.cells.length
    if (cells < PORTION && row !== rows.at(-1)) continue
    await tell({ tells: 'rows', rows: portion })
    portion = []
    cells = 0
  }
}

const tell = (message: ReaderMessage) =>
  new Promise<void>((done, failed) =>
    process.send?.(message, (error: Error | null) => (error ? failed(error) : done())),
  )

/** Cuts what comes in into files. The next one is sent when the one before is answered. */
async function* filesOf(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let [held, awaited] = [0, LENGTH_BYTES]
  for await (const piece of input) {
    pieces.push(piece)
    held += piece.length
    if (awaited === LENGTH_BYTES && held >= LENGTH_BYTES) awaited += Buffer.concat(pieces).readUInt32BE(0)
    if (held < awaited) continue
    const bytes = Buffer.concat(pieces).subarray(LENGTH_BYTES)
    pieces = []
    held = 0
    awaited = LENGTH_BYTES
    yield bytes
  }
}

await main()
