import { Refusal } from '@fairway/contract/kit/errors'

const nothing: readonly (() => void)[] = []

/** The time that one call may take, and what has to be ended when it is over. */
export class Deadline {
  /** Hardly ever more than one. */
  #running: readonly (() => void)[] = nothing
  #controller: AbortController | undefined
  #isOver = false

  throwIfOver() {
    if (this.#isOver) throw new Refusal('GE0008')
  }

  /** Ends this, too, when the time is over, unless it is taken back before. */
  add(cancel: () => void) {
    this.#running = this.#running === nothing ? [cancel] : [...this.#running, cancel]
  }

  remove(cancel: () => void) {
    const isOnly = this.#running.length === 1 && this.#running[0] === cancel
    this.#running = isOnly ? nothing : this.#running.filter((other) => other !== cancel)
  }

  /**
   * For code that works with signals. Made at its first use: a signal costs more than the rest, and few calls need it.
   */
  get signal() {
    this.#controller ??= new AbortController()
    if (this.#isOver) this.#controller.abort()
    return this.#controller.signal
  }

  end() {
    this.#isOver = true
    this.#controller?.abort()
    for (const cancel of this.#running) cancel()
  }
}

/** Calls that run, each with the time at which it has to be over, in the order in which they began. */
const running = new Map<Deadline, { endsAt: number; reject: (reason: Refusal) => void }>()
let sweeping: NodeJS.Timeout | undefined

/** All of them are checked now and then, because a timer for each call would be set and cleared thousands of times. */
function sweep() {
  const now = Date.now()
  for (const [deadline, { endsAt, reject }] of running) {
    if (endsAt > now) continue
    running.delete(deadline)
    deadline.end()
    reject(new Refusal('GE0008')) // what fails after this was answered already
  }
  if (running.size > 0) return
  clearInterval(sweeping)
  sweeping = undefined
}

/** How much later than its limit a call may be ended. */
const LATE_BY_MS = 50

/** A call that cannot finish in time is ended, its query too, and answered GE0008. */
export function withDeadline<T>(limitMs: number, work: (deadline: Deadline) => Promise<T>): Promise<T> {
  const deadline = new Deadline()
  return new Promise((resolve, reject) => {
    running.set(deadline, { endsAt: Date.now() + limitMs, reject })
    sweeping ??= setInterval(sweep, LATE_BY_MS)
    const done = () => running.delete(deadline)
    work(deadline).then(
      (result) => {
        done()
        resolve(result)
      },
      (error) => {
        done()
        reject(error)
      },
    )
  })
}
