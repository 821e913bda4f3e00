import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'

let portal: Portal
const NOW = '2026-11-15T00:00:00Z'
const BOOKING = '3100001'
const BILL = 'FWYL310000101'
const BOX = lines.containerNumber(1)

beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking(BOOKING, { bills: [BILL] })])
  await portal.carrier('containers', [lines.container(BOOKING, BOX)])
  await portal.carrier('bills', [bill(1, { status: 'Rated' })])
})
afterAll(() => portal.stop())

const bill = (revision: number, more: object) => ({
  blNo: BILL,
  bookingNo: BOOKING,
  type: 'OBL',
  statedAt: NOW,
  revision,
  ...more,
})
const billed = { status: 'Billed', billedAt: NOW, release: 'OBL' }
const booking = (revision: number) => lines.booking(BOOKING, { bills: [BILL], commodity: 'Lamps', revision })
const container = (revision: number) => lines.container(BOOKING, BOX, { removed: true, revision })

const readActivity = async () =>
  (await portal.pool.raw.query('select kind, about from booking_story order by id')).rows.map(
    ({ kind, about }) => `${kind} ${about}`,
  )
const waiting = async () =>
  (
    await portal.pool.raw.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rowCount

/** Sends batches that all begin while somebody else holds what they are about, so that none of them is first. */
async function atOnce(path: string, batches: object[]) {
  const holder = new pg.Client({ connectionString: portal.databaseUrl })
  await holder.connect()
  await holder.query('begin')
  for (const table of ['booking', 'bill', 'container']) await holder.query(`select from ${table} for update`)
  const sent = batches.map((line) => portal.carrier(path, [line]))
  await expect.poll(waiting).toBe(batches.length)
  await holder.query('commit')
  await holder.end()
  for (const reply of await Promise.all(sent)) expect(reply.json).toMatchObject({ rejected: [] })
}

it.each([
  ['bills', [bill(2, billed), bill(3, billed), bill(4, billed)], [`billed ${BILL}`, `released ${BILL} OBL`]],
  ['bookings', [booking(2), booking(3), booking(4)], ['bookingChanged commodity']],
  ['containers', [container(2), container(3), container(4)], [`boxRemoved ${BOX}`]],
])('of %s that are told by several batches at once the story has one line each', async (path, batches, expected) => {
  const before = await readActivity()
  await atOnce(path, batches)
  expect((await readActivity()).slice(before.length)).toEqual(expected)
})
