/** Runs a few tasks at a time; their follow-ups run in the order in which the tasks were started. */
export class Lanes {
  readonly #width: number
  readonly #running = new Set<Promise<unknown>>()
  #followed: Promise<void> = Promise.resolve()
  #hasFailed = false

  constructor(width: number) {
    this.#width = width
  }

  /** Starts as soon as a lane is free. After a failure nothing more is started, and no follow-up runs. */
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
    this.#followed.catch(() => undefined) // the next start or the end reports it
  }

  /** Waits until all tasks and follow-ups are done; throws the first failure. */
  end(): Promise<void> {
    return this.#followed
  }
}
