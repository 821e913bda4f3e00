/** The progress of a load, for the program that started gates. */
export interface Progress {
  type: 'progress'
  text: string
  done: number
  total: number
}

/** A log gets every new text on a line of its own, so it must not be new too often. */
const FIRST_FORECAST_MS = 10_000
const NEXT_FORECAST_MS = 30_000

/** Reports how far a load is and, when it is slow, its speed and the remaining time. */
export class ProgressReport {
  readonly #title: string
  readonly #tell: (progress: Progress) => void
  readonly #now: () => number
  #first: { at: number; done: number; lines: number } | undefined
  #forecastAt = 0
  #text: string

  constructor(title: string, onProgress: (progress: Progress) => void, now: () => number = () => performance.now()) {
    this.#title = title
    this.#text = title
    this.#tell = onProgress
    this.#now = now
  }

  update(done: number, total: number, lines: number): void {
    const at = this.#now()
    if (!this.#first) {
      this.#first = { at, done, lines }
      this.#forecastAt = at + FIRST_FORECAST_MS
    }
    if (at >= this.#forecastAt) {
      const seconds = (at - this.#first.at) / 1000
      const linesPerSecond = Math.round((lines - this.#first.lines) / seconds)
      const secondsLeft = (seconds * (total - done)) / Math.max(1, done - this.#first.done)
      this.#text = `${this.#title}, ${linesPerSecond} lines/s, ${formatDuration(secondsLeft)} left`
      this.#forecastAt = at + NEXT_FORECAST_MS
    }
    this.#tell({ type: 'progress', text: this.#text, done, total })
  }
}

const formatDuration = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`
