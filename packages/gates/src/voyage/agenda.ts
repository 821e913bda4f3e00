import { YieldTimer } from '../pauses.ts'
import type { World } from '../world/world.ts'
import { type News, noNews } from './fact.ts'
import { type Entry, entriesBetween } from './news.ts'

/**
 * The lines to send next, calculated some time ahead, so that a read of the clock costs nothing. After the clock was
 * set back nothing is due until it has caught up.
 */
export class Agenda {
  readonly #world: World
  #entries: Entry[] = []
  #plannedUntil: number
  #planning: Promise<void> | undefined

  constructor(world: World, sentUntil: number) {
    this.#world = world
    this.#plannedUntil = sentUntil
  }

  /** Removes the lines that are due by now from the list, and keeps the list long enough. */
  async due(now: number, lookAheadMs: number): Promise<News> {
    while (now > this.#plannedUntil) await this.#plan(now + lookAheadMs)
    if (this.#plannedUntil - now < lookAheadMs / 2) this.#plan(now + lookAheadMs).catch(() => undefined) // it is awaited when the list is empty
    const news = noNews()
    const split = this.#entries.findIndex(({ at }) => at > now)
    for (const { what, line } of this.#entries.splice(0, split < 0 ? this.#entries.length : split))
      (news[what] as unknown[]).push(line) // an entry's kind and line belong together
    return news
  }

  #plan(until: number): Promise<void> {
    this.#planning ??= this.#planUntil(until).finally(() => {
      this.#planning = undefined
    })
    return this.#planning
  }

  async #planUntil(until: number): Promise<void> {
    const yieldTimer = new YieldTimer()
    const planned: Entry[] = []
    for (const entries of entriesBetween(this.#world, { from: this.#plannedUntil, to: until })) {
      for (const entry of entries) planned.push(entry)
      if (yieldTimer.isDue) await yieldTimer.yieldNow()
    }
    this.#entries = [...this.#entries, ...planned.sort((one, other) => one.at - other.at)]
    this.#plannedUntil = until
  }
}
