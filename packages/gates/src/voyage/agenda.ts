import type { World } from '../world/world.ts'
import { type News, noNews } from './fact.ts'
import { type Entry, entriesBetween } from './news.ts'

/** What will be told next, worked out some way ahead, so that a look at the clock costs nothing. */
export class Agenda {
  readonly #world: World
  #entries: Entry[] = []
  #plannedUntil: number

  constructor(world: World, toldUntil: number) {
    this.#world = world
    this.#plannedUntil = toldUntil
  }

  /** Takes off the list what is due by now; plans further ahead when the list does not reach that far. */
  due(now: number, lookAheadMs: number): News {
    if (now > this.#plannedUntil) this.#plan(now + lookAheadMs)
    const news = noNews()
    const split = this.#entries.findIndex(({ at }) => at > now)
    for (const { what, line } of this.#entries.splice(0, split < 0 ? this.#entries.length : split))
      (news[what] as unknown[]).push(line) // an entry's kind and line belong together
    return news
  }

  #plan(until: number): void {
    this.#entries.push(...entriesBetween(this.#world, { from: this.#plannedUntil, to: until }))
    this.#plannedUntil = until
  }
}
