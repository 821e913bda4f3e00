import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { z } from 'zod'
import { frameHead } from './frames.ts'
import type { Cost } from './work-cost.ts'

/** What a program sends; the last message of a piece of work tells its cost. */
export interface WorkMessage {
  tells: string
  cost?: Cost
}

/** A program that works in a process of its own, and how its messages become results. */
export interface ProgramKind<Message extends WorkMessage, Result> {
  program: URL
  /** In messages about it, such as 'the reader of files'. */
  name: string
  /** The flags of Node that limit its memory. */
  memory: readonly string[]
  /** The installed packages that it may read. */
  packages: readonly string[]
  /** How far it steps back for others on a busy machine: from 0 to 19. */
  nice: number
  /** `advanced` where messages carry bytes. */
  serialization: 'json' | 'advanced'
  /** Its messages; the first one tells `ready`. They are checked like anything from outside. */
  messages: z.ZodType<Message>
  /** Takes the messages of one piece of work. */
  receive: (answer: Answer<Result>) => (message: Message) => void
  /** The reason why work failed that took more memory than there is. */
  tooMuch: () => unknown
}

export interface Answer<Result> {
  done: (result: Result) => void
  failed: (reason: unknown) => void
}

export interface WorkProcess<Result> {
  /** It has started, or has ended: how long that takes is no matter of the work that it is started for. */
  readonly started: Promise<void>
  readonly hasEnded: boolean
  /** The time of the processor that it has taken since it began, where the system tells it. */
  processorMs(): number | undefined
  /** One piece of work at a time. */
  run(bytes: Buffer): Promise<Result>
  /** Ends it at once; what it is working on fails with this reason. */
  end(reason: unknown): void
}

/** Starts a program in a process of its own. What kills it kills nobody else. */
export function startWorkProcess<Message extends WorkMessage, Result>(
  kind: ProgramKind<Message, Result>,
): WorkProcess<Result> {
  const { program, name, serialization, messages } = kind
  const child = spawn(process.execPath, [...argumentsFor(kind), fileURLToPath(program)], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization,
    env: {},
    cwd: path.parse(fileURLToPath(program)).root,
  })
  let work: { receive: (message: Message) => void; failed: (reason: unknown) => void } | undefined
  let begin = () => {}
  const started = new Promise<void>((done) => {
    begin = done
  })
  let [isReady, hasEnded] = [false, false]
  const end = (reason: unknown) => {
    hasEnded = true
    begin()
    child.kill('SIGKILL')
    work?.failed(reason)
  }
  child.on('message', (rawMessage) => {
    const message = messages.safeParse(rawMessage)
    if (!message.success) return end(new Error(`${name} speaks out of turn`))
    if (message.data.cost) message.data.cost.megabytes = heldBy(child.pid) ?? message.data.cost.megabytes
    if (message.data.tells !== 'ready') return work?.receive(message.data)
    isReady = true
    begin()
  })
  child.on('error', end)
  child.on('exit', (code, signal) => {
    // what takes more memory than there is ends by a signal; anything else is a fault of ours
    const isTooMuch = isReady && code === null
    end(isTooMuch ? kind.tooMuch() : new Error(`${name} ended with ${code ?? signal}`))
  })
  stepBack(child, kind.nice)
  return {
    started,
    processorMs: () => processorMsOf(child.pid),
    run: (bytes) =>
      new Promise((resolve, reject) => {
        const done = (result: Result) => {
          work = undefined
          resolve(result)
        }
        const failed = (reason: unknown) => {
          work = undefined
          reject(reason)
        }
        work = { receive: kind.receive({ done, failed }), failed }
        child.stdin?.cork()
        child.stdin?.write(frameHead(bytes))
        child.stdin?.write(bytes)
        child.stdin?.uncork()
      }),
    end,
    get hasEnded() {
      return hasEnded
    },
  }
}

/** It neither holds the server up when that ends, nor takes a processor from it. */
function stepBack(child: ChildProcess, nice: number) {
  child.stdin?.on('error', () => {}) // its end is reported by another event
  child.unref()
  child.channel?.unref()
  if ('unref' in (child.stdin ?? {})) (child.stdin as unknown as { unref(): void }).unref() // a pipe is a socket
  try {
    if (child.pid) setPriority(child.pid, nice)
  } catch {
    // it has ended already, which another event reports
  }
}

/**
 * The most that a process has held. On Linux it inherits in its own `maxRSS` what the server holds that started it, so the
 * system is asked; the program itself may not read that.
 */
function heldBy(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || !pid) return undefined
  try {
    const [, kilobytes] = /^VmHWM:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined // it has ended already
  }
}

/** The time of the processor in user and in system code; Linux counts it in hundredths of a second. */
function processorMsOf(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || !pid) return undefined
  try {
    // the name of the program stands in brackets and may contain anything
    const [, user, system] = /\)(?: \S+){11} (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return user === undefined ? undefined : (Number(user) + Number(system)) * 10
  } catch {
    return undefined // it has ended already
  }
}

/** Built, the program may read itself and installed packages, and nothing else. From source, a compiler runs in it. */
function argumentsFor({
  program,
  memory,
  packages,
}: Pick<ProgramKind<never, never>, 'program' | 'memory' | 'packages'>) {
  const { resolve } = createRequire(program)
  if (program.pathname.endsWith('.ts')) return [...memory, '--import', pathToFileURL(resolve('tsx')).href]
  const folder = path.dirname(fileURLToPath(program))
  const readable = new Set([
    folder,
    path.join(folder, '../package.json'),
    ...packages.map((name) => installedIn(resolve(name))),
  ])
  return [
    ...memory,
    '--no-warnings',
    process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
    ...[...readable].map((place) => `--allow-fs-read=${place}`),
  ]
}

const installedIn = (file: string) => file.replace(/(?<=node_modules)[\\/].*/, '')

/** The program beside a module: the bundle where that is bundled, else the source. */
export const programBeside = (name: string, url: string) =>
  new URL(`./${name}.program.${url.endsWith('.ts') ? 'ts' : 'js'}`, url)
