import { availableParallelism } from 'node:os'
import { Refusal } from '@fairway/contract/kit/errors'
import { createProcessPool, type PoolLimits } from '../processes/process-pool.ts'
import type { Cost } from '../processes/work-cost.ts'
import { type ProgramKind, programBeside } from '../processes/work-process.ts'
import type { Documents, MadePdf } from './documents.port.ts'
import { type HasCharacter, readCharacters } from './font-characters.ts'
import { fontFile } from './font-files.ts'
import { PdfMessage } from './pdf-messages.ts'
import { unprintableIn } from './unprintable.ts'

export interface PdfMakerOptions extends PoolLimits {
  program: URL
  /** What a process may hold in values; the bytes of the fonts come on top. */
  memoryMb: number
  /** Called after each document with what it took. */
  onMade: (cost: Cost) => void
}

const defaultOptions: PdfMakerOptions = {
  program: programBeside('pdf', import.meta.url),
  // one processor is left to the server
  processes: Math.max(1, availableParallelism() - 1),
  waiting: 20,
  workMs: 20_000,
  idleMs: 60_000,
  memoryMb: 192,
  onMade: () => {},
}

/** Makes PDFs in few processes that are there when needed and keep their fonts open. */
export function createPdfMaker(options: Partial<PdfMakerOptions> = {}): Documents {
  const { program, memoryMb, onMade, ...limits } = { ...defaultOptions, ...options }
  const kind: ProgramKind<PdfMessage, MadePdf> = {
    program,
    name: 'the maker of documents',
    memory: [`--max-old-space-size=${memoryMb}`, '--max-semi-space-size=8'],
    packages: ['pdfkit', '@expo-google-fonts/noto-sans-sc/package.json'],
    nice: 3, // somebody waits for it, and one processor is the server's anyway
    serialization: 'advanced', // bytes stay bytes
    messages: PdfMessage,
    receive:
      ({ done, failed }) =>
      (message) => {
        if (message.tells === 'failure') failed(new Error(message.reason))
        if (message.tells !== 'made') return
        const { bytes, pages, unprintable, cost } = message
        done({ bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), pages, unprintable })
        onMade(cost)
      },
    tooMuch: () => new Refusal('GE0019'),
  }
  const pool = createProcessPool(kind, limits)
  let characters: Promise<HasCharacter> | undefined
  return {
    toPdf: (document, signal = new AbortController().signal) => pool.run(Buffer.from(JSON.stringify(document)), signal),
    unprintableIn: async (document) => {
      characters ??= readCharacters(fontFile('normal'))
      return unprintableIn(document, await characters)
    },
    close: async () => pool.close(),
  }
}
