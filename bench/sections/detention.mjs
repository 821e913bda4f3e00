// @ts-check
// How long the calculator takes for fifty containers that were out a hundred days each, beside only making so many days.

import { loadSource } from '../cargo/source.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */

const CONTAINERS = 50
const DAYS = 100
const LIMIT_MS = 1
const WARM_UP = 200
const ROUNDS = 400

const load = (/** @type {string} */ file) => loadSource(`contract/src/detention/${file}`)

/** @param {() => unknown} work */
function timed(work) {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureDetention(run) {
  const { createDetentionCounter, dayNumber, dayText } = await load('detention.rules.ts')
  const { detentionRule } = await load('detention.fixture.ts')
  const first = dayNumber('2026-03-02')
  const stays = Array.from({ length: CONTAINERS }, (_, at) => ({
    outGateOn: dayText(first + at),
    inGateOn: dayText(first + at + DAYS - 1),
  }))
  const floor = () =>
    stays.map(() => Array.from({ length: DAYS }, (_, at) => ({ on: String(at), kind: 'charged', nth: at })))
  /** @type {Record<'fresh' | 'again' | 'typed' | 'floor', number[]>} */
  const taken = { fresh: [], again: [], typed: [], floor: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    run.signal.throwIfAborted()
    const count = createDetentionCounter(detentionRule())
    const fresh = timed(() => stays.map(count))
    const again = timed(() => stays.map(count))
    const typed = timed(() => count(stays[0]))
    const floored = timed(floor)
    if (round < 0) continue
    taken.fresh.push(fresh)
    taken.again.push(again)
    taken.typed.push(typed)
    taken.floor.push(floored)
  }
  const title = `${CONTAINERS} containers of ${DAYS} days, counted for the first time, ms`
  const goals = [
    atMost(title, spread(taken.fresh), LIMIT_MS),
    atMost('the same with the next letter that is typed, ms', spread(taken.again), LIMIT_MS),
  ]
  run.say(goals.map((goal) => `  ${goal.title}: ${goal.said}`).join('\n'))
  const row = (/** @type {string} */ what, /** @type {number[]} */ times) => [
    what,
    formatSpread(spread(times)),
    formatSpread(spread(times.map((one, at) => one / (taken.floor[at] ?? Number.NaN)))),
  ]
  return {
    title: 'The detention calculator',
    text: [
      `The rules that browser and server share count ${CONTAINERS} containers that were out ${DAYS} days each, from different days: working-day ` +
        'free time, holidays, closures and three tiers, with every day explained. The floor makes as many days without any rule.',
    ],
    tables: [
      {
        columns: ['what', 'ms', 'times the floor'],
        rows: [
          row('counted for the first time', taken.fresh),
          row('counted again', taken.again),
          row('one container', taken.typed),
          row('floor', taken.floor),
        ],
      },
    ],
    goals,
  }
}
