import { serialize } from 'node:v8'
import { Refusal } from '@fairway/contract/kit/errors'
import type { SealReport } from '@fairway/contract/signing/seal.schema'
import { createProcessPool, type PoolLimits } from '../processes/process-pool.ts'
import { type ProgramKind, programBeside } from '../processes/work-process.ts'
import { CheckMessage, type CheckWork } from './check-messages.ts'
import type { SealChecker } from './sealing.port.ts'

export interface CheckerOptions extends PoolLimits {
  program: URL
  /** How far it steps back for others on a busy machine: from 0 to 19. */
  nice: number
}

const defaultOptions: CheckerOptions = {
  program: programBeside('seal-checker', import.meta.url),
  processes: 1,
  waiting: 20,
  workMs: 10_000,
  idleMs: 60_000,
  nice: 5,
}
/** A file that takes more memory than there is counts as one that cannot be read. */
class Unreadable extends Error {}

/** Looks at files in a process of its own, apart from the one that has the key. */
export function createSealChecker(options: Partial<CheckerOptions> = {}): SealChecker {
  const { program, nice, ...limits } = { ...defaultOptions, ...options }
  const kind: ProgramKind<CheckMessage, SealReport> = {
    program,
    name: 'the checker of seals',
    memory: ['--max-old-space-size=64', '--max-semi-space-size=4'],
    packages: ['pkijs'],
    nice,
    serialization: 'json', // files are not trusted, and this is the plainest way
    messages: CheckMessage,
    receive:
      ({ done, failed }) =>
      (message) => {
        if (message.tells === 'failure') failed(new Error(message.reason))
        if (message.tells === 'report') done(message.report)
      },
    tooMuch: () => new Unreadable(),
  }
  // the portal may be busy, which says nothing about the file
  const pool = createProcessPool(kind, { ...limits, tooLong: () => new Refusal('GE0015') })
  return {
    check: async (pdf, ours, signal) => {
      try {
        return await pool.run(serialize({ pdf, ours } satisfies CheckWork), signal)
      } catch (error) {
        if (error instanceof Unreadable) return { finding: 'unreadable' }
        throw error
      }
    },
    close: async () => pool.close(),
  }
}
