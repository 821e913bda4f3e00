// @ts-check
// Lists at their largest: measured beside a floor, beside a count of the same rows, and beside a refusal.
import { isDeepStrictEqual } from 'node:util'
import { connect } from '../../tools/postgres/owner.mjs'
import { figureOf, ratioOf, spread } from './slices.mjs'
import { atMost, formatSpread } from './verdict.mjs'

/** @typedef {import('./slices.mjs').Slice} Slice */
/** @typedef {import('./slices.mjs').Variant} Variant */
/** @typedef {import('../cargo/product.mjs').Statement} Statement */
/** @typedef {{ counts: number[], bodies: number[] }} Counted in milliseconds, round by round */

export const REFUSED = 422
const FLOOR_LIMIT = 1.25
const COUNT_LIMIT = 3
const REFUSAL_LIMIT = 0.15
/** An answer takes a tenth to a third of a second, so that a slice has one to five of them: the spread of a list comes from
 * its rounds. A server is warm after a few answers, each of which runs the same loop over thousands of rows. */
const PLANS = {
  quick: { list: { rounds: 2, ms: 200, warmUp: 2, connections: 1 }, countRounds: 2, packedRounds: 1 },
  whole: { list: { rounds: 11, ms: 400, warmUp: 20, connections: 1 }, countRounds: 15, packedRounds: 3 },
}
const COUNT_WARM_UP = 3

export const LIST_COLUMNS = [
  'answer',
  'time, of the floor’s',
  'median latency ms',
  'node ms/request',
  'PostgreSQL ms/request',
]

/** How such answers are measured; what is packed has no goal. @param {import('../run.mjs').Run} run */
export function planOf(run) {
  const { list, countRounds, packedRounds } = run.amountOf(PLANS)
  return { list, countRounds, packed: { ...list, rounds: packedRounds, warmUp: 3, encoding: 'br' } }
}

/** The figures of one variant, for a table.
 * @param {string} title
 * @param {string} name
 * @param {Slice[]} slices */
export const listRow = (title, name, slices) => [
  title,
  formatSpread(ratioOf(slices, [name, 'floor'], (one) => one.p50)),
  formatSpread(figureOf(slices, name, (one) => one.p50)),
  formatSpread(figureOf(slices, name, (one) => one.nodeMs)),
  formatSpread(figureOf(slices, name, (one) => one.postgresMs)),
]

/** @param {Counted} counted */
export const countTable = ({ counts, bodies }) => ({
  columns: ['the statement alone', 'ms'],
  rows: [
    ['the join as a count', formatSpread(spread(counts))],
    ['the body', formatSpread(spread(bodies))],
  ],
})

/** The goals of every list at its largest.
 * @param {Slice[]} slices
 * @param {Counted} counted
 * @param {string} things the name of the rows */
export function listGoals(slices, { counts, bodies }, things) {
  const latency = (/** @type {Slice} */ one) => one.p50
  const ofCount = spread(bodies.map((ms, round) => ms / (counts[round] ?? Number.NaN)))
  return [
    atMost('the list: time of the floor’s', ratioOf(slices, ['Fairway', 'floor'], latency), FLOOR_LIMIT),
    atMost('the body: time of the same join as a count', ofCount, COUNT_LIMIT),
    atMost(
      `too many ${things}: the refusal’s time of the list’s`,
      ratioOf(slices, ['refusal', 'Fairway'], latency),
      REFUSAL_LIMIT,
    ),
  ]
}

/** Runs statement and count in turn on one connection, as the server does.
 * @param {string} url
 * @param {{ list: Statement, count: Statement, shown: number }} statements the count calls what it counts `counted`
 * @param {number} rounds
 * @returns {Promise<Counted>} */
export async function measureCount(url, { list, count, shown }, rounds) {
  const client = await connect(url, 'bench list')
  const timed = async (/** @type {string} */ name, /** @type {Statement} */ statement) => {
    const startedAt = performance.now()
    const { rows } = await client.query({ name, ...statement })
    return { ms: performance.now() - startedAt, row: rows[0] }
  }
  try {
    await client.query('set jit = off')
    /** @type {Counted} */
    const took = { counts: [], bodies: [] }
    for (let round = -COUNT_WARM_UP; round < rounds; round++) {
      const [counted, body] = [await timed('count', count), await timed('body', list)]
      if (counted.row.counted !== shown || body.row.shown !== shown)
        throw new Error(`${counted.row.counted} rows were counted`)
      if (round < 0) continue
      took.counts.push(counted.ms)
      took.bodies.push(body.ms)
    }
    return took
  } finally {
    await client.end()
  }
}

/** Checks that floor and portal have the same rows, all of them, and that the refusal is one. Returns the body length.
 * @param {Variant[]} variants
 * @param {{ path: string, shown: number, refusal: string }} list */
export async function compareBodies(variants, { path, shown, refusal }) {
  const bodies = []
  for (const { name, port, headers = '', status = 200 } of variants) {
    const lines = headers
      .trim()
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/s).slice(0, 2))
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...Object.fromEntries(lines) },
    })
    const text = await reply.text()
    if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${text.slice(0, 200)}`)
    const { rows, columns, errorCode } = JSON.parse(text)
    if (status === REFUSED ? errorCode !== refusal : rows !== shown)
      throw new Error(`${name}: ${rows ?? errorCode} where ${status === REFUSED ? refusal : shown} was expected`)
    bodies.push({ columns, bytes: Buffer.byteLength(text) })
  }
  const [one, other] = bodies
  if (!one || !isDeepStrictEqual(one.columns, other?.columns)) throw new Error('floor and portal list other rows')
  return one.bytes
}
