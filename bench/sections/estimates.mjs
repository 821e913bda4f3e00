// @ts-check
// A rule change that moves every open container of a port: the time until all are updated, and its effect on readers.
import { connect } from '../../tools/postgres/owner.mjs'
import { at, nameOf } from '../cargo/databases.mjs'
import { writeKeys } from '../cargo/keys.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { figureOf, spread } from '../load/slices.mjs'
import { takingTime } from '../load/time-taken.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../load/slices.mjs').Slice} Slice */
/** @typedef {import('../load/slices.mjs').Variant} Variant */
/** @typedef {import('pg').Client} Client */
/** @typedef {{ containerCount: number, moved: number, ms: number }} Worked */

const CONTAINERS = 100_000
const LIMIT_S = 60
const READ_LIMIT = 2
const CALLS = /** @type {const} */ (['search', 'detail'])
const DATABASE = 'estimates_fairway'
/** The rules of a port: every day in four windows, for each kind of shipment, for any container and for reefers. */
const USUAL_RULES = `
  insert into eta_rule (is_exception, port_code, shipment, equipment_group, arrival_day, opens, closes, port_days, port_minute, local_days, local_minute, changed_by)
  select false, $1, shipment, equipment, day, window_at * 360, (window_at + 1) * 360 % 1440, 2, 540, 1, 480 + window_at * 60, 'bench'
    from generate_series(1, 7) as day, generate_series(0, 3) as window_at, (values ('LOCAL'), ('IPI')) as s(shipment),
         (values (null), ('reefer')) as e(equipment)`
const EXCEPTION = `
  insert into eta_rule (is_exception, port_code, shipment, first_on, last_on, opens, closes, port_days, port_minute, local_days, local_minute, changed_by)
  select true, $1, shipment, '2000-01-01', '2100-01-01', 0, 0, 4, 600, 3, 600, 'bench' from (values ('LOCAL'), ('IPI')) as s(shipment)`

/** The cargo is copied, since every container of a port is written to. A hundred thousand containers are enough: they are
 * worked off batch by batch, and the largest port has tens of thousands of them.
 * @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureEstimates(run) {
  const { postgres, signal } = run
  const containers = run.sizes.at(-2) ?? run.largest
  const admin = await connect(postgres.superUrl, 'bench')
  const drop = () => admin.query(`drop database if exists ${DATABASE} with (force)`)
  try {
    await drop()
    await takingTime('making data', () =>
      admin.query(`create database ${DATABASE} template ${nameOf(containers)} owner fairway strategy file_copy`),
    )
    const client = await connect(at(postgres.superUrl, DATABASE), 'bench estimates')
    const keys = await writeKeys(at(postgres.superUrl, DATABASE), containers, run.folder)
    const launch = portal(at(postgres.appUrl, DATABASE))
    try {
      return await withServers([launch], { logFolder: run.folder, signal }, async ([server]) => {
        if (!server) throw new Error('there is no server')
        const variants = CALLS.map((call) => ({ ...server, name: call, keys: keys[call] }))
        return report(await measureChange(run, client, variants), containers, run)
      })
    } finally {
      await client.end()
    }
  } finally {
    await drop()
    await admin.end()
  }
}

/** @param {Run} run
 * @param {Client} client
 * @param {Variant[]} variants */
async function measureChange(run, client, variants) {
  const { rows } = await client.query(
    'select pod_code as port from booking group by 1 order by count(*) desc, 1 limit 1',
  )
  const port = rows[0]?.port
  await client.query(USUAL_RULES, [port])
  await change(client, port, async () => undefined)
  await client.query('vacuum (analyze) container')
  const plan = { ...run.plan, warmUp: run.plan.warmUp / 2, connections: 1 }
  const before = await run.caller.measure(variants, plan)
  /** @type {Slice[]} */
  const meanwhile = []
  await client.query(EXCEPTION, [port])
  const worked = await change(client, port, async () => {
    meanwhile.push(...(await run.caller.measure(variants, { ...plan, rounds: 1, warmUp: 0 })))
  })
  return { before, meanwhile, worked }
}

/** Starts a run as saving a rule does, and observes until all containers are updated.
 * @param {Client} client
 * @param {string} port
 * @param {() => Promise<void>} observe
 * @returns {Promise<Worked>} */
async function change(client, port, observe) {
  const startedAt = Date.now()
  const inserted = await client.query(
    `insert into estimate_run (reason, port_code, requested_by) values ('rule', $1, 'bench') returning id`,
    [port],
  )
  await client.query('notify fairway_changes')
  for (;;) {
    await observe()
    const { rows } = await client.query(
      'select total, moved, extract(epoch from finished_at - requested_at) * 1000 as ms from estimate_run where id = $1',
      [inserted.rows[0].id],
    )
    const { total, moved, ms } = rows[0]
    if (ms !== null) return { containerCount: total, moved, ms: Number(ms) }
    if (Date.now() - startedAt > 20 * LIMIT_S * 1000) throw new Error('the estimates do not come to an end')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** @param {{ before: Slice[], meanwhile: Slice[], worked: Worked }} measured
 * @param {number} containers
 * @param {Run} run
 * @returns {import('../load/verdict.mjs').Section} */
function report({ before, meanwhile, worked: { containerCount, moved, ms } }, containers, run) {
  if (moved !== containerCount) throw new Error(`${moved} of ${containerCount} containers were moved`)
  const seconds = (ms / 1000) * (CONTAINERS / containerCount)
  const slower = (/** @type {string} */ call, /** @type {'p50' | 'p99'} */ figure) => {
    const normal = figureOf(before, call, (one) => one[figure]).median
    return spread(meanwhile.filter(({ variant }) => variant === call).map((one) => one[figure] / normal))
  }
  const goals = [
    atMost(`seconds for ${CONTAINERS.toLocaleString('en')} open boxes`, spread([seconds]), LIMIT_S),
    ...CALLS.flatMap((call) => [
      atMost(`${call} meanwhile: median of the normal one`, slower(call, 'p50'), READ_LIMIT),
      atMost(`${call} meanwhile: slowest hundredth of the normal one`, slower(call, 'p99'), READ_LIMIT),
    ]),
  ]
  run.say(goals.map(({ title, said }) => `  ${title}: ${said}`).join('\n'))
  const row = (/** @type {string} */ call, /** @type {string} */ when, /** @type {Slice[]} */ slices) => [
    `${call}, ${when}`,
    formatSpread(figureOf(slices, call, (one) => one.p50)),
    formatSpread(figureOf(slices, call, (one) => one.p99)),
  ]
  return {
    title: 'Estimates after a rule changed',
    text: [
      `An exception is saved that moves all ${containerCount.toLocaleString('en')} open boxes of a port with 112 rules, among ${containers.toLocaleString('en')} ` +
        `containers. The server worked it off in ${(ms / 1000).toFixed(1)} s, history, live pages and rests for readers included, while one reader after ` +
        'another asked as before.',
    ],
    tables: [
      {
        columns: ['read', 'median latency ms', 'p99 ms'],
        rows: CALLS.flatMap((call) => [row(call, 'normal', before), row(call, 'meanwhile', meanwhile)]),
      },
    ],
    goals,
  }
}
