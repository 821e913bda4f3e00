interface Entry {
  item: number
  cost: number
}

/** A queue that gives what costs least, as a binary heap: each entry costs no more than the two below it. */
export class PriorityQueue {
  readonly #entries: Entry[] = []

  add(item: number, cost: number) {
    let at = this.#entries.length
    for (let above = (at - 1) >> 1; at > 0 && this.#cost(above) > cost; above = (at - 1) >> 1) {
      this.#move(above, at)
      at = above
    }
    this.#entries[at] = { item, cost }
  }

  pop(): Entry | undefined {
    const first = this.#entries[0]
    const last = this.#entries.pop()
    if (first && last && this.#entries.length > 0) this.#sink(last)
    return first
  }

  #sink(entry: Entry) {
    let at = 0
    for (let below = this.#cheaperBelow(at); this.#cost(below) < entry.cost; below = this.#cheaperBelow(at)) {
      this.#move(below, at)
      at = below
    }
    this.#entries[at] = entry
  }

  #cheaperBelow(at: number) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    return this.#cost(right) < this.#cost(left) ? right : left
  }

  #cost(at: number) {
    return this.#entries[at]?.cost ?? Number.POSITIVE_INFINITY
  }

  #move(from: number, to: number) {
    const entry = this.#entries[from]
    if (entry) this.#entries[to] = entry
  }
}
