import { createProcessPool } from '../../processes/process-pool.ts'
import { type ProgramKind, programBeside } from '../../processes/work-process.ts'
import { InspectorMessage } from './inspector-messages.ts'
import type { PdfFault } from './pdf-inspection.ts'

export interface InspectedPdf {
  fault: PdfFault | null
  pages: number
}

/** Looks into PDFs that come from outside. */
export interface PdfInspector {
  /** Refuses when too many wait already (GE0015). */
  inspect(bytes: Buffer, signal: AbortSignal): Promise<InspectedPdf>
  close(): Promise<void>
}

export interface PdfInspectorOptions {
  program?: URL
  /** How long one file may take. */
  workMs?: number
  /** How far it steps back for others on a busy machine. */
  nice?: number
}

/** Looks into PDFs in one process that is there when needed. A file that it cannot get done with is a broken one. */
export function createPdfInspector({
  program = programBeside('pdf-inspector', import.meta.url),
  workMs = 10_000,
  nice = 10,
}: PdfInspectorOptions = {}): PdfInspector {
  const kind: ProgramKind<InspectorMessage, InspectedPdf> = {
    program,
    name: 'the inspector of documents',
    memory: ['--max-old-space-size=256', '--max-semi-space-size=8'],
    packages: ['zod'],
    nice,
    serialization: 'json',
    messages: InspectorMessage,
    receive:
      ({ done, failed }) =>
      (message) => {
        if (message.tells === 'failure') failed(new Error(message.reason))
        if (message.tells === 'inspected') done({ fault: message.fault, pages: message.pages })
      },
    tooMuch: () => new TooMuch(),
  }
  const pool = createProcessPool(kind, { processes: 1, waiting: 40, workMs, idleMs: 60_000 })
  return {
    inspect: async (bytes, signal) => {
      try {
        return await pool.run(bytes, signal)
      } catch (error) {
        if (error instanceof TooMuch) return { fault: 'broken', pages: 0 }
        throw error
      }
    },
    close: async () => pool.close(),
  }
}

/** It took more time or memory than any document does. */
class TooMuch extends Error {}
