import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { setPriority } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ReadSheet } from '@fairway/contract/form-uploads/sheet.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import { type Cost, ReaderMessage } from './reader-messages.ts'
import { LENGTH_BYTES } from './sheet-limits.ts'

/** Of values in megabytes. With the program itself and the file it stays under 200 in all. */
const MEMORY = ['--max-old-space-size=80', '--max-semi-space-size=4']
/** On a busy machine the pages of others come first. */
const NICE = 10

export interface ReaderProcess {
  /** It has started, or has ended: how long that takes is no matter of the file that it is started for. */
  readonly started: Promise<void>
  /** One file at a time. */
  read(bytes: Buffer): Promise<ReadSheet[]>
  /** Ends it at once; a file that it is reading is refused with this reason. */
  end(reason: unknown): void
  readonly hasEnded: boolean
}

interface Job {
  sheets: ReadSheet[]
  done: (sheets: ReadSheet[]) => void
  failed: (reason: unknown) => void
}

/** Starts the program in a process of its own. `onRead` gets what each file took. */
export function startReaderProcess(program: URL, onRead: (cost: Cost) => void): ReaderProcess {
  const child = spawn(process.execPath, [...argumentsFor(program), fileURLToPath(program)], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    env: {},
    cwd: path.parse(fileURLToPath(program)).root,
  })
  let job: Job | undefined
  let begin = () => {}
  const started = new Promise<void>((done) => {
    begin = done
  })
  let [isReady, hasEnded] = [false, false]
  const settle = (give: (job: Job) => void) => {
    const settled = job
    job = undefined
    if (settled) give(settled)
  }
  const end = (reason: unknown) => {
    hasEnded = true
    begin()
    child.kill('SIGKILL')
    settle(({ failed }) => failed(reason))
  }
  const handleMessage = (message: ReaderMessage) => {
    if (message.tells === 'ready') {
      isReady = true
      begin()
    }
    if (message.tells === 'sheet') job?.sheets.push({ ...message.sheet, rows: [] })
    if (message.tells === 'rows') job?.sheets.at(-1)?.rows.push(...message.rows)
    if (message.tells === 'failure') settle(({ failed }) => failed(new Error(message.reason)))
    if (message.tells === 'refusal') settle(({ failed }) => failed(new Refusal(message.code, message.args)))
    if (message.tells === 'end') settle(({ done, sheets }) => done(sheets))
    if ('cost' in message) onRead(message.cost)
  }
  child.on('message', (rawMessage) => {
    const message = ReaderMessage.safeParse(rawMessage)
    if (message.success) handleMessage(message.data)
    else end(new Error('the reader of files speaks out of turn'))
  })
  child.on('error', end)
  child.on('exit', (code, signal) => {
    // what takes more memory than there is ends by a signal; anything else is a fault of ours
    const isTooMuch = isReady && code === null
    end(isTooMuch ? new Refusal('UP0017') : new Error(`the reader of files ended with ${code ?? signal}`))
  })
  stepBack(child)
  return {
    started,
    read: (bytes) =>
      new Promise((done, failed) => {
        job = { sheets: [], done, failed }
        const length = Buffer.alloc(LENGTH_BYTES)
        length.writeUInt32BE(bytes.length)
        child.stdin?.write(length)
        child.stdin?.write(bytes)
      }),
    end,
    get hasEnded() {
      return hasEnded
    },
  }
}

/** It neither holds the server up when that ends, nor takes a processor from it. */
function stepBack(child: ChildProcess) {
  child.stdin?.on('error', () => {}) // its end is reported by another event
  child.unref()
  child.channel?.unref()
  if ('unref' in (child.stdin ?? {})) (child.stdin as unknown as { unref(): void }).unref() // a pipe is a socket
  try {
    if (child.pid) setPriority(child.pid, NICE)
  } catch {
    // it has ended already, which another event reports
  }
}

/** Built, the program may read itself and installed packages, and nothing else. From source, a compiler runs in it. */
function argumentsFor(program: URL): string[] {
  const { resolve } = createRequire(program)
  if (program.pathname.endsWith('.ts')) return [...MEMORY, '--import', pathToFileURL(resolve('tsx')).href]
  const folder = path.dirname(fileURLToPath(program))
  const readable = new Set([
    folder,
    path.join(folder, '../package.json'),
    ...packagesUsed.map((name) => installedIn(resolve(name))),
  ])
  return [
    ...MEMORY,
    '--no-warnings',
    process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
    ...[...readable].map((place) => `--allow-fs-read=${place}`),
  ]
}

const packagesUsed = ['saxes', 'yauzl']
const installedIn = (file: string) => file.replace(/(?<=node_modules)[\\/].*/, '')
