import { afterAll, beforeAll, expect, it } from 'vitest'
import * as lines from './features/carrier/carrier-lines.fixture.ts'
import { findThings } from './features/home/find.repository.ts'
import * as home from './features/home/home.repository.ts'
import * as cargo from './features/tracking/cargo/cargo.repository.ts'
import { localJourney } from './features/tracking/cargo/journey.fixture.ts'
import * as shared from './features/tracking/cargo/shared-cargo.repository.ts'
import { workOff } from './features/tracking/estimates/estimate.fixture.ts'
import type { Database } from './platform/database/database.ts'
import { type Portal, startPortal } from './platform/testing.ts'
import type { PersonViewer } from './platform/viewer.ts'

interface Query {
  text: string
  values: unknown[]
}

/** Where the values are not known, constants of the statement alone make a difference, which is less than planning costs. */
const NO_GAIN = 0.98

let portal: Portal
const bookings = ['3104482', '3104483', '3104484', '3104485', '3104486']
const boxOf = (nth: number) => lines.containerNumber(482_913 + nth)
const boxes = bookings.map((_, nth) => boxOf(nth))

beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier(
    'bookings',
    bookings.map((bookingNo) => lines.booking(bookingNo)),
  )
  await portal.carrier(
    'containers',
    bookings.map((bookingNo, nth) => lines.container(bookingNo, boxOf(nth))),
  )
  await portal.carrier(
    'events',
    bookings.flatMap((bookingNo, nth) =>
      localJourney.slice(0, 4).map(({ stage: _, ...move }) => lines.event(bookingNo, boxOf(nth), move)),
    ),
  )
  await workOff(portal)
  await portal.pool.raw.query(
    `insert into booking_request (org_id, customer_reference, document, listed, created_by, saved_by)
     select o.id, 'FIND-' || n, jsonb_build_object('poNumber', 'PO-' || n), '{}', 'test', 'test'
       from generate_series(1, 3000) n cross join (select id from organisation limit 1) o`,
  )
  await portal.pool.raw.query('analyze')
})
afterAll(() => portal.stop())

/** Of one organisation more at each call. */
const person = (nth: number): PersonViewer => ({
  ...{ kind: 'person', actor: 'a', subject: 'a', username: 'a', webId: 'W1', language: 'en', isWebIdRefused: false },
  ...{ accountId: crypto.randomUUID(), sessionId: crypto.randomUUID(), managedIds: [], groups: ['TD', 'BR', 'BD'] },
  organisationIds: Array.from({ length: 1 + nth }, () => crypto.randomUUID()),
})
const scope = (nth: number) => ({ organisationIds: person(nth).organisationIds, salesRep: null })
const search = (numbers: string[]) => ({ numbers, unknownCode: 'CS0001', oldCode: 'CS0006', silentMinutes: 15 })
const detail = (nth: number) => ({ bookingNo: bookings[nth % 5] ?? '', containerNo: boxOf(nth % 5), silentMinutes: 15 })
const some = (numbers: string[], nth: number) => numbers.slice(0, 1 + (nth % 5))
const bills = bookings.map((bookingNo) => `FWYS${bookingNo}01`)

const hot: [string, (db: Database, nth: number) => Promise<unknown>][] = [
  ['a guest’s search', (db, nth) => cargo.searchPublic(db, 'container', search(some(boxes, nth)))],
  ['the same by booking', (db, nth) => cargo.searchPublic(db, 'booking', search(some(bookings, nth)))],
  ['the same by B/L', (db, nth) => cargo.searchPublic(db, 'bl', search(some(bills, nth)))],
  [
    'the same by numbers of all kinds',
    (db, nth) => cargo.searchPublic(db, 'any', search([...some(boxes, nth), ...some(bookings, nth)])),
  ],
  ['a guest’s page of a container', (db, nth) => cargo.getPublic(db, detail(nth))],
  ['a search', (db, nth) => cargo.search(db, person(nth), 'container', search(some(boxes, nth)))],
  ['a page of a container', (db, nth) => cargo.get(db, person(nth), detail(nth))],
  [
    'the list of a shared link',
    (db, nth) =>
      shared.listSharedContainers(db, scope(nth), { by: 'booking', numbers: some(bookings, nth), silentMinutes: 15 }),
  ],
  ['the page of a shared link', (db, nth) => shared.getSharedContainer(db, scope(nth), detail(nth))],
  ['the Home Page', (db, nth) => home.read(db, person(nth), { watch: 'own/x', zone: 'UTC' })],
  [
    'the palette',
    (db, nth) => findThings(db, person(nth), { text: `${nth}A`, kinds: ['reference', 'po', 'ediRef', 'vessel'] }),
  ],
]

/** The one statement that is asked, instead of its answer. */
async function statementOf(ask: (db: Database, nth: number) => Promise<unknown>, nth: number) {
  const statements: Query[] = []
  const note = async (...args: unknown[]) => {
    statements.push(args.at(-1) as Query) // the last argument of all of them
    return undefined
  }
  const noting = { many: note, find: note, one: note, document: note, namedDocument: note, run: note }
  await ask(noting as unknown as Database, nth)
  const [statement] = statements
  if (!statement || statements.length > 1) throw new Error(`one statement was expected, not ${statements.length}`)
  return statement
}

const literal = (value: unknown) =>
  value === null ? 'null' : `'${Array.isArray(value) ? `{${value.map((one) => `"${one}"`).join()}}` : value}'`

/** What PostgreSQL expects a statement to cost where it plans for any values, and where it plans for these. */
async function costsOf({ text, values }: Query) {
  const client = await portal.pool.raw.connect()
  try {
    await client.query(`begin; prepare asked as ${text}`)
    const costWith = async (mode: string) => {
      await client.query(`set local plan_cache_mode = ${mode}`)
      const { rows } = await client.query(`explain (format json) execute asked(${values.map(literal).join()})`)
      return rows[0]['QUERY PLAN'][0].Plan['Total Cost'] as number
    }
    return { forAny: await costWith('force_generic_plan'), forThese: await costWith('force_custom_plan') }
  } finally {
    await client.query('rollback; deallocate all')
    client.release(true) // the driver does not know that its statements are gone
  }
}

// it plans anew at each call where that promises a gain, although planning takes longer than these calls do
it.each(hot)('PostgreSQL keeps its plan of %s, whatever is asked for', async (_name, ask) => {
  for (const nth of [0, 1, 4]) {
    const { forAny, forThese } = await costsOf(await statementOf(ask, nth))
    expect(forThese / forAny).toBeGreaterThan(NO_GAIN)
  }
})
