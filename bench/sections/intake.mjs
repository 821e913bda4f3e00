// @ts-check
// Incoming events: through the carrier API with everything that it does, and straight into the same tables.
import { createHash, randomUUID } from 'node:crypto'
import { connect } from '../../tools/postgres/owner.mjs'
import { makeBatches } from '../cargo/batches.mjs'
import { at, nameOf } from '../cargo/databases.mjs'
import { fillIn, placeholders } from '../cargo/floor-server.mjs'
import { readStatements } from '../cargo/product.mjs'
import { spentBy, spentByChildren } from '../load/processor-time.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { spread } from '../load/slices.mjs'
import { atLeast, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../cargo/batches.mjs').Batch} Batch */
/** @typedef {{ ms: number, nodeMs: number, postgresMs: number }} Taken */

const LIMIT = 0.5
const WARM_UP = { quick: 1, whole: 2 }
/** Batches that each follow a checkpoint: PostgreSQL then logs every page whole that is changed for the first time. */
const CHECKPOINTED = { quick: 1, whole: 3 }
const KEY = 'fwk_bench_00000000000000000000000000000000'
const VARIANTS = /** @type {const} */ (['floor', 'fairway'])

/** Two copies of the same data grow by the same events, batch by batch in turn, so both stay equally large.
 * @param {import('../run.mjs').Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureIntake(run) {
  const { postgres, signal } = run
  const containers = run.sizes.at(-2) ?? run.largest
  const [warmUp, last] = [run.amountOf(WARM_UP), run.amountOf(CHECKPOINTED)]
  const admin = await connect(postgres.superUrl, 'bench')
  const drop = () =>
    admin
      .query('drop database if exists intake_floor with (force)')
      .then(() => admin.query('drop database if exists intake_fairway with (force)'))
  try {
    await drop()
    for (const variant of VARIANTS)
      await admin.query(
        `create database intake_${variant} template ${nameOf(containers)} owner fairway strategy file_copy`,
      )
    const [floorUrl, fairwayUrl] = VARIANTS.map((variant) => at(postgres.appUrl, `intake_${variant}`))
    await admitCarrier(at(postgres.superUrl, 'intake_fairway'))
    const batches = await makeBatches(floorUrl, containers, warmUp + run.batches + last)
    return await withServers([portal(fairwayUrl)], { logFolder: run.folder, signal }, async ([server]) => {
      const straight = await openStraight(floorUrl)
      try {
        const send = { floor: straight.send, fairway: throughCarrierApi(server.port) }
        const inTurn = (/** @type {Batch[]} */ some, prepare = async () => {}) =>
          sendInTurn(some, { send, prepare, pids: { floor: process.pid, fairway: server.pid }, run })
        await inTurn(batches.slice(0, warmUp))
        const timings = await inTurn(batches.slice(warmUp, -last))
        const checkpointed = await inTurn(batches.slice(-last), async () => {
          await admin.query('checkpoint')
        })
        await compareDatabases(floorUrl, fairwayUrl)
        return report({ timings, checkpointed }, { containers, events: batches[0]?.lines.length ?? 0, run })
      } finally {
        await straight.end()
      }
    })
  } finally {
    await drop()
    await admin.end()
  }
}

/** @typedef {Record<'floor' | 'fairway', Taken[]>} Timings */

/** @param {Batch[]} batches
 * @param {{ send: Record<'floor' | 'fairway', (batch: Batch) => Promise<void>>, prepare: () => Promise<void>,
 *   pids: Record<'floor' | 'fairway', number>, run: import('../run.mjs').Run }} options */
async function sendInTurn(batches, { send, prepare, pids, run }) {
  /** @type {Timings} */
  const timings = { floor: [], fairway: [] }
  for (const [index, batch] of batches.entries())
    for (const variant of index % 2 ? VARIANTS : [...VARIANTS].reverse()) {
      run.signal.throwIfAborted()
      await prepare()
      const who = { pid: pids[variant], postmaster: run.postgres.pid }
      timings[variant].push(await time(() => send[variant](batch), who))
    }
  return timings
}

/** @param {() => Promise<void>} work
 * @param {{ pid: number, postmaster: number }} who
 * @returns {Promise<Taken>} */
async function time(work, { pid, postmaster }) {
  const [node, postgres, startedAt] = [spentBy(pid), spentByChildren(postmaster), performance.now()]
  await work()
  const ms = performance.now() - startedAt
  return { ms, nodeMs: spentBy(pid) - node, postgresMs: spentByChildren(postmaster) - postgres }
}

/** @param {string} url */
async function admitCarrier(url) {
  const client = await connect(url, 'bench')
  await client.query("insert into api_key (name, hash, scopes) values ('bench', $1, array['tracking'])", [
    createHash('sha256').update(KEY).digest(),
  ])
  await client.end()
}

/** @param {number} port
 * @returns {(batch: Batch) => Promise<void>} */
const throughCarrierApi = (port) => async (batch) => {
  const reply = await fetch(`http://127.0.0.1:${port}/carrier/v1/events`, {
    method: 'POST',
    body: batch.ndjson,
    headers: {
      'content-type': 'application/x-ndjson',
      authorization: `Bearer ${KEY}`,
      'idempotency-key': randomUUID(),
    },
  })
  const text = await reply.text()
  if (!reply.ok || JSON.parse(text).accepted !== batch.lines.length)
    throw new Error(`the batch was not taken: ${text.slice(0, 500)}`)
}

/** The minimum for the same events: one insert, the same statement for the stages, one transaction.
 * @param {string} url */
async function openStraight(url) {
  const { recompute } = await readStatements()
  const client = await connect(url, 'bench floor')
  return {
    end: () => client.end(),
    send: async (/** @type {Batch} */ batch) => {
      await client.query('begin')
      const { rows } = await client.query({ name: 'insert', text: INSERT, values: [batch.json] })
      const ids = [...new Set(rows.map((row) => row.container_id))]
      await client.query({
        name: 'recompute',
        text: recompute.text,
        values: fillIn(recompute, { [placeholders.ids]: ids }),
      })
      await client.query('commit')
      if (rows.length !== batch.lines.length)
        throw new Error(`${rows.length} of ${batch.lines.length} events were inserted`)
    },
  }
}

const INSERT = `
  insert into container_event (container_id, ref, revision, withdrawn, kind, classifier, occurred_at, location_code, load, mode, vvd)
  select c.id, g.ref, 0, false, g.kind, 'actual', g."occurredAt", g.location, g.load, g.mode, g.vvd
    from jsonb_to_recordset($1::jsonb) as g(ref text, "bookingNo" text, "containerNo" text, kind text, "occurredAt" timestamptz,
         location text, load text, mode text, vvd text)
    join booking b on b.booking_no = g."bookingNo"
    join container c on c.booking_id = b.id and c.container_no = g."containerNo"
  returning container_id`

/** Both ways must end with the same events and the same stages.
 * @param {string[]} urls */
async function compareDatabases(...urls) {
  const [one, other] = await Promise.all(
    urls.map(async (url) => {
      const client = await connect(url, 'bench')
      const { rows } = await client.query(`
        select (select count(*) from container_event) as events,
               (select md5(string_agg(concat_ws('|', c.id, c.stage, c.hold_mask, c.terminal_word, e.ref, c.last_moved_at), ',' order by c.id))
                  from container c left join container_event e on e.id = c.last_event_id) as stages`)
      await client.end()
      return JSON.stringify(rows[0])
    }),
  )
  if (one !== other) throw new Error(`the two ways did not lead to the same: ${one} ${other}`)
}

/** @param {Record<'timings' | 'checkpointed', Timings>} taken
 * @param {{ containers: number, events: number, run: import('../run.mjs').Run }} about */
function report({ timings: { floor, fairway }, checkpointed }, { containers, events, run }) {
  const ratio = spread(floor.map(({ ms }, index) => ms / (fairway[index]?.ms ?? Number.NaN)))
  const goals = [atLeast('events in: of the floor’s events per second', ratio, LIMIT)]
  run.say(`  ${goals[0]?.title}: ${goals[0]?.said}`)
  const row = (/** @type {string} */ name, /** @type {Taken[]} */ some) => [
    name,
    formatSpread(spread(some.map(({ ms }) => (events * 1000) / ms))),
    formatSpread(spread(some.map(({ ms }) => ms))),
    formatSpread(spread(some.map(({ nodeMs }) => nodeMs))),
    formatSpread(spread(some.map(({ postgresMs }) => postgresMs))),
  ]
  return {
    title: 'Events in',
    text: [
      `${floor.length} batches of ${events.toLocaleString('en')} new events of as many boxes each, in turn with the floor, on ${containers.toLocaleString('en')} containers. ` +
        'The floor inserts from jsonb_to_recordset into the same indexed tables and runs the same statement for the stages in one transaction. ' +
        `The last rows are ${checkpointed.floor.length} more, each right after a checkpoint. Both ended with the same events and stages.`,
    ],
    tables: [
      {
        columns: ['way', 'events/s', 'ms/batch', 'node CPU ms/batch', 'PostgreSQL CPU ms/batch'],
        rows: [
          row('floor', floor),
          row('Fairway, /carrier/v1/events', fairway),
          row('floor, after a checkpoint', checkpointed.floor),
          row('Fairway, after a checkpoint', checkpointed.fairway),
        ],
      },
    ],
    goals,
  }
}
