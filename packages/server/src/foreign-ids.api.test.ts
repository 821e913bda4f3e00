import { calls } from '@fairway/contract/calls'
import { groups } from '@fairway/contract/kit/access'
import type { Endpoint } from '@fairway/contract/kit/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as lines from './features/carrier/carrier-lines.fixture.ts'
import { type Filled, fillPortal } from './filled-portal.fixture.ts'
import { permissions } from './permissions.fixture.ts'
import { type Portal, startPortal } from './platform/testing.ts'
import { type Known, sampleOf } from './sample-input.fixture.ts'

/** What is the same for everyone who asks: cargo is public by its numbers, and these tell no more of it. */
const PUBLIC = ['GET /api/cargo/search', 'GET /api/cargo/detail']
/** People of the carrier's sales see every row of a voyage, for its space is shared; whose rows they change has tests of its own. */
const SHARED = '/api/allocation/'
/** How each kind of object is named, and a name of that form that nobody has. */
const UNKNOWN: Known = {
  bookingNo: '9999998',
  containerNo: lines.containerNumber(99_999),
  shipmentNo: '9999997',
  shipmentId: '999999801',
  shipmentIds: '999999801',
  invoiceNo: 'INV9999998',
  numbers: ['9999998', lines.containerNumber(99_999)],
  ids: ['9007199254740'],
  ruleId: 900_719_925,
}
const UNKNOWN_ID = { number: 900_719_925, string: 'f2f2f2f2-1d1d-4c4c-8b8b-0a0a0a0a0a0a' }

let portal: Portal
let filled: Filled
/** Customers who may do everything that customers may, of another organisation, or of none at all. */
const strangers: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  portal = await startPortal({
    settings: { publicCallsPerMinute: 1_000_000, formsPerMinute: 1_000_000 },
    now: '2026-11-15T00:00:00Z',
  })
  filled = await fillPortal(portal)
  await portal.carrier('organisations', [{ ref: 'RIV', name: 'Rival', address: '2 Harbour Rd', country: 'CN' }])
  const { rows } = await portal.pool.raw.query("select id from organisation where ref = 'RIV'")
  const customer = groups.filter((group) => group !== 'ADMIN' && group !== 'CSR')
  strangers['a rival'] = (await portal.person({ groups: customer, organisationIds: [rows[0].id] })).headers
  strangers['somebody without an organisation'] = (await portal.person({ groups: customer })).headers
})
afterAll(() => portal.stop())

/** The names of fields in which a call names something of somebody's. */
const NAMES = [
  'id',
  'ids',
  'numbers',
  'bookingNo',
  'containerNo',
  'shipmentNo',
  'shipmentId',
  'shipmentIds',
  'invoiceNo',
]
const fieldsOf = (call: Endpoint) =>
  [call.query, call.body]
    .flatMap((schema) => (schema ? sampleOf(schema, {}).leaves : []))
    .map(({ path }) => String(path.at(-1)))
const isForCustomers = (name: string) => {
  const permission = permissions[name]
  if (typeof permission !== 'object') return permission === 'signed in' || permission === 'granted'
  return 'groups' in permission && permission.groups.some((group) => group !== 'ADMIN' && group !== 'CSR')
}
const naming = calls
  .map((call) => [`${call.method} ${call.path}`, call as Endpoint] as const)
  .filter(
    ([name, call]) =>
      isForCustomers(name) &&
      !PUBLIC.includes(name) &&
      !call.path.startsWith(SHARED) &&
      fieldsOf(call).some((field) => NAMES.includes(field)),
  )

/** Makes the call with these names; whatever it repeats of them, and the moment, is left out of the answer. */
async function answerTo(call: Endpoint, known: Known, headers: Record<string, string>) {
  const query = call.query ? sampleOf(call.query, known).value : {}
  const params = new URLSearchParams(Object.entries(query as object).filter(([, value]) => value !== undefined))
  const reply = await portal.call(call.method, `${call.path}?${params}`, {
    headers: { ...headers, ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(call.body ? { body: JSON.stringify(sampleOf(call.body, known).value) } : {}),
  })
  let text = reply.text
  for (const name of NAMES)
    for (const value of [known[name]].flat().map(String)) if (value.length > 5) text = text.replaceAll(value, 'named')
  const plain = text
    .replace(/"(asOf|lastUpdateTs|liveFrom|watch|changedAt|usedAt|savedAt|now)" ?: ?"[^"]*"/g, '"$1"')
    .replace(/"estimating" ?: ?(null|\{[^}]*\})/, '"estimating"')
  return `${reply.status} ${plain}`
}

describe('what belongs to another is answered exactly like what does not exist', () => {
  it('for every call that names something', () => expect(naming.length).toBeGreaterThan(35))

  it.each(naming)('%s', async (name, call) => {
    const own = filled.knownTo(name)
    const id = typeof own.id === 'string' ? UNKNOWN_ID.string : UNKNOWN_ID.number
    const numbers = typeof own.numbers === 'string' ? '9999998' : UNKNOWN.numbers // some calls take a list, some a text
    const shipmentIds = Array.isArray(own.shipmentIds) ? [UNKNOWN.shipmentId] : UNKNOWN.shipmentIds
    for (const [who, headers] of Object.entries(strangers)) {
      const [foreign, unknown] = [
        await answerTo(call, own, headers),
        await answerTo(call, { ...own, ...UNKNOWN, numbers, shipmentIds, id }, headers),
      ]
      expect([who, foreign]).toEqual([who, unknown])
      expect([who, foreign]).not.toEqual([who, expect.stringContaining('GE0012')])
    }
  })
})

describe('after all that, what was named', () => {
  it('is as its owner left it', async () => {
    for (const [name, call] of naming.filter(([, one]) => one.method === 'GET'))
      expect([name, (await answerTo(call, filled.knownTo(name), filled.owner.headers)).slice(0, 3)]).toEqual([
        name,
        '200',
      ])
  })
})
