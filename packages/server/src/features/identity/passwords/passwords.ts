import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { plainPassword } from '@fairway/contract/identity/password.rules'

/** What hashing costs. */
export interface HashCost {
  argon2: { algorithm: number; memoryCost: number; timeCost: number; parallelism: number }
  /** Of a password that was thrown away, at the same cost: compared with where a name has no account. */
  nobodys: string
}
/** Argon2id as OWASP asks for it: 19 MiB, two passes. */
const EARNEST: HashCost = {
  argon2: { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  nobodys: '$argon2id$v=19$m=19456,t=2,p=1$G4cuoXKaN91caNL+LuZY1Q$eGhgPcorVh/Y03jQYv7TUV8i9r798wWyl7ava0uqhsc',
}
/** So many may wait for their turn; more are refused and asked to come back. */
const WAITING = 16
/**
 * So many may be on their way there, wait and be answered, all together, and in a flood. Without a limit they come by the
 * hundreds before the first of them waits, and take all connections to the database from everybody else.
 */
const INSIDE = { usually: 64, inFlood: WAITING + 4 }

/** So many refused in a second are no crowd on a Monday morning: hashing then rests so many times as long as it works. */
const FLOOD = 20
const REST = 20
/** Others come first, but on a busy machine a tenth is left: people still get in. */
const NICE = 10

/**
 * A process of its own does all the hashing, one after the other and at a low priority, and in a flood
 * it rests in between: that takes little of a processor, and everything else goes on. A thread would
 * not do: where the kernel shares processors out by session, only a session of its own can step back behind others.
 */
const PROGRAM = `
  const fs = require('node:fs')
  const os = require('node:os')
  const argon2 = require(process.argv[1])
  try { os.setPriority(0, ${NICE}) } catch {}
  try { fs.writeFileSync('/proc/self/autogroup', '${NICE}') } catch {}
  process.on('message', ({ password, hash, options }) => {
    const before = process.cpuUsage()
    const answer = {}
    try {
      answer.result = hash === undefined ? argon2.hashSync(password, options) : argon2.verifySync(hash, password)
    } catch (error) {
      answer.error = String(error)
    }
    const { user, system } = process.cpuUsage(before)
    answer.ms = (user + system) / 1000
    process.send(answer)
  })
  process.on('disconnect', () => process.exit())
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {})`

interface Answer {
  result?: string | boolean
  error?: string
  /** Time of the processor, without waiting for it. */
  ms: number
}

interface Job {
  order: { password: string; hash: string | undefined; options: HashCost['argon2'] }
  done: (result: string | boolean) => void
  failed: (error: Error) => void
}

export interface Passwords {
  /**
   * Refuses at once while too many wait already: before anything else is done for a sign-in that would not succeed. Whoever
   * is let in says when they are done.
   */
  letIn(): () => void
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Costs as much as a real one: nobody can tell by the time whether an account exists. */
  verifyNothing(password: string): Promise<false>
  close(): Promise<unknown>
}

/** How many were refused in this second and in the one before. */
function countBySecond() {
  let [second, count, former] = [0, 0, 0]
  const move = () => {
    const now = Math.floor(Date.now() / 1000)
    if (now === second) return
    former = now === second + 1 ? count : 0
    second = now
    count = 0
  }
  return {
    note: () => {
      move()
      count++
    },
    isFlood: () => {
      move()
      return Math.max(count, former) >= FLOOD
    },
  }
}

export function createPasswords(cost: HashCost = EARNEST): Passwords {
  const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2')
  /** The first one is being worked on. */
  const jobs: Job[] = []
  /** Of those who wait, of those on their way, and of those who had their turn and are being answered. */
  let inside = 0
  let child: ChildProcess | undefined
  let resting: NodeJS.Timeout | undefined
  const refused = countBySecond()

  const begin = () => {
    const [job] = jobs
    if (!job || resting) return
    child ??= startChild()
    child.send(job.order)
  }
  const end = (give: (job: Job) => void, restMs = 0) => {
    const job = jobs.shift()
    if (job) give(job)
    const next = () => {
      resting = undefined
      begin()
    }
    if (refused.isFlood() && restMs > 0) resting = setTimeout(next, restMs)
    else next()
  }
  const startChild = () => {
    const started = spawn(process.execPath, ['-e', PROGRAM, argon2], {
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', ({ result, error, ms }: Answer) =>
      end((job) => (error === undefined ? job.done(result ?? false) : job.failed(new Error(error))), ms * REST),
    )
    const lost = () => {
      if (child !== started) return
      child = undefined // the next job gets a new one
      if (jobs.length > 0 && !resting) end((job) => job.failed(new Error('hashing has ended')))
    }
    started.on('error', lost).on('exit', lost)
    started.unref()
    started.channel?.unref()
    return started
  }

  const refuseIf = (isBusy: boolean) => {
    if (!isBusy) return
    refused.note()
    refuse('AU0013')
  }
  const letIn = () => {
    refuseIf(jobs.length >= WAITING || inside >= (refused.isFlood() ? INSIDE.inFlood : INSIDE.usually))
    inside++
    return () => void inside--
  }
  const ask = (password: string, hash?: string) => {
    refuseIf(jobs.length >= WAITING)
    return new Promise<string | boolean>((done, failed) => {
      jobs.push({ order: { password: plainPassword(password), hash, options: cost.argon2 }, done, failed })
      if (jobs.length === 1) begin()
    })
  }
  const hash = async (password: string) => String(await ask(password))
  return {
    letIn,
    hash,
    verify: async (known, password) => (await ask(password, known)) === true,
    verifyNothing: async (password) => {
      await ask(password, cost.nobodys)
      return false
    },
    close: async () => {
      const ending = child
      child = undefined
      ending?.disconnect()
    },
  }
}
