import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { refuse as refuseGenerally } from '@fairway/contract/kit/general.errors'
import type { Cost } from './reader-messages.ts'
import { type ReaderProcess, startReaderProcess } from './reader-process.ts'
import type { Sheets } from './sheets.port.ts'

export interface ReaderOptions {
  program: URL
  /** How many read at the same time. */
  processes: number
  /** So many files may wait for their turn; more are refused and asked to come back. */
  waiting: number
  /** How long one file may take. */
  fileMs: number
  /** After so long without a file a process ends. */
  idleMs: number
  /** Called after each file with what it took. */
  onRead: (cost: Cost) => void
}

/** The program beside this one: the bundle where this is bundled, else the source. */
const isSource = import.meta.url.endsWith('.ts')
const defaultOptions: ReaderOptions = {
  program: new URL(`./sheet-reader.program.${isSource ? 'ts' : 'js'}`, import.meta.url),
  processes: 2,
  waiting: 40,
  fileMs: 10_000,
  idleMs: 60_000,
  onRead: () => {},
}

interface Job {
  bytes: Buffer
  signal: AbortSignal
  done: (sheets: ReadSheet[]) => void
  failed: (reason: unknown) => void
}

/** Reads files in few processes that are there when needed. One that dies with a file is replaced for the next. */
export function createSheetReader(options: Partial<ReaderOptions> = {}): Sheets {
  const { program, processes, waiting, fileMs, idleMs, onRead } = { ...defaultOptions, ...options }
  const jobs: Job[] = []
  const busy = new Set<ReaderProcess>()
  const idle = new Map<ReaderProcess, NodeJS.Timeout>()

  const acquireReader = () => {
    for (const [reader, timer] of idle) {
      idle.delete(reader)
      clearTimeout(timer)
      if (!reader.hasEnded) return reader
    }
    return busy.size < processes ? startReaderProcess(program, onRead) : undefined
  }
  const rest = (reader: ReaderProcess) => {
    if (reader.hasEnded) return
    const end = () => {
      idle.delete(reader)
      reader.end(undefined)
    }
    idle.set(reader, setTimeout(end, idleMs).unref())
  }
  const begin = () => {
    const reader = jobs.length > 0 ? acquireReader() : undefined
    const job = reader && jobs.shift()
    if (job) void run(reader, job)
  }
  const run = async (reader: ReaderProcess, { bytes, signal, done, failed }: Job) => {
    busy.add(reader)
    const giveUp = () => reader.end(signal.reason)
    signal.addEventListener('abort', giveUp)
    let timer: NodeJS.Timeout | undefined
    void reader.started.then(() => {
      if (busy.has(reader)) timer = setTimeout(() => reader.end(new Refusal('UP0026')), fileMs)
    })
    try {
      done(await reader.read(bytes))
    } catch (reason) {
      failed(reason)
    }
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    busy.delete(reader)
    rest(reader)
    begin()
  }
  const leaveQueue = (job: Job) => {
    const place = jobs.indexOf(job)
    if (place < 0) return
    jobs.splice(place, 1)
    job.failed(job.signal.reason)
  }

  return {
    read: (bytes, signal) =>
      new Promise((done, failed) => {
        signal.throwIfAborted()
        if (jobs.length >= waiting) refuseGenerally('GE0015')
        const job = { bytes, signal, done, failed }
        jobs.push(job)
        signal.addEventListener('abort', () => leaveQueue(job), { once: true })
        begin()
      }),
    close: async () => {
      const reason = new Error('the reader of files is closed')
      for (const { failed } of jobs.splice(0)) failed(reason)
      for (const reader of busy) reader.end(reason)
      for (const [reader, timer] of idle) {
        clearTimeout(timer)
        reader.end(reason)
      }
      idle.clear()
    },
  }
}
