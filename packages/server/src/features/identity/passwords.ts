import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { refuse } from '@fairway/contract/identity/identity.errors'
import { plainPassword } from '@fairway/contract/identity/password.rules'

/** Argon2id as OWASP asks for it: 19 MiB, two passes. */
const ARGON2 = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Of a password that was thrown away, with the same cost: what a name without an account is judged by. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$G4cuoXKaN91caNL+LuZY1Q$eGhgPcorVh/Y03jQYv7TUV8i9r798wWyl7ava0uqhsc'
/** So many may wait for their turn; whoever comes then is told to come back. */
const WAITING = 16

/** While several wait, the thread rests so many times as long as it worked. */
const REST = 5

/**
 * One thread of low priority does all the hashing, one after the other, and when people crowd it rests in between: a
 * flood of sign-ins takes its share of a processor, and everything else goes on.
 */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads')
  const os = require('node:os')
  const argon2 = require(workerData.argon2)
  const crowd = new Int32Array(workerData.crowd)
  try { os.setPriority(0, 19) } catch {}
  parentPort.on('message', ({ id, password, hash, options }) => {
    const startedAt = performance.now()
    try {
      const result = hash === undefined ? argon2.hashSync(password, options) : argon2.verifySync(hash, password)
      parentPort.postMessage({ id, result })
    } catch (error) {
      parentPort.postMessage({ id, error: String(error) })
    }
    if (crowd[0] > 2) Atomics.wait(crowd, 1, 0, (performance.now() - startedAt) * workerData.rest)
  })`

interface Answer {
  id: number
  result?: string | boolean
  error?: string
}

export interface Passwords {
  /** Refuses at once while too many wait already: before anything else is done for a sign-in that would not succeed. */
  refuseIfBusy(): void
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
  /** Costs as much as a real one: nobody can tell by the time whether an account exists. */
  verifyNothing(password: string): Promise<false>
  close(): Promise<unknown>
}

export function createPasswords(): Passwords {
  const argon2 = createRequire(import.meta.url).resolve('@node-rs/argon2')
  /** First how many wait, then something to sleep on. */
  const crowd = new Int32Array(new SharedArrayBuffer(8))
  const worker = new Worker(THREAD, { eval: true, workerData: { argon2, crowd: crowd.buffer, rest: REST } })
  worker.unref()
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
    crowd[0] = waiting.size
  })
  const refuseIfBusy = () => {
    if (waiting.size >= WAITING) refuse('AU0013')
  }
  const ask = (password: string, hash?: string) => {
    refuseIfBusy()
    return new Promise<string | boolean>((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) => (error ? reject(new Error(error)) : resolve(result ?? false)))
      crowd[0] = waiting.size
      worker.postMessage({ id, password: plainPassword(password), hash, options: ARGON2 })
    })
  }
  const hash = async (password: string) => String(await ask(password))
  return {
    refuseIfBusy,
    hash,
    verify: async (known, password) => (await ask(password, known)) === true,
    verifyNothing: async (password) => {
      await ask(password, NOBODYS)
      return false
    },
    close: () => worker.terminate(),
  }
}
