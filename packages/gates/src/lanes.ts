/** Does a few things at a time; what follows on each is done in the order in which they were begun. */
export class Lanes {
  readonly #width: number
  readonly #running = new Set<Promise<unknown>>()
  #followed: Promise<void> = Promise.resolve()
  #hasFailed = false

  constructor(width: number) {
    this.#width = width
  }

  /** Begins as soon as a lane is free. After a failure nothing is begun any more, and nothing follows. */
  async begin<T>(task: () => Promise<T>, follow: (done: T) => Promise<void>): Promise<void> {
    while (this.#running.size >= this.#width) await Promise.race(this.#running)
    if (this.#hasFailed) return this.#followed
    const done = task()
    const settled = done
      .catch(() => {
        this.#hasFailed = true
      })
      .finally(() => this.#running.delete(settled))
    this.#running.add(settled)
    this.#followed = Promise.all([done, this.#followed]).then(([result]) => follow(result))
    this.#followed.catch(() => undefined) // whoever begins next or waits for the end is told
  }

  /** Waits until everything is done and followed; the first failure is thrown. */
  end(): Promise<void> {
    return this.#followed
  }
}
