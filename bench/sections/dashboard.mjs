// @ts-check
// The list of a container dashboard at its largest: as many boxes as it may show, every column of them.
import fs from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { connect } from '../../tools/postgres/owner.mjs'
import { at, nameOf } from '../cargo/databases.mjs'
import { ensureFleet, FLEET } from '../cargo/fleet.mjs'
import { openSession } from '../cargo/people.mjs'
import { countOf, readListStatement } from '../cargo/product.mjs'
import { floor, portal, withServers } from '../load/servers.mjs'
import { figureOf, ratioOf, spread } from '../load/slices.mjs'
import { atMost, tell } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../load/slices.mjs').Slice} Slice */
/** @typedef {import('../load/slices.mjs').Variant} Variant */
/** @typedef {{ url: string, superUrl: string, containers: number, name: string }} Place */

const FLOOR_LIMIT = 1.25
const COUNT_LIMIT = 3
const REFUSAL_LIMIT = 0.15
const SCALE_LIMIT = 1.3
const REFUSED = 422
/** An answer takes a tenth of a second or so: a slice has to hold some of them. */
const SLICE_MS = { quick: 700, whole: 1500 }

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureDashboard(run) {
  const places = [...new Set([run.sizes[0] ?? run.largest, run.largest])].map((containers) => ({
    containers,
    name: containers.toLocaleString('en'),
    url: at(run.postgres.appUrl, nameOf(containers)),
    superUrl: at(run.postgres.superUrl, nameOf(containers)),
  }))
  const place = /** @type {Place} */ (places.at(-1))
  const fleets = await Promise.all(places.map(({ superUrl }) => ensureFleet(superUrl, 'fleet')))
  const large = await ensureFleet(place.superUrl, 'large-fleet')
  const list = await readListStatement(/** @type {import('../cargo/fleet.mjs').Fleet} */ (fleets.at(-1)))
  const keys = path.join(run.folder, 'dashboard.json')
  fs.writeFileSync(keys, JSON.stringify([{ path: '/api/cargo/containers', body: '{}' }]))

  const launches = [floor(place.url, { list }), ...places.map(({ url, name }) => portal(url, name))]
  return withServers(launches, { logFolder: run.folder, signal: run.signal }, async ([bare, ...portals]) => {
    const last = portals.at(-1)
    if (!bare || !last) throw new Error('there is no server')
    const headers = await Promise.all(places.map(({ superUrl }) => openSession(superUrl, 'fleet@bench.example')))
    const signedIn = portals.map((server, index) => ({ ...server, keys, headers: headers[index] ?? '' }))
    const own = { ...(signedIn.at(-1) ?? last), name: 'Fairway', keys }
    const variants = [
      { ...bare, keys },
      own,
      {
        ...last,
        name: 'refusal',
        keys,
        status: REFUSED,
        headers: await openSession(place.superUrl, 'large-fleet@bench.example'),
      },
      ...signedIn.slice(0, -1),
    ]
    const bytes = await compareBodies(variants)
    const isQuick = run.plan.rounds < 10
    const plan = {
      ...run.plan,
      ms: isQuick ? SLICE_MS.quick : SLICE_MS.whole,
      warmUp: isQuick ? 10 : 60,
      connections: 1,
    }
    const slices = await run.caller.measure(variants, plan)
    const packed = await run.caller.measure(variants.slice(0, 2), { ...plan, warmUp: 5, encoding: 'br' })
    const counted = await measureCount(place.superUrl, list, isQuick ? 10 : 40)
    const goals = judge(slices, counted, places)
    run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
    return {
      title: `The container dashboard: ${FLEET.toLocaleString('en')} boxes, every column`,
      text: [about(place, large, bytes)],
      tables: [
        { columns: COLUMNS, rows: variants.map(({ name }) => row(place, name, slices)) },
        {
          columns: ['brotli, as browsers ask for it', ...COLUMNS.slice(1)],
          rows: variants.slice(0, 2).map(({ name }) => row(place, name, packed)),
        },
        {
          columns: ['the statement alone', 'ms'],
          rows: [
            ['the join as a count', tell(spread(counted.counts))],
            ['the body', tell(spread(counted.bodies))],
          ],
        },
      ],
      goals,
    }
  })
}

const COLUMNS = ['answer', 'time, of the floor’s', 'median latency ms', 'node ms/request', 'PostgreSQL ms/request']

/** @param {Place} place
 * @param {string} name
 * @param {Slice[]} slices */
const row = (place, name, slices) => [
  name === 'Fairway' || name === 'refusal' || name === 'floor' ? `${name}, ${place.name}` : `Fairway, ${name}`,
  tell(ratioOf(slices, [name, 'floor'], (one) => one.p50)),
  tell(figureOf(slices, name, (one) => one.p50)),
  tell(figureOf(slices, name, (one) => one.nodeMs)),
  tell(figureOf(slices, name, (one) => one.postgresMs)),
]

/** @param {Place} place
 * @param {import('../cargo/fleet.mjs').Fleet} large
 * @param {number} bytes */
const about = ({ name }, large, bytes) =>
  `A person who is signed in asks for all boxes of an organisation, spread over ${name} containers: ${(bytes / 1e6).toFixed(1)} MB of ` +
  'columns, one call at a time. The floor is node:http, which knows nobody and passes on the text of the same prepared ' +
  `statement; both bodies were compared. The refusal is that of an organisation with ${large.boxes.toLocaleString('en')} boxes.`

/** @param {Slice[]} slices
 * @param {{ counts: number[], bodies: number[] }} counted
 * @param {Place[]} places */
function judge(slices, { counts, bodies }, places) {
  const latency = (/** @type {Slice} */ one) => one.p50
  const [smallest, largest] = places
  const ofCount = spread(bodies.map((ms, round) => ms / (counts[round] ?? Number.NaN)))
  return [
    atMost('the list: time of the floor’s', ratioOf(slices, ['Fairway', 'floor'], latency), FLOOR_LIMIT),
    atMost('the body: time of the same join as a count', ofCount, COUNT_LIMIT),
    atMost(
      'too many boxes: the refusal’s time of the list’s',
      ratioOf(slices, ['refusal', 'Fairway'], latency),
      REFUSAL_LIMIT,
    ),
    ...(smallest && largest
      ? [
          atMost(
            `${largest.name} containers to ${smallest.name}: time`,
            ratioOf(slices, ['Fairway', smallest.name], latency),
            SCALE_LIMIT,
          ),
        ]
      : []),
  ]
}

/** Statement and count in turn on one connection, as the server asks them; what they took, round by round.
 * @param {string} url
 * @param {import('../cargo/product.mjs').Statement} list
 * @param {number} rounds */
async function measureCount(url, list, rounds) {
  const count = countOf(list)
  const client = await connect(url, 'bench dashboard')
  const timed = async (
    /** @type {string} */ name,
    /** @type {import('../cargo/product.mjs').Statement} */ statement,
  ) => {
    const startedAt = performance.now()
    const { rows } = await client.query({ name, ...statement })
    return { ms: performance.now() - startedAt, row: rows[0] }
  }
  try {
    await client.query('set jit = off')
    /** @type {{ counts: number[], bodies: number[] }} */
    const took = { counts: [], bodies: [] }
    for (let round = -8; round < rounds; round++) {
      const [counted, body] = [await timed('count', count), await timed('body', list)]
      if (counted.row.boxes !== FLEET || body.row.shown !== FLEET)
        throw new Error(`${counted.row.boxes} boxes were counted`)
      if (round < 0) continue
      took.counts.push(counted.ms)
      took.bodies.push(body.ms)
    }
    return took
  } finally {
    await client.end()
  }
}

/** All lists have every box, floor and portal the same ones; the refusal is one. Says how long a body is.
 * @param {Variant[]} variants */
async function compareBodies(variants) {
  const bodies = []
  for (const { name, port, headers = '', status = 200 } of variants) {
    const lines = headers
      .trim()
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(/: (.*)/s).slice(0, 2))
    const reply = await fetch(`http://127.0.0.1:${port}/api/cargo/containers`, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...Object.fromEntries(lines) },
    })
    const text = await reply.text()
    if (reply.status !== status) throw new Error(`${name}: ${reply.status} ${text.slice(0, 200)}`)
    const { rows, columns, errorCode } = JSON.parse(text)
    if (status === REFUSED ? errorCode !== 'CS0009' : rows !== FLEET)
      throw new Error(`${name}: ${rows ?? errorCode} where ${status === REFUSED ? 'CS0009' : FLEET} was expected`)
    bodies.push({ columns, bytes: Buffer.byteLength(text) })
  }
  const [one, other] = bodies
  if (!one || !isDeepStrictEqual(one.columns, other?.columns)) throw new Error('floor and portal list other boxes')
  return one.bytes
}
