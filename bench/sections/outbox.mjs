// @ts-check
// Submissions of customers on their way to a carrier that polls: the time from commit until the carrier has it.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../tools/postgres/owner.mjs'
import { at } from '../cargo/databases.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { spread } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('pg').Client} Client */
/** @typedef {{ name: string, perSecond: number | null, rounds: number }} Pace */
/** @typedef {{ p50: number, p99: number, longest: number, perSecond: number }} Taken in seconds */

const SUBMISSIONS = { quick: 100, whole: 1000 }
const WRITERS = 8
const LIMIT_S = 2
const DATABASE = 'outbox_fairway'
const KEY = 'fwk_bench_00000000000000000000000000000000'
/** At a fixed pace a round takes 20 seconds and is always the same: one is enough. */
const PACES = /** @type {Pace[]} */ ([
  { name: 'all at once', perSecond: null, rounds: 5 },
  { name: '50 a second', perSecond: 50, rounds: 1 },
])
/** As large as a request with a hundred rows of containers. */
const DOCUMENT = {
  commodity: 'LED lamps',
  containers: Array.from({ length: 100 }, () => ({ equipment: '45G1', quantity: '1', packageType: 'CTN' })),
}
/** The product's statements to enqueue an entry, in the transaction of the submission. */
const PUT_OUT = [
  'select pg_advisory_xact_lock(hashtextextended($1, 14))',
  "insert into outbox_entry (topic, key, payload) values ('bookingRequest', $1, $2::jsonb)",
  "select pg_notify('fairway_outbox', '')",
]

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureOutbox(run) {
  const { postgres, signal } = run
  const admin = await connect(postgres.superUrl, 'bench')
  const drop = () => admin.query(`drop database if exists ${DATABASE} with (force)`)
  try {
    await drop()
    await admin.query(`create database ${DATABASE} owner fairway`)
    const launch = portal(at(postgres.appUrl, DATABASE))
    return await withServers([launch], { logFolder: run.folder, signal }, async ([server]) => {
      if (!server) throw new Error('there is no server')
      const url = at(postgres.appUrl, DATABASE)
      await admitCarrier(url)
      await measureOnce(run, { url, port: server.port, pace: PACES[0], count: 200 }) // warm-up
      const count = run.amountOf(SUBMISSIONS)
      /** @type {Map<Pace, Taken[]>} */
      const timings = new Map(PACES.map((pace) => [pace, []]))
      for (const pace of PACES)
        for (let round = 0; round < pace.rounds; round++)
          timings.get(pace)?.push(await measureOnce(run, { url, port: server.port, pace, count }))
      return report(timings, count, run)
    })
  } finally {
    await drop()
    await admin.end()
  }
}

/** @param {string} url */
async function admitCarrier(url) {
  const client = await connect(url, 'bench')
  const hash = createHash('sha256').update(KEY).digest()
  await client.query("insert into api_key (name, hash, scopes) values ('bench', $1, array['requests'])", [hash])
  await client.end()
}

let serial = 0

/** Submits this many while the carrier polls and acknowledges, and measures how long each took.
 * @param {Run} run
 * @param {{ url: string, port: number, pace: Pace | undefined, count: number }} plan
 * @returns {Promise<Taken>} */
async function measureOnce({ signal }, { url, port, pace, count }) {
  const first = serial
  serial += count
  /** @type {Map<string, number>} */
  const committedAt = new Map()
  const arriving = pollUntil(port, count, signal)
  const startedAt = performance.now()
  let next = 0
  const writers = Array.from({ length: WRITERS }, async () => {
    const client = await connect(url, 'bench writer')
    for (let at = next++; at < count; at = next++) {
      if (pace?.perSecond) await pause(Math.max(0, startedAt + (at * 1000) / pace.perSecond - performance.now()))
      const key = `FW${String(first + at).padStart(8, '0')}`
      committedAt.set(key, await handIn(client, key))
    }
    await client.end()
  })
  await Promise.all(writers)
  const arrived = await arriving
  const seconds = [...committedAt].map(([key, from]) => ((arrived.get(key) ?? Number.NaN) - from) / 1000)
  if (seconds.some(Number.isNaN)) throw new Error('some submissions did not arrive')
  const sorted = seconds.sort((one, other) => one - other)
  const figure = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const tookS = (Math.max(...arrived.values()) - startedAt) / 1000
  return { p50: figure(0.5), p99: figure(0.99), longest: figure(1), perSecond: count / tookS }
}

/** One transaction; the time is taken just before its commit, so nothing looks faster than it is.
 * @param {Client} client
 * @param {string} key */
async function handIn(client, key) {
  const payload = JSON.stringify({ ediRef: key, version: 1, kind: 'submission', document: DOCUMENT })
  await client.query('begin')
  await client.query(PUT_OUT[0] ?? '', [key])
  await client.query(PUT_OUT[1] ?? '', [key, payload])
  await client.query(PUT_OUT[2] ?? '')
  const at = performance.now()
  await client.query('commit')
  return at
}

/** A call that ends with the run. It has a signal of its own, because `fetch` leaves a listener at each signal until its
 * garbage is collected: at one signal for all calls they become thousands.
 * @param {string} url
 * @param {RequestInit} how
 * @param {AbortSignal} signal */
async function ask(url, how, signal) {
  const own = new AbortController()
  const end = () => own.abort(signal.reason)
  signal.throwIfAborted()
  signal.addEventListener('abort', end)
  try {
    return await fetch(url, { ...how, signal: own.signal })
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** The carrier: one poll after another, each acknowledged before the next.
 * @param {number} port
 * @param {number} count
 * @param {AbortSignal} signal */
async function pollUntil(port, count, signal) {
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
  const outbox = `http://127.0.0.1:${port}/carrier/v1/outbox`
  /** @type {Map<string, number>} */
  const arrived = new Map()
  while (arrived.size < count) {
    const reply = await ask(`${outbox}?wait=20`, { headers }, signal)
    const { entries } = /** @type {{ entries: { id: string, key: string }[] }} */ (await reply.json())
    const at = performance.now()
    if (entries.length === 0) throw new Error('the outbox stays empty')
    for (const { key } of entries) arrived.set(key, at)
    const body = JSON.stringify({ entries: entries.map(({ id }) => ({ id, outcome: 'taken' })) })
    const said = await ask(`${outbox}/acknowledge`, { method: 'POST', headers, body }, signal)
    if (!said.ok) throw new Error(`the acknowledgement was not taken: ${await said.text()}`)
    await said.arrayBuffer()
  }
  return arrived
}

/** @param {Map<Pace, Taken[]>} timings
 * @param {number} count
 * @param {Run} run
 * @returns {import('../load/verdict.mjs').Section} */
function report(timings, count, run) {
  const goals = [...timings].map(([{ name }, rounds]) =>
    atMost(`${count} submissions, ${name}: p99 in seconds from commit`, spread(rounds.map(({ p99 }) => p99)), LIMIT_S),
  )
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  const row = ([/** @type {Pace} */ { name }, /** @type {Taken[]} */ rounds]) => [
    name,
    formatSpread(spread(rounds.map(({ perSecond }) => perSecond))),
    formatSpread(spread(rounds.map(({ p50 }) => p50))),
    formatSpread(spread(rounds.map(({ p99 }) => p99))),
    formatSpread(spread(rounds.map(({ longest }) => longest))),
  ]
  return {
    title: 'Submissions to a polling carrier',
    text: [
      `${count.toLocaleString('en')} submissions by ${WRITERS} writers, each a transaction of its own, while one carrier polls with \`wait\`, ` +
        'acknowledges what it got and polls again.',
    ],
    tables: [
      {
        columns: ['handed in', 'delivered/s', 'median s', 'p99 s', 'longest s'],
        rows: [...timings].map((one) => row(/** @type {[Pace, Taken[]]} */ (one))),
      },
    ],
    goals,
  }
}
