import type { EstimateReason } from '@fairway/contract/tracking/tracking.values'
import { DAY, HOUR, MINUTE } from '../world/calendar.ts'
import { causeAtSea, causeInPort, causeOffPort } from '../world/containers/causes.ts'
import { type Draw, draw } from '../world/random.ts'
import type { Moment } from '../world/sailings.ts'
import type { World } from '../world/world.ts'

/** One arrival or departure of a voyage. */
export interface VoyageMoment extends Moment {
  kind: 'arrival' | 'departure'
  port: string
  /** The index of the call in the voyage, from 0. */
  call: number
}

/** A captain's estimate between two moments: the delay of the next one, and the reason for a longer one. */
export interface CaptainEstimate {
  at: number
  delay: number
  cause: EstimateReason
}

export const delayOf = ({ plannedAt, actualAt }: Moment) => actualAt - plannedAt

const OCEAN_PASSAGE = 5 * DAY
const COASTAL_PASSAGE = 2 * DAY
/** Near the port the delay is known. */
const APPROACH = 10 * HOUR
const LONG_STAY = 20 * HOUR

/** The progress of the ship, from 0 to 1, and the delay that it expects by then. */
interface Guess {
  passed: number
  delay: number
  cause: EstimateReason
}

const guess = (passed: number, hours: number, cause: EstimateReason): Guess => ({ passed, delay: hours * HOUR, cause })

/**
 * The fixed example at sea has a history of estimates on the day of the first start: delayed at Shanghai, on time
 * again, into a storm, and faster than planned ever since.
 */
const fixedGuesses: Readonly<Record<string, readonly Guess[]>> = {
  'FHM042E CNSHA departure': [guess(0.4, 5, 'congestion')],
  'FHM042E USLGB arrival': [
    guess(0.1, 9, 'weather'),
    guess(0.21, -2, 'weather'),
    guess(0.33, -13, 'weather'),
    guess(0.55, -18, 'weather'),
    guess(0.75, -23, 'weather'),
  ],
}

/** All estimates of the next moment between one moment and the next. */
export function estimatesBetween(world: World, vvd: string, last: VoyageMoment, next: VoyageMoment): CaptainEstimate[] {
  const luck = draw(world.seed, 'words', vvd, next.port, next.kind)
  const duration = next.actualAt - last.actualAt
  const fixed = fixedGuesses[`${vvd} ${next.port} ${next.kind}`]
  const drawn = next.kind === 'arrival' ? onPassage(luck, last, next) : inPort(luck, last, next)
  const guesses = fixed ? [...fixed, ...drawn.slice(-1)] : drawn
  return guesses.map(({ passed, delay, cause }) => ({
    at: last.actualAt + Math.round((duration * passed) / MINUTE) * MINUTE,
    delay,
    cause,
  }))
}

function onPassage(luck: Draw, last: VoyageMoment, next: VoyageMoment): Guess[] {
  const duration = next.actualAt - last.actualAt
  if (duration < DAY) return []
  const [before, after] = [delayOf(last), delayOf(next)]
  const waits = after - before > 2 * HOUR && luck.chance(0.4)
  const atSea = waits ? before + (after - before) * luck.between(0.3, 0.7) : after
  const cause = causeAtSea(luck)
  const approach: Guess = {
    passed: 1 - APPROACH / duration,
    delay: after,
    cause: waits ? causeOffPort(luck, next.port) : cause,
  }
  if (duration >= OCEAN_PASSAGE) return [...acrossTheOcean(luck, before, atSea, cause), approach]
  const halfWay = { passed: 0.5, delay: before + (atSea - before) * 0.8, cause }
  return duration >= COASTAL_PASSAGE ? [halfWay, approach] : [approach]
}

/** Ships fall behind and expect worse, or run into a storm and recover, or are a little faster or slower all along. */
function acrossTheOcean(luck: Draw, before: number, after: number, cause: EstimateReason): Guess[] {
  const change = after - before
  if (change > 4 * HOUR) {
    const feared = luck.between(1, 8) * HOUR
    return [
      { passed: luck.between(0.14, 0.24), delay: before + change * 0.35, cause },
      { passed: luck.between(0.36, 0.48), delay: after + feared, cause },
      { passed: luck.between(0.66, 0.8), delay: after + feared * 0.2, cause },
    ]
  }
  if (luck.chance(0.45)) {
    const lost = luck.between(6, 16) * HOUR
    return [
      { passed: luck.between(0.12, 0.2), delay: before + lost * 0.5, cause },
      { passed: luck.between(0.3, 0.4), delay: before + lost, cause },
      { passed: luck.between(0.55, 0.68), delay: after + lost * 0.4, cause },
      { passed: luck.between(0.78, 0.88), delay: after, cause },
    ]
  }
  return [
    { passed: 0.35, delay: before + change * 0.5, cause },
    { passed: 0.75, delay: before + change * 0.9, cause },
  ]
}

/** During a long stay the terminal estimates the departure. */
function inPort(luck: Draw, last: VoyageMoment, next: VoyageMoment): Guess[] {
  if (next.actualAt - last.actualAt < LONG_STAY) return []
  return [{ passed: 0.6, delay: delayOf(next), cause: causeInPort(luck, next.port) }]
}
