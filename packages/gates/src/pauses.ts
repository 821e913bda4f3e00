import { setImmediate as nextTurn } from 'node:timers/promises'

const SLICE_MS = 15

/** Long calculations pause now and then, so that calls and signals are handled in between. */
export class YieldTimer {
  #until = performance.now() + SLICE_MS

  get isDue(): boolean {
    return performance.now() > this.#until
  }

  async yieldNow(): Promise<void> {
    await nextTurn()
    this.#until = performance.now() + SLICE_MS
  }
}
