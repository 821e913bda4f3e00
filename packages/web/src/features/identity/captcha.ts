import { Failure } from '../../platform/failure.ts'
import { createStore, type Store } from '../../platform/store.ts'

/** `idle` until the form is touched. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

/** The server takes an answer for two minutes; an older one than this is made anew. */
export const GOOD_FOR_MS = 100_000

interface CaptchaOptions {
  /** Asks for a challenge and solves it. */
  work: () => Promise<string>
  now?: () => number
}

interface Answer {
  text: string
  at: number
}

export interface Captcha {
  state: Store<CaptchaState>
  /** Starts the work, unless an answer is there or on its way. */
  begin: () => void
  /** An answer for one sending; the next one needs another. */
  consumeAnswer: () => Promise<string>
}

/** Proves that a person sits here by work that the browser does while the form is filled in: no puzzle, no click. */
export function createCaptcha({ work, now = Date.now }: CaptchaOptions): Captcha {
  const state = createStore<CaptchaState>('idle')
  let running: Promise<Answer> | undefined

  const start = () => {
    state.set('working')
    const mine = work().then((text) => ({ text, at: now() }))
    running = mine
    mine.then(
      () => running === mine && state.set('done'),
      () => {
        if (running !== mine) return
        running = undefined
        state.set('failed')
      },
    )
    return mine
  }
  const fresh = async (): Promise<Answer> => {
    const answer = await (running ?? start())
    return now() - answer.at > GOOD_FOR_MS ? start() : answer
  }
  return {
    state,
    begin: () => {
      if (!running) start().catch(() => {})
    },
    consumeAnswer: async () => {
      try {
        return (await fresh()).text
      } catch (error) {
        throw error instanceof Failure && error.kind !== 'refused' ? error : notProven
      } finally {
        running = undefined // spent; the line says what it said until the next one begins
      }
    },
  }
}

/** Shown at the line of the check, as if the server had said so. */
const notProven = new Failure('refused', 422, { violations: [{ path: 'captcha', code: 'AU0008', args: [] }] })
