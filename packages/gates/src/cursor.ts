import type { Carrier, CursorValue } from './client.ts'
import { beginLoad, type Load } from './history.ts'
import { SettingsError } from './settings.ts'
import { createWorld, GENERATION, SEED, SMALL, type Volume, volumes, type World } from './world/world.ts'

const NAME = 'world'

/** What gates remembers between its runs, kept in the portal: who the world is and how much of it was told. */
export interface Position {
  world: World
  /** Nothing was told yet when this is minus infinity. */
  toldUntil: number
  /** A load that an earlier run began and did not finish. */
  load: Load | null
}

/**
 * Finds the world of an earlier run, or starts a new one now: its epoch and its size stay what they are from then on. Who
 * asks for no size goes on with what is there; who asks for another one is refused, because two worlds would mix.
 */
export async function openPosition(carrier: Carrier, now: number, asked: Volume | null): Promise<Position> {
  const kept = await carrier.findCursor(NAME)
  const epoch = Date.parse(String(kept?.epoch))
  if (kept && typeof kept.seed === 'string' && Number.isFinite(epoch)) {
    const isTrusted = kept.generation === GENERATION
    const toldUntil = isTrusted ? Date.parse(String(kept.toldUntil)) : Number.NaN
    return {
      world: createWorld(kept.seed, epoch, volumeOf(kept, asked)),
      toldUntil: Number.isFinite(toldUntil) ? toldUntil : -Infinity,
      load: isTrusted ? readLoad(kept) : null,
    }
  }
  const position = { world: createWorld(SEED, now, asked ?? SMALL), toldUntil: -Infinity, load: null }
  await keepPosition(carrier, position)
  return position
}

function volumeOf(kept: CursorValue, asked: Volume | null): Volume {
  const name = kept.volume === 'large' ? 'large' : 'small'
  if (!asked) return volumes[name]
  if (asked.name === name) return asked
  throw new SettingsError(
    [
      `This portal already holds the ${name} demo, and FAIRWAY_DEMO asks for the ${asked.name} one.`,
      `- To go on with what is there, set FAIRWAY_DEMO=${name}.`,
      `- For the ${asked.name} one, name another data folder, such as FAIRWAY_DATA=./.data-${asked.name}.`,
    ].join('\n'),
  )
}

function readLoad({ loadUntil, ...kept }: CursorValue): Load | null {
  const until = Date.parse(String(loadUntil))
  if (!Number.isFinite(until)) return null
  const load = beginLoad(until)
  for (const name of ['sailings', 'bookings', 'containers', 'events', 'lines'] as const) load[name] = Number(kept[name])
  return load
}

export async function keepPosition(carrier: Carrier, { world, toldUntil, load }: Position): Promise<void> {
  const { until = null, ...counts } = load ?? {}
  await carrier.keepCursor(NAME, {
    seed: world.seed,
    epoch: new Date(world.epoch).toISOString(),
    volume: world.volume.name,
    generation: GENERATION,
    toldUntil: Number.isFinite(toldUntil) ? new Date(toldUntil).toISOString() : null,
    loadUntil: until === null ? null : new Date(until).toISOString(),
    ...counts,
  })
}
