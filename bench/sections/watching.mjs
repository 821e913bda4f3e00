// @ts-check
// Events of the carrier against what people watch: how long until they are told, and what noting it costs the intake.
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../tools/postgres/owner.mjs'
import { makeBatches } from '../cargo/batches.mjs'
import { at, nameOf } from '../cargo/databases.mjs'
import { readRuleKinds } from '../cargo/product.mjs'
import { addWatchers } from '../cargo/watchers.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { spread } from '../load/slices.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { atLeast, atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('pg').Client} Client */
/** @typedef {{ p50: number, p99: number, longest: number, told: number }} Lag in seconds */
/** @typedef {{ ref: string, kind: string }} Line */

const LIMITS = { lagSeconds: 2, ofBefore: 0.9 }
const EVENTS_PER_MINUTE = 10_000
/** Each watches ten containers, so that about one watches each container. */
const PEOPLE = { quick: 1_000, whole: 10_000 }
/** The carrier sends what happened every second. */
const CALLS = { each: Math.round(EVENTS_PER_MINUTE / 60), everyMs: 1000, count: { quick: 5, whole: 15 } }
const callsOf = (/** @type {Run} */ run) => run.amountOf(CALLS.count)
const LOOK_MS = 20
const LEFT_BEHIND_S = 60
const WARM_UP = 1
const KEY = 'fwk_bench_00000000000000000000000000000000'
const VARIANTS = /** @type {const} */ (['before', 'watched'])

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureWatching(run) {
  const { postgres, signal } = run
  const containers = run.sizes.at(-2) ?? run.largest
  const admin = await connect(postgres.superUrl, 'bench')
  const drop = async () => {
    for (const variant of VARIANTS) await admin.query(`drop database if exists watching_${variant} with (force)`)
  }
  try {
    const copy = async () => {
      await drop()
      for (const variant of VARIANTS)
        await admin.query(
          `create database watching_${variant} template ${nameOf(containers)} owner fairway strategy file_copy`,
        )
    }
    await takingTime('making data', copy)
    const [beforeUrl, watchedUrl] = VARIANTS.map((variant) => at(postgres.superUrl, `watching_${variant}`))
    if (!beforeUrl || !watchedUrl) throw new Error('there is no database')
    for (const url of [beforeUrl, watchedUrl]) await admitCarrier(url)
    await noteNothing(beforeUrl)
    const ruleKinds = await readRuleKinds()
    const people = run.amountOf(PEOPLE)
    const made = await takingTime('making data', () => addWatchers(watchedUrl, people, ruleKinds))
    const pacedLines = CALLS.each * callsOf(run)
    const paced = Math.ceil((pacedLines * run.pacedRounds) / 5000)
    const batches = await makeBatches(beforeUrl, containers, WARM_UP + run.batches + paced)
    const launches = VARIANTS.map((variant) => portal(at(postgres.appUrl, `watching_${variant}`), variant))
    return await withServers(launches, { logFolder: run.folder, signal }, async ([before, watched]) => {
      if (!before || !watched) throw new Error('there is no server')
      const client = await connect(watchedUrl, 'bench')
      try {
        const ratio = await compareIntake(run, client, {
          batches: batches.slice(0, WARM_UP + run.batches),
          send: { before: callerOf(before.port), watched: callerOf(watched.port) },
        })
        await compareEvents(beforeUrl, watchedUrl)
        const lines = /** @type {Line[]} */ (batches.slice(WARM_UP + run.batches).flatMap((batch) => batch.lines))
        /** @type {Lag[]} */
        const lags = []
        for (let round = 0; round < run.pacedRounds; round++) {
          signal.throwIfAborted()
          const some = lines.slice(round * pacedLines, (round + 1) * pacedLines)
          lags.push(await measureLag(client, callerOf(watched.port), some))
        }
        return report({ ratio, lags, containers, people, ...made, run })
      } finally {
        await client.end()
      }
    })
  } finally {
    await drop()
    await admin.end()
  }
}

/** @param {string} url */
async function admitCarrier(url) {
  const client = await connect(url, 'bench')
  await client.query("insert into api_key (name, hash, scopes) values ('bench', $1, array['tracking'])", [
    createHash('sha256').update(KEY).digest(),
  ])
  await client.end()
}

/** As it was before people could watch: nothing is noted for them. The rule has a condition, because one without would
 * leave out the whole statement, which saves the events as well.
 * @param {string} url */
async function noteNothing(url) {
  const client = await connect(url, 'bench')
  await client.query('create rule nothing as on insert to watch_event where true do instead nothing')
  await client.end()
}

/** @param {number} port
 * @returns {(lines: object[]) => Promise<number>} milliseconds */
const callerOf = (port) => async (lines) => {
  const startedAt = performance.now()
  const reply = await fetch(`http://127.0.0.1:${port}/carrier/v1/events`, {
    method: 'POST',
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    headers: {
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${KEY}`,
      'idempotency-key': randomUUID(),
    },
  })
  const text = await reply.text()
  if (!reply.ok || JSON.parse(text).accepted !== lines.length)
    throw new Error(`the events were not taken: ${text.slice(0, 500)}`)
  return performance.now() - startedAt
}

/** The same batches in turn into both; everybody is told before the next one.
 * @param {Run} run
 * @param {Client} client
 * @param {{ batches: import('../cargo/batches.mjs').Batch[], send: Record<'before' | 'watched', (lines: object[]) => Promise<number>> }} plan */
async function compareIntake({ signal }, client, { batches, send }) {
  const ratio = []
  for (const [index, batch] of batches.entries()) {
    signal.throwIfAborted()
    /** @type {Record<string, number>} */
    const ms = {}
    for (const variant of index % 2 ? VARIANTS : [...VARIANTS].reverse()) {
      ms[variant] = await send[variant](batch.lines)
      await untilAllAreTold(client)
    }
    if (index >= WARM_UP) ratio.push((ms.before ?? Number.NaN) / (ms.watched ?? Number.NaN))
  }
  return spread(ratio)
}

/** Both must have saved the same events, or one of them was quick because it left work out.
 * @param {string[]} urls */
async function compareEvents(...urls) {
  const counts = await Promise.all(
    urls.map(async (url) => {
      const client = await connect(url, 'bench')
      const { rows } = await client.query('select count(*)::int as events from container_event')
      await client.end()
      return rows[0].events
    }),
  )
  if (new Set(counts).size > 1) throw new Error(`the portals did not save the same events: ${counts.join(', ')}`)
}

/** @param {Client} client */
async function untilAllAreTold(client) {
  const deadline = performance.now() + LEFT_BEHIND_S * 1000
  while (performance.now() < deadline) {
    const { rows } = await client.query('select from watch_event limit 1')
    if (rows.length === 0) return
    await pause(LOOK_MS)
  }
  throw new Error(`after ${LEFT_BEHIND_S} s there are still events of which nobody was told`)
}

/** Sends events as the carrier does, second by second, and looks all the time who was told of what.
 * @param {Client} client
 * @param {(lines: object[]) => Promise<number>} send
 * @param {Line[]} lines
 * @returns {Promise<Lag>} */
async function measureLag(client, send, lines) {
  const sentAt = new Map()
  const { rows } = await client.query('select coalesce(max(id), 0)::int as id from watch_told')
  const sending = sendPaced(send, lines, sentAt)
  /** @type {number[]} */
  const lags = []
  let last = rows[0].id
  const look = async () => {
    const { rows: told } = await client.query('select id::int, key from watch_told where id > $1 order by id', [last])
    const now = performance.now()
    for (const { id, key } of told) {
      last = id
      const from = sentAt.get(String(key).replace(/^milestone /, ''))
      if (from !== undefined) lags.push((now - from) / 1000)
    }
  }
  let isSending = true
  const sent = sending.finally(() => {
    isSending = false
  })
  while (isSending) {
    await look()
    await pause(LOOK_MS)
  }
  await sent
  await untilAllAreTold(client)
  await look()
  const expected = await countWatchers(client, [...sentAt.keys()])
  if (lags.length !== expected) throw new Error(`${lags.length} people were told instead of ${expected}`)
  const sorted = lags.sort((one, other) => one - other)
  const figure = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: figure(0.5), p99: figure(0.99), longest: figure(1), told: sorted.length }
}

/** The time is taken before each call, so nothing looks faster than it is.
 * @param {(lines: object[]) => Promise<number>} send
 * @param {Line[]} lines
 * @param {Map<string, number>} sentAt */
async function sendPaced(send, lines, sentAt) {
  const startedAt = performance.now()
  for (let call = 0; call * CALLS.each < lines.length; call++) {
    await pause(Math.max(0, startedAt + call * CALLS.everyMs - performance.now()))
    const some = lines.slice(call * CALLS.each, (call + 1) * CALLS.each)
    const now = performance.now()
    for (const { ref, kind } of some) if (kind !== 'available') sentAt.set(ref, now)
    await send(some)
  }
}

/** How many people watch the containers of these events.
 * @param {Client} client
 * @param {string[]} refs */
async function countWatchers(client, refs) {
  const { rows } = await client.query(
    'select count(*)::int as count from container_event e join watch w on w.container_id = e.container_id where e.ref = any($1)',
    [refs],
  )
  return rows[0].count
}

/** @param {{ ratio: import('../load/verdict.mjs').Spread, lags: Lag[], containers: number, people: number, watches: number, rules: number, run: Run }} measured */
function report({ ratio, lags, containers, people, watches, rules, run }) {
  const goals = [
    atMost('from the event to the notification, p99, s', spread(lags.map(({ p99 }) => p99)), LIMITS.lagSeconds),
    atLeast('events in, of those before anybody could watch', ratio, LIMITS.ofBefore),
  ]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  const row = (/** @type {string} */ name, /** @type {(lag: Lag) => number} */ figure) => [
    name,
    formatSpread(spread(lags.map(figure))),
  ]
  return {
    title: 'Watching',
    text: [
      `${people.toLocaleString('en')} people with ${rules.toLocaleString('en')} rules watch ${watches.toLocaleString('en')} times one of ${containers.toLocaleString('en')} containers. ` +
        `The carrier sends ${EVENTS_PER_MINUTE.toLocaleString('en')} events a minute, a call each second; measured is from the beginning of the call until the notification can be read, ` +
        'and that everybody was told who had to be. The intake is compared with a portal that notes nothing for people who watch, in batches of 5,000 in turn.',
    ],
    tables: [
      {
        columns: ['from the event to the notification', 'seconds'],
        rows: [row('median', ({ p50 }) => p50), row('p99', ({ p99 }) => p99), row('longest', ({ longest }) => longest)],
      },
      {
        columns: ['told', `notifications in ${callsOf(run)} s`],
        rows: [row('of what they watch', ({ told }) => told)],
      },
    ],
    goals,
  }
}
