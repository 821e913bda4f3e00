import { Failure } from '../../../platform/calls/failure.ts'
import { createStore, type Store } from '../../../platform/storage/store.ts'

/** `idle` until the form is touched. */
export type CaptchaState = 'idle' | 'working' | 'done' | 'failed'

/** The server accepts an answer for two minutes. One older than this is made again. */
export const GOOD_FOR_MS = 100_000

interface CaptchaOptions {
  /** Requests a challenge and solves it. */
  work: () => Promise<string>
  now?: () => number
}

interface Answer {
  text: string
  at: number
}

export interface Captcha {
  state: Store<CaptchaState>
  /** Starts the work, unless an answer is ready or in progress. */
  begin: () => void
  /** An answer for one submission; the next one needs another. */
  consumeAnswer: () => Promise<string>
}

/** A proof of work that the browser does while the form is filled in: no puzzle, no click. */
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
        running = undefined // used up; the line keeps its text until the next one starts
      }
    },
  }
}

/** Shown at the line of the captcha, like a violation from the server. */
const notProven = new Failure('refused', 422, { violations: [{ path: 'captcha', code: 'AU0008', args: [] }] })
