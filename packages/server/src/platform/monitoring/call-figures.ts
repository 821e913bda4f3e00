const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30]

/** What is counted of one route: plain numbers, because every call counts. */
class RouteFigures {
  readonly byStatus = new Map<number, number>()
  /** Answers that took no longer than the bound of the same place, and last those that took longer than all. */
  readonly within: number[] = new Array(SECONDS.length + 1).fill(0)
  secondsSum = 0
}

/** Counts calls by route. The numbers are put into Prometheus' words only when somebody asks for them. */
export class CallFigures {
  readonly #routes = new Map<string, RouteFigures>()

  /** A call that says nothing about time is counted without it. */
  note(route: string, status: number, seconds: number | undefined) {
    const { byStatus, within } = this.#of(route)
    byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
    if (seconds === undefined) return
    let bound = 0
    while (bound < SECONDS.length && seconds > (SECONDS[bound] ?? 0)) bound++
    within[bound] = (within[bound] ?? 0) + 1
    this.#of(route).secondsSum += seconds
  }

  #of(route: string) {
    let figures = this.#routes.get(route)
    if (!figures) {
      figures = new RouteFigures()
      this.#routes.set(route, figures)
    }
    return figures
  }

  counts() {
    return [...this.#routes].flatMap(([route, { byStatus }]) =>
      [...byStatus].map(([status, count]) => ({ labels: { route, status: String(status) }, count })),
    )
  }

  /** A histogram as Prometheus has it: each bucket also holds what the smaller ones hold. */
  histogram(name: string) {
    return [...this.#routes].flatMap(([route, { within, secondsSum }]) => {
      let count = 0
      const buckets = [...SECONDS, '+Inf'].map((le, bound) => {
        count += within[bound] ?? 0
        return { metricName: `${name}_bucket`, labels: { le, route }, value: count }
      })
      if (count === 0) return []
      const whole = { sum: secondsSum, count }
      const totals = Object.entries(whole).map(([of, value]) => ({
        metricName: `${name}_${of}`,
        labels: { route },
        value,
      }))
      return [...buckets, ...totals]
    })
  }
}
