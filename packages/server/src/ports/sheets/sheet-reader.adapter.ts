import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { createProcessPool, type PoolLimits } from '../processes/process-pool.ts'
import type { Cost } from '../processes/work-cost.ts'
import { type ProgramKind, programBeside } from '../processes/work-process.ts'
import { ReaderMessage } from './reader-messages.ts'
import type { Sheets } from './sheets.port.ts'

export interface ReaderOptions extends PoolLimits {
  program: URL
  /** How far it steps back for others on a busy machine: from 0 to 19. */
  nice: number
  /** Called after each file with what it took. */
  onRead: (cost: Cost) => void
}

const defaultOptions: ReaderOptions = {
  program: programBeside('sheet-reader', import.meta.url),
  nice: 10,
  processes: 2,
  waiting: 40,
  workMs: 10_000,
  idleMs: 60_000,
  onRead: () => {},
}

/** Reads files in few processes that are there when needed. One that dies with a file is replaced for the next. */
export function createSheetReader(options: Partial<ReaderOptions> = {}): Sheets {
  const { program, nice, onRead, ...limits } = { ...defaultOptions, ...options }
  const kind: ProgramKind<ReaderMessage, ReadSheet[]> = {
    program,
    name: 'the reader of files',
    // of values in megabytes; with the program itself and the file it stays under 200 in all
    memory: ['--max-old-space-size=80', '--max-semi-space-size=4'],
    packages: ['saxes', 'yauzl'],
    nice,
    serialization: 'json', // files are not trusted, and this is the plainest way
    messages: ReaderMessage,
    receive: ({ done, failed }) => {
      const sheets: ReadSheet[] = []
      return (message) => {
        if (message.tells === 'sheet') sheets.push({ ...message.sheet, rows: [] })
        if (message.tells === 'rows') sheets.at(-1)?.rows.push(...message.rows)
        if (message.tells === 'failure') failed(new Error(message.reason))
        if (message.tells === 'refusal') failed(new Refusal(message.code, message.args))
        if (message.tells === 'end') done(sheets)
        if ('cost' in message) onRead(message.cost)
      }
    },
    tooMuch: () => new Refusal('UP0017'),
  }
  const pool = createProcessPool(kind, { ...limits, tooLong: () => new Refusal('UP0026') })
  return { read: pool.run, close: async () => pool.close() }
}
