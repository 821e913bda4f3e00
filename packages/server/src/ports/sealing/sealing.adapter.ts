import { X509Certificate } from 'node:crypto'
import { serialize } from 'node:v8'
import { Refusal } from '@fairway/contract/kit/errors'
import type { Logger } from '../../platform/monitoring/log.ts'
import { createProcessPool, type PoolLimits } from '../processes/process-pool.ts'
import type { Cost } from '../processes/work-cost.ts'
import { type ProgramKind, programBeside } from '../processes/work-process.ts'
import { factsOf } from './certificate-facts.ts'
import type { SealIdentity } from './seal-identity.ts'
import { type SealAnswer, SealMessage, type SealWork } from './seal-messages.ts'
import type { SealedPdf, Sealing } from './sealing.port.ts'
import { askTimeServer } from './time-server.ts'

export interface SealWorkerOptions extends PoolLimits {
  program: URL
  /** How far it steps back for others on a busy machine: from 0 to 19. */
  nice: number
  /** Called after each seal with what it took. */
  onSealed: (cost: Cost) => void
}

export type RunSealWork = (work: SealWork, signal?: AbortSignal) => Promise<SealAnswer>

/** Signs, in a process of its own. */
export interface SealWorker {
  run: RunSealWork
  close(): Promise<void>
}

export interface SealingParts {
  /** What is sealed with; asked for once, when it is first needed. */
  openIdentity: (run: RunSealWork) => Promise<SealIdentity>
  timeServer: string | undefined
  log: Pick<Logger, 'warn'>
}

const defaultOptions: SealWorkerOptions = {
  program: programBeside('seal', import.meta.url),
  processes: 1,
  waiting: 40,
  workMs: 10_000,
  idleMs: 60_000,
  nice: 3, // somebody waits for it
  onSealed: () => {},
}

export function createSealWorker(options: Partial<SealWorkerOptions> = {}): SealWorker {
  const { program, nice, onSealed, ...limits } = { ...defaultOptions, ...options }
  const kind: ProgramKind<SealMessage, SealAnswer> = {
    program,
    name: 'the sealer of documents',
    memory: ['--max-old-space-size=128', '--max-semi-space-size=8'],
    packages: ['pkijs', 'pdfkit', '@expo-google-fonts/noto-sans-sc/package.json'],
    nice,
    serialization: 'advanced', // bytes stay bytes
    messages: SealMessage,
    receive:
      ({ done, failed }) =>
      (message) => {
        if (message.tells === 'failure') return failed(new Error(message.reason))
        if (message.tells === 'ready') return
        if (message.tells === 'signed') onSealed(message.cost)
        done(message)
      },
    tooMuch: () => new Refusal('GE0019'),
  }
  const pool = createProcessPool(kind, limits)
  return {
    run: (work, signal = new AbortController().signal) => pool.run(serialize(work), signal),
    close: async () => pool.close(),
  }
}

/** The certificate is opened, or made, when it is first needed. */
export function createSealing(
  { openIdentity, timeServer, log }: SealingParts,
  { run, close }: SealWorker = createSealWorker(),
): Sealing {
  let opened: Promise<SealIdentity> | undefined
  const identity = () => {
    opened ??= openIdentity(run).catch((error) => {
      opened = undefined
      throw error
    })
    return opened
  }
  return {
    certificate: async () => factsOf(new X509Certificate((await identity()).chain[0])),
    seal: async (request, signal) => {
      const work = {
        kind: 'sign',
        identity: await identity(),
        at: new Date(),
        withTime: timeServer !== undefined,
      } as const
      const signed = await run({ ...work, request }, signal)
      if (signed.tells !== 'signed') throw new Error('Nothing was sealed')
      const own: SealedPdf = { bytes: asBuffer(signed.sealed), at: work.at, clock: 'own' }
      if (!timeServer) return own
      try {
        const answer = await askTimeServer(timeServer, signed.timeRequest)
        const { bytes, hole, cms, timeRequest } = signed
        const prepared = { bytes: asBuffer(bytes), hole }
        const stamped = await run({ kind: 'stamp', prepared, cms, timeRequest, answer }, signal)
        if (stamped.tells !== 'stamped') throw new Error('Nothing was stamped')
        return { bytes: asBuffer(stamped.sealed), at: stamped.at, clock: 'timeServer' }
      } catch (error) {
        // a signature that somebody gave is not lost because another server is away: the seal then names our own time
        log.warn({ err: error }, 'sealed without the time server')
        return own
      }
    },
    close,
  }
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
