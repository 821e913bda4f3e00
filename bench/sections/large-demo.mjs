// @ts-check
// The large demo, loaded by `npm start`: the calls of guests beside their floors, and what its shipper waits for.
import fs from 'node:fs'
import path from 'node:path'
import { connect } from '../../tools/postgres/owner.mjs'
import { findDemoSecret } from '../../tools/start/secrets.mjs'
import { at } from '../cargo/databases.mjs'
import { writeKeys } from '../cargo/keys.mjs'
import { openSession } from '../cargo/people.mjs'
import { migrate } from '../cargo/product.mjs'
import { portal, withServers } from '../load/servers.mjs'
import { figureOf } from '../load/slices.mjs'
import { atMost, formatSpread } from '../load/verdict.mjs'
import { measurePublicCalls } from './public-calls.mjs'

/** @typedef {import('../run.mjs').Run} Run */
/** @typedef {import('../load/slices.mjs').Slice} Slice */
/** @typedef {{ title: string, calls: (string | { path: string, body: string })[], limit?: number }} Screen */

const SHIPPER = 'shipper@fairway.test'
const HOME_LIMIT = 400
const LIST_LIMIT = 300
const NUMBERS = 500
/** A slice is long enough for some of the slowest answers; thirteen screens are asked in turn for two minutes. */
const SLICES = { rounds: 5, ms: 1500, warmUp: 5, connections: 1 }
const openStages = ['Booked', 'Empty Pickup', 'At Origin', 'In-Transit', 'Hold', 'At Destination', 'Out-gated']

/** @param {string} path
 * @param {object} criteria */
const post = (path, criteria) => [{ path, body: JSON.stringify(criteria) }]

/** What the shipper's screens ask for; of lists the first one, and one that a card or a view leads to.
 * @param {{ search: string[], detail: string[] }} own calls for the shipper's containers
 * @returns {Screen[]} */
const screensOf = ({ search, detail }) => [
  { title: 'own search of 5 numbers', calls: search },
  { title: 'own page of a container', calls: detail },
  { title: 'Home Page', calls: ['/api/home'], limit: HOME_LIMIT },
  { title: 'containers: cards', calls: post('/api/cargo/dashboard', { stages: openStages }), limit: LIST_LIMIT },
  {
    title: 'containers: what is open',
    calls: post('/api/cargo/containers', { stages: openStages }),
    limit: LIST_LIMIT,
  },
  { title: 'containers: on hold', calls: post('/api/cargo/containers', { stages: ['Hold'] }), limit: LIST_LIMIT },
  { title: 'bookings: cards', calls: post('/api/bookings/dashboard', {}), limit: LIST_LIMIT },
  { title: 'bookings: all', calls: post('/api/bookings/list', {}), limit: LIST_LIMIT },
  {
    title: 'bookings: papers due',
    calls: post('/api/bookings/list', { concerns: ['siDue', 'vgmDue'] }),
    limit: LIST_LIMIT,
  },
  { title: 'bills: cards', calls: post('/api/billing/dashboard', {}), limit: LIST_LIMIT },
  { title: 'bills: all', calls: post('/api/billing/search', {}), limit: LIST_LIMIT },
  { title: 'bills: to pay', calls: post('/api/billing/search', { concerns: ['toPay'] }), limit: LIST_LIMIT },
  { title: 'palette', calls: ['/api/find?q=FW-0'] },
]

/** What is in the database, and some containers of the shipper. @param {string} url */
async function look(url) {
  const client = await connect(url, 'bench large demo')
  try {
    const { rows: counted } = await client.query(
      `select (select count(*)::int from container) as containers, (select count(*)::int from container_event) as events,
              (select count(*)::int from booking) as bookings, (select count(*)::int from bill) as bills, (select max(id) from container) as highest`,
    )
    const { rows: own } = await client.query(
      `select c.container_no, b.booking_no, count(*) over ()::int as containers, (
                select count(distinct p.booking_id)::int from booking_party p join account_organisation m on m.organisation_id = p.org_id
                  join account a on a.id = m.account_id where a.username_key = $1) as bookings
         from container c join booking b on b.id = c.booking_id
        where c.is_out and b.status <> 'Canceled' and exists (
          select from booking_party p join account_organisation m on m.organisation_id = p.org_id join account a on a.id = m.account_id
           where p.booking_id = b.id and a.username_key = $1)
        order by md5(c.container_no) limit $2`,
      [SHIPPER, NUMBERS],
    )
    if (own.length < NUMBERS) throw new Error('this is no large demo: its shipper has too few containers')
    return { ...counted[0], own, ownBookings: own[0].bookings }
  } finally {
    await client.end()
  }
}

/** @param {{ container_no: string, booking_no: string }[]} own */
function ownCalls(own) {
  const numberAt = (/** @type {number} */ at) => own[at % own.length]?.container_no ?? ''
  return {
    search: own.map((_, at) => {
      const q = Array.from({ length: 5 }, (_, nth) => numberAt(at * 7 + nth * 101)).join(',')
      return `/api/cargo/search?${new URLSearchParams({ type: 'container', q })}`
    }),
    detail: own.map(
      ({ booking_no: bookingNo, container_no: containerNo }) =>
        `/api/cargo/detail?${new URLSearchParams({ bookingNo, containerNo })}`,
    ),
  }
}

/** Whether a screen gets its rows, or is told that there are too many.
 * @param {number} port
 * @param {string} headers
 * @param {Screen} screen */
async function answerOf(port, headers, { title, calls: [call = ''] }) {
  const { path, body } = typeof call === 'string' ? { path: call, body: undefined } : call
  const lines = headers.trim().split('\r\n')
  const signedIn = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)))
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body }),
    headers: { 'content-type': 'application/json', ...signedIn },
  })
  const said = await reply.json()
  if (reply.status !== 200 && reply.status !== 422) throw new Error(`${title}: ${reply.status} ${said.errorCode}`)
  return { status: reply.status, said: reply.status === 200 ? String(said.rows ?? '') : `too many (${said.errorCode})` }
}

const COLUMNS = ['what its shipper asks for', 'rows', 'median ms', 'p99 ms', 'node ms/request', 'PostgreSQL ms/request']

/** @param {Run} run
 * @returns {Promise<import('../load/verdict.mjs').Section>} */
export async function measureLargeDemo(run) {
  const { demo, postgres, folder } = run
  if (!demo) throw new Error('no folder with the large demo is named')
  await migrate(postgres.appUrl)
  const superUrl = at(postgres.superUrl, 'fairway')
  const { containers, events, bookings, bills, highest, own, ownBookings } = await look(superUrl)
  const text = (/** @type {number} */ count) => count.toLocaleString('en')
  const keys = await writeKeys(superUrl, Number(highest), folder)
  const secret = findDemoSecret(demo, {}) ?? ''
  const production = portal(postgres.appUrl)
  // a portal in production would switch the demo's accounts off
  const launch = { ...production, env: { ...production.env, FAIRWAY_DEMO: 'large', FAIRWAY_SECRET: secret } }
  const place = { url: postgres.appUrl, launch, containers, keys }
  const guests = await measurePublicCalls(run, { withPeers: false, place })
  return withServers([launch], { logFolder: folder, signal: run.signal }, async ([server]) => {
    if (!server) throw new Error('there is no server')
    const headers = await openSession(superUrl, SHIPPER, secret)
    const rows = []
    const goals = [...guests.goals]
    for (const [nth, screen] of screensOf(ownCalls(own)).entries()) {
      const { status, said } = await answerOf(server.port, headers, screen)
      const file = path.join(folder, `large-demo-${nth}.json`)
      fs.writeFileSync(file, JSON.stringify(screen.calls))
      const variant = { ...server, keys: file, headers, status }
      const slices = await run.caller.measure([variant], SLICES)
      const figure = (/** @type {(slice: Slice) => number} */ of) => figureOf(slices, server.name, of)
      const latency = figure((one) => one.p50)
      const processors = [figure((one) => one.nodeMs), figure((one) => one.postgresMs)].map(formatSpread)
      rows.push([screen.title, said, formatSpread(latency), figure((one) => one.p99).high.toFixed(1), ...processors])
      run.say(`  ${screen.title}: ${formatSpread(latency)} ms`)
      if (screen.limit)
        goals.push(atMost(`${screen.title}, of ${text(ownBookings)} bookings: ms`, latency, screen.limit))
    }
    return {
      title: 'The large demo',
      text: [
        `Loaded by npm start: ${text(containers)} containers, ${text(events)} events, ${text(bookings)} bookings and ${text(bills)} bills. The ` +
          'calls of guests are those of the section ‘Public search and detail’, on this database.',
        `Its shipper has ${text(ownBookings)} bookings. One call at a time, on a portal of the demo without the stand-in of the carrier.`,
        ...guests.text,
      ],
      tables: [...guests.tables, { columns: COLUMNS, rows }],
      goals,
    }
  })
}
