import { saveFile } from '../../../platform/calls/save-file.ts'
import workerAddress from './export.worker.ts?worker&url'
import {
  type ExportFormat,
  type ExportOrder,
  exportFileName,
  type FileColumn,
  rowOf,
  type SheetColumn,
} from './export-sheet.ts'

/** The API of browsers with Trusted Types. Others take the address as it is. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => unknown
  }
}

/** Only scripts of this build may run as a worker. */
function ownScript(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  if (origin !== location.origin || !/^\/(assets|src)\//.test(pathname))
    throw new TypeError('not a script of this portal')
  return address
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes } // not yet in TypeScript's own list
const policy = trustedTypes?.createPolicy('fairway-worker', { createScriptURL: ownScript })

/** Starts a worker from a file of the build, in a page that allows no other scripts. */
function startWorker(address: string): Worker {
  const script = policy ? policy.createScriptURL(address) : ownScript(address)
  return new Worker(script as string, { type: 'module' }) // the browser checked it
}

export interface ExportOptions {
  format: ExportFormat
  /** The name of the file and its sheet. */
  name: string
  columns: readonly FileColumn[]
  /** The rows to write, in order. */
  shown: readonly number[]
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** Reading rows yields to the page after this time. */
const SLICE_MS = 10
/** The share of reading the rows in the whole progress. */
const READING_PART = 0.6

const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

/** Writes these rows and columns into a file and saves it. Returns the file's name. */
export async function runExport(options: ExportOptions): Promise<string> {
  const { format, name, columns, signal } = options
  const worker = startWorker(workerAddress)
  try {
    const result = resultOf(worker, signal)
    result.catch(() => {}) // the error reaches the caller who awaits it below
    const sheetColumns = columns.map(({ column: { title, kind }, widthPx }): SheetColumn => ({ title, kind, widthPx }))
    await sendRows(worker, options)
    worker.postMessage({ format, name, columns: sheetColumns } satisfies ExportOrder)
    const type = format === 'csv' ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const file = new Blob([await result], { type })
    const fileName = exportFileName(name, new Date(), format)
    saveFile(file, fileName)
    return fileName
  } finally {
    worker.terminate()
  }
}

async function sendRows(worker: Worker, { columns, shown, signal, onProgress }: ExportOptions) {
  const read = columns.map(({ column }) => column)
  let rows: ReturnType<typeof rowOf>[] = []
  let turnEnds = performance.now() + SLICE_MS
  for (const [at, row] of shown.entries()) {
    rows.push(rowOf(read, row))
    if (performance.now() < turnEnds) continue
    worker.postMessage({ rows } satisfies ExportOrder)
    rows = []
    onProgress((READING_PART * (at + 1)) / shown.length)
    await nextTurn()
    signal.throwIfAborted()
    turnEnds = performance.now() + SLICE_MS
  }
  worker.postMessage({ rows } satisfies ExportOrder)
  onProgress(READING_PART)
}

const resultOf = (worker: Worker, signal: AbortSignal) =>
  new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'the file could not be made')))
    worker.addEventListener('messageerror', () => reject(new Error('the file could not be made')))
    signal.addEventListener('abort', () => reject(signal.reason))
  })
