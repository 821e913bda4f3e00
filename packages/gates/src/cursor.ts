import type { Carrier } from './client.ts'
import { createWorld, GENERATION, SEED, type Volume, type World } from './world/world.ts'

const NAME = 'world'

/** What gates remembers between its runs, kept in the portal: who the world is and how much of it was told. */
export interface Position {
  world: World
  /** Nothing was told yet when this is minus infinity. */
  toldUntil: number
}

/** Finds the world of an earlier run, or starts a new one now: its epoch stays what it is from then on. */
export async function openPosition(carrier: Carrier, now: number, volume: Volume): Promise<Position> {
  const kept = await carrier.findCursor(NAME)
  const epoch = Date.parse(String(kept?.epoch))
  if (kept && typeof kept.seed === 'string' && Number.isFinite(epoch)) {
    const toldUntil = kept.generation === GENERATION ? Date.parse(String(kept.toldUntil)) : Number.NaN
    return {
      world: createWorld(kept.seed, epoch, volume),
      toldUntil: Number.isFinite(toldUntil) ? toldUntil : -Infinity,
    }
  }
  const position = { world: createWorld(SEED, now, volume), toldUntil: -Infinity }
  await keepPosition(carrier, position)
  return position
}

export async function keepPosition(carrier: Carrier, { world, toldUntil }: Position): Promise<void> {
  await carrier.keepCursor(NAME, {
    seed: world.seed,
    epoch: new Date(world.epoch).toISOString(),
    generation: GENERATION,
    toldUntil: Number.isFinite(toldUntil) ? new Date(toldUntil).toISOString() : null,
  })
}
