import { refuse } from '@fairway/contract/kit/general.errors'
import { type ProgramKind, startWorkProcess, type WorkMessage, type WorkProcess } from './work-process.ts'

export interface PoolLimits {
  /** How many work at the same time. */
  processes: number
  /** So many pieces of work may wait for their turn; more are refused and asked to come back. */
  waiting: number
  /** How much time of the processor one piece of work may take; where the machine does not tell it, how long. */
  workMs: number
  /** After so long without work a process ends, and gives its memory back. */
  idleMs: number
}

interface PoolOptions extends PoolLimits {
  /** The reason why work failed that took too long, where that is another one than for too much memory. */
  tooLong?: () => unknown
}

interface Job<Result> {
  bytes: Buffer
  signal: AbortSignal
  done: (result: Result) => void
  failed: (reason: unknown) => void
}

export interface ProcessPool<Result> {
  /** Works on this when its turn comes. Refuses (GE0015) when too many wait already. */
  run(bytes: Buffer, signal: AbortSignal): Promise<Result>
  close(): void
}

/** Work may last so much longer than its time of the processor, on a machine that is busy with something else. */
const BUSY_FACTOR = 10

/** Works in few processes that are there when needed. One that dies with its work is replaced for the next. */
export function createProcessPool<Message extends WorkMessage, Result>(
  kind: ProgramKind<Message, Result>,
  { tooLong = kind.tooMuch, processes, waiting, workMs, idleMs }: PoolOptions,
): ProcessPool<Result> {
  const jobs: Job<Result>[] = []
  const busy = new Set<WorkProcess<Result>>()
  const idle = new Map<WorkProcess<Result>, NodeJS.Timeout>()

  const acquire = () => {
    for (const [worker, timer] of idle) {
      idle.delete(worker)
      clearTimeout(timer)
      if (!worker.hasEnded) return worker
    }
    return busy.size < processes ? startWorkProcess(kind) : undefined
  }
  const rest = (worker: WorkProcess<Result>) => {
    if (worker.hasEnded) return
    const end = () => {
      idle.delete(worker)
      worker.end(undefined)
    }
    idle.set(worker, setTimeout(end, idleMs).unref())
  }
  const begin = () => {
    const worker = jobs.length > 0 ? acquire() : undefined
    const job = worker && jobs.shift()
    if (job) void run(worker, job)
  }
  const run = async (worker: WorkProcess<Result>, { bytes, signal, done, failed }: Job<Result>) => {
    busy.add(worker)
    const giveUp = () => worker.end(signal.reason)
    signal.addEventListener('abort', giveUp)
    let timer: NodeJS.Timeout | undefined
    void worker.started.then(() => {
      if (!busy.has(worker)) return
      const [beganAt, usedBefore] = [performance.now(), worker.processorMs()]
      const check = () => {
        const lasted = performance.now() - beganAt
        const used = usedBefore === undefined ? lasted : (worker.processorMs() ?? lasted) - usedBefore
        if (used >= workMs || lasted >= workMs * BUSY_FACTOR) worker.end(tooLong())
        else timer = setTimeout(check, Math.max(100, workMs - used))
      }
      timer = setTimeout(check, workMs)
    })
    try {
      done(await worker.run(bytes))
    } catch (reason) {
      failed(reason)
    }
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    busy.delete(worker)
    rest(worker)
    begin()
  }
  const leaveQueue = (job: Job<Result>) => {
    const place = jobs.indexOf(job)
    if (place < 0) return
    jobs.splice(place, 1)
    job.failed(job.signal.reason)
  }

  return {
    run: (bytes, signal) =>
      new Promise((done, failed) => {
        signal.throwIfAborted()
        if (jobs.length >= waiting) refuse('GE0015')
        const job = { bytes, signal, done, failed }
        jobs.push(job)
        signal.addEventListener('abort', () => leaveQueue(job), { once: true })
        begin()
      }),
    close: () => {
      const reason = new Error(`${kind.name} is closed`)
      for (const { failed } of jobs.splice(0)) failed(reason)
      for (const worker of busy) worker.end(reason)
      for (const [worker, timer] of idle) {
        clearTimeout(timer)
        worker.end(reason)
      }
      idle.clear()
    },
  }
}
