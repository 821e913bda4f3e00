import { Breather } from '../breather.ts'
import type { World } from '../world/world.ts'
import { type News, noNews } from './fact.ts'
import { type Entry, entriesBetween } from './news.ts'

/**
 * What will be told next, worked out some way ahead, so that a look at the clock costs nothing. A clock that was set back
 * finds nothing due until it has come as far as before.
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

  /** Takes off the list what is due by now, and sees to it that the list reaches well beyond. */
  async due(now: number, lookAheadMs: number): Promise<News> {
    while (now > this.#plannedUntil) await this.#plan(now + lookAheadMs)
    if (this.#plannedUntil - now < lookAheadMs / 2) this.#plan(now + lookAheadMs).catch(() => undefined) // it is awaited when the list has run out
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
    const breather = new Breather()
    const planned: Entry[] = []
    for (const entries of entriesBetween(this.#world, { from: this.#plannedUntil, to: until })) {
      for (const entry of entries) planned.push(entry)
      if (breather.isDue) await breather.breathe()
    }
    this.#entries = [...this.#entries, ...planned.sort((one, other) => one.at - other.at)]
    this.#plannedUntil = until
  }
}
