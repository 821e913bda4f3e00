import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BookingPerson, signInForRequests } from './fixtures/supervisor/booking-person.ts'
import { startWholePortal, type WholePortal } from './fixtures/supervisor/portal.ts'
import { childrenOf } from './fixtures/supervisor/processes.ts'
import { until } from './fixtures/supervisor/project.ts'

const WRITERS = 8
/** A pause between two requests, so that the writers leave time to others on the machine. */
const BREATH_MS = 100
/** This many further requests are acknowledged before the next kill, so that each happens among writes. */
const BETWEEN_DEATHS = 10
/** Server and database are killed in turns, this often together. */
const DEATHS = Number(process.env.FAIRWAY_TEST_DEATHS ?? 4)
// generous, because the machine may be busy: these only end a portal that hangs
const LIMIT_PER_DEATH_MS = 180_000
const START_LIMIT_MS = 400_000
const BACK_WITHIN_MS = 170_000

const NAMES = ['shipper', 'rival', 'forwarder']
/** Everything that a booking request needs of the demo is loaded; its cargo is not awaited. */
const LOADED = `
  select from carrier_intake where heard_at is not null and exists (select from port_call) and ${NAMES.length} =
    (select count(*) from account_organisation member join account on account.id = member.account_id
      where split_part(username, '@', 1) in ('${NAMES.join("', '")}'))`

let portal: WholePortal
let people: BookingPerson[]
beforeAll(async () => {
  portal = await startWholePortal()
  const gates = await until('gates runs', () => portal.pidOf('gates'), START_LIMIT_MS)
  await until('the carrier told of ships and listens', async () => (await ask(LOADED)).length > 0, START_LIMIT_MS)
  people = await Promise.all(NAMES.map((name) => signInForRequests(portal.url, name)))
  process.kill(gates, 'SIGSTOP') // it has sent what is needed, and must not decide anything from here on
}, 2 * START_LIMIT_MS)
afterAll(() => portal.remove())

async function ask(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(portal.databaseUrl())
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** What a person was told of a submitted request. */
interface Acknowledged {
  reference: string
  ediRef: string
  version: number
  commodity: string
}

/** Takes a request from draft to submission. An amended one is changed once more, and each of its writes is repeated
 * after it was acknowledged, as by a browser that lost the answer. */
async function book({ document, write }: BookingPerson, reference: string, isAmended: boolean): Promise<Acknowledged> {
  const steps = [
    ['draft', 'Lamps'],
    ['submit', 'Lamps'],
    ['submit', 'Chairs'],
  ].slice(0, isAmended ? 3 : 2)
  let state: { id?: number; revision?: number; ediRef: string; version: number } = { ediRef: '', version: 0 }
  let commodity = ''
  for (const [call, goods = ''] of steps) {
    const { id, revision } = state
    const body = { id, revision, document: document(reference, goods) }
    const { key, text } = await write(`/api/bookings/${call}`, body)
    if (isAmended) expect((await write(`/api/bookings/${call}`, body, key)).text).toBe(text)
    state = JSON.parse(text).state
    commodity = goods
  }
  const { ediRef, version } = state
  return { reference, ediRef, version, commodity }
}

interface Death {
  who: string
  pid: () => number
}
const server: Death = { who: 'the server', pid: () => portal.pidOf('server') }
const database: Death = { who: 'the database', pid: () => portal.postmasterPid() }

/** Kills a program with its children during writes, and waits until it is back; returns how long that took. */
async function kill({ who, pid }: Death): Promise<number> {
  await until('writes are under way', () => people.reduce((sum, { counts }) => sum + counts.underWay, 0) >= 3)
  const before = await until(`${who} runs`, pid)
  for (const each of [before, ...childrenOf(before)])
    try {
      process.kill(each, 'SIGKILL')
    } catch {} // it ended together with the first of them
  const diedAt = performance.now()
  await until(`${who} is back`, () => pid() && pid() !== before, BACK_WITHIN_MS)
  await until('the portal is ready again', isReady, BACK_WITHIN_MS)
  return performance.now() - diedAt
}

const isReady = () =>
  fetch(`${portal.url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

it('no acknowledged request is lost or duplicated, though server and database are killed', {
  timeout: DEATHS * LIMIT_PER_DEATH_MS,
}, async ({ annotate }) => {
  const acknowledged: Acknowledged[] = []
  const backAfter: number[] = []
  let isOver = false
  const keepBooking = async (person: BookingPerson, writer: number) => {
    for (let count = 0; !isOver; count++) {
      acknowledged.push(await book(person, `CRASH-${writer}-${count}`, count % 2 === 0))
      await pause(BREATH_MS)
    }
  }
  const hasTaken = (more: number, when: string) => {
    const aim = acknowledged.length + more
    return until(`the portal takes requests ${when}`, () => isOver || acknowledged.length >= aim, BACK_WITHIN_MS)
  }
  const scenario = async () => {
    for (let deaths = 0; deaths < DEATHS; deaths++) {
      const death = deaths % 2 === 0 ? server : database
      await hasTaken(BETWEEN_DEATHS, `before ${death.who} dies`)
      if (!isOver) backAfter.push(await kill(death))
    }
    await hasTaken(BETWEEN_DEATHS, 'after all of it')
  }
  // the first to end stops all: the killing, or a writer that was refused
  const end = () => {
    isOver = true
  }
  const writers = Array.from({ length: WRITERS }, (_, at) =>
    keepBooking(people[at % people.length] as BookingPerson, at),
  ) // there are some
  const ends = await Promise.allSettled([scenario(), ...writers].map((each) => each.finally(end)))
  for (const each of ends) if (each.status === 'rejected') throw each.reason

  const byReference = (rows: { reference: string }[]) => rows.sort((a, b) => (a.reference < b.reference ? -1 : 1))
  const found = (await Promise.all(people.map(requestsOf))).flat()
  const wanted = acknowledged.map((request) => ({ ...request, status: 'Submitted', hasUnsent: false }))
  expect(byReference(found)).toEqual(byReference(wanted))

  const sent = await ask(
    `select key, array_agg((payload ->> 'version')::int order by id) as versions from outbox_entry
      where topic = 'bookingRequest' group by key`,
  )
  const sentOf = new Map(sent.map(({ key, versions }) => [key, versions]))
  expect(sentOf).toEqual(new Map(acknowledged.map(({ ediRef, version }) => [ediRef, version === 1 ? [1] : [1, 2]])))
  for (const { counts } of people) expect(counts.cut).toBeGreaterThan(0)
  const cut = people.reduce((sum, { counts }) => sum + counts.cut, 0)
  const slowest = Math.round(Math.max(...backAfter))
  await annotate(
    `${DEATHS} deaths, ${acknowledged.length} requests, ${cut} calls cut off, ready again after ${slowest} ms at most`,
  )
})

/** The person's list of requests, with its columns turned into rows. */
async function requestsOf({ read }: BookingPerson) {
  const { columns, rows } = await read('/api/bookings/search', { text: 'CRASH-' })
  const cell = (name: string, row: number) => columns[name][row]
  return Array.from({ length: rows }, (_, row) => ({
    reference: String(cell('customerReference', row)),
    ediRef: cell('ediRef', row),
    version: cell('version', row),
    commodity: cell('commodity', row),
    status: cell('status', row),
    hasUnsent: cell('hasUnsent', row),
  }))
}
