import { BOOKING_PASTE_LIMIT } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { SI_CAP, siStatuses } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { needsOf, siNeeds } from '@fairway/contract/shipping-instructions/si-list.rules'
import { SiList, type SiRow } from '@fairway/contract/shipping-instructions/si-list.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import {
  type Booked,
  decideAs,
  type InstructionWorld,
  instructionFor,
  instructionWorld,
  sendBooking,
  siDecision,
  TODAY,
} from '../instruction.fixture.ts'

let portal: Portal
let world: InstructionWorld
/** One booking in each status, one without an instruction, and one that is cancelled. */
const booked: Record<string, Booked> = {}
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  world = await instructionWorld(portal)
  for (const name of ['none', 'draft', 'submitted', 'rejected', 'accepted', 'approved', 'corrected', 'canceled'])
    booked[name] = await world.book(name === 'rejected' ? { portOfDischarge: 'USOAK' } : {})
  await world.shipper.calls.save({
    document: instructionFor(of('draft'), {
      customerReference: 'NL-77/b',
      consignee: { name: '湖岸家居', address: '', contact: '' },
    }),
  })
  for (const name of ['submitted', 'rejected', 'accepted', 'approved', 'corrected']) {
    const draft = instructionFor(of(name))
    const { state } = (await world.shipper.calls.submit({ document: draft })).json
    if (name === 'rejected') await decideAs(portal, siDecision(state, 'reject'))
    if (name === 'accepted' || name === 'approved') await decideAs(portal, siDecision(state, 'accept', { draft }))
    if (name === 'corrected') await decideAs(portal, siDecision(state, 'correct', { draft }))
    const { revision } = (await world.shipper.calls.get(state.id)).json.state
    if (name === 'approved') await world.shipper.calls.decide({ id: state.id, revision, action: 'approve' })
  }
  await sendBooking(portal, of('canceled').bookingNo, { revision: 5, status: 'Canceled' })
})
afterAll(() => portal.stop())

const of = (name: string): Booked => {
  const found = booked[name]
  if (!found) throw new Error(`${name} is not booked`)
  return found
}
const namesFor = async (search: object, who: 'shipper' | 'forwarder' = 'shipper') => {
  const { json, status } = await world[who].calls.search(search)
  expect(status).toBe(200)
  const list = SiList.parse(json)
  const names = new Map(Object.entries(booked).map(([name, { bookingNo }]) => [bookingNo, name]))
  return list.columns.bookingNo.map((bookingNo) => names.get(bookingNo)).sort()
}
const listed = ['accepted', 'approved', 'corrected', 'draft', 'none', 'rejected', 'submitted']

describe('the list of instructions', () => {
  it('has every instruction, and every booking that still needs one', async () => {
    expect(await namesFor({})).toEqual(listed)
    expect(await namesFor({}, 'forwarder')).toEqual(listed)
    const { columns } = (await world.shipper.calls.search({ text: of('none').bookingNo })).json
    expect([columns.id, columns.status, columns.blNo, columns.containers]).toEqual([[null], [null], [''], [2]])
  })

  it.each([
    ['part of a booking number', () => ({ text: of('draft').bookingNo.slice(2) }), ['draft']],
    ['a B/L number in small letters', () => ({ text: of('accepted').blNo.toLowerCase() }), ['accepted']],
    ['the B/L number of a draft', () => ({ text: of('draft').blNo }), ['draft']],
    ['a customer reference', () => ({ text: 'nl-77/' }), ['draft']],
    ['several, by commas', () => ({ text: `${of('draft').blNo}, ${of('none').bookingNo},` }), ['draft', 'none']],
    ['what nothing has', () => ({ text: '%' }), []],
    ['whole numbers', () => ({ numbers: [of('draft').blNo, of('none').bookingNo] }), ['draft', 'none']],
    ['whole numbers in one text', () => ({ numbers: [` ${of('draft').blNo}\t${of('none').bookingNo} `] }), ['draft', 'none']],
    ['part of a number as a whole one', () => ({ numbers: [of('draft').bookingNo.slice(0, 6)] }), []],
    ['a number of somebody else', () => ({ numbers: ['9999999'] }), []],
    ['a ship', () => ({ vvd: 'fhm044e' }), listed],
    ['another ship', () => ({ vvd: 'FHM045E' }), []],
    ['the port of loading', () => ({ portOfLoading: 'cnngb' }), listed],
    ['another port of loading', () => ({ portOfLoading: 'CNSHA' }), []],
    ['the port of discharge', () => ({ portOfDischarge: 'USOAK' }), ['rejected']],
    ['the day of the SI cut-off at the port', () => ({ from: '2026-11-22', to: '2026-11-22' }), listed],
    ['days before it', () => ({ to: '2026-11-21' }), []],
    ['days after it', () => ({ from: '2026-11-23' }), []],
    ['two statuses', () => ({ statuses: ['Draft', 'Rejected'] }), ['draft', 'rejected']],
    ['everything at once', () => ({ statuses: ['Accepted'], vvd: 'FHM044E', numbers: [of('accepted').bookingNo] }), ['accepted']],
    ['nothing at all', () => ({ statuses: [], text: '', numbers: [], vvd: '', from: '' }), listed],
  ])('is searched by %s', async (_what, search, names) => expect(await namesFor(search())).toEqual(names)) // biome-ignore format: one case on each line

  it('takes as many pasted numbers as the booking dashboard, and no more', async () => {
    const others = Array.from({ length: BOOKING_PASTE_LIMIT - 1 }, (_, nth) => String(8_000_000 + nth))
    expect(await namesFor({ numbers: [...others, of('none').bookingNo] })).toEqual(['none'])
    const over = await world.shipper.calls.search({ numbers: [...others, '1', '2'] })
    expect(over.json.errorCode).toBe('GE0012')
  })

  it.each([
    ['a month that is none', { from: '2026-13-01' }, 'BD0003'],
    ['a day in words', { to: 'soon' }, 'BD0004'],
    ['days in the wrong order', { from: '2026-11-23', to: '2026-11-22' }, 'BD0008'],
    ['an unknown status', { statuses: ['Lost'] }, 'GE0012'],
    ['a long ship', { vvd: 'x'.repeat(21) }, 'GE0012'],
    ['a long text', { text: 'x'.repeat(2001) }, 'GE0012'],
    ['an unknown field', { unknown: 1 }, 'GE0012'],
  ])('refuses %s', async (_what, search, code) =>
    expect((await world.shipper.calls.search(search)).json.errorCode).toBe(code),
  )
})

describe('a card of the list', () => {
  const rowsOf = async (search: object = {}): Promise<SiRow[]> => {
    const { columns, rows } = SiList.parse((await world.shipper.calls.search(search)).json)
    return Array.from({ length: rows }, (_, at) =>
      Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[at]])),
    ) as SiRow[] // a row of those columns
  }

  it.each(siStatuses)('counts as many in %s as are listed when it is chosen', async (status) => {
    const all = (await rowsOf()).filter((row) => row.status === status)
    const chosen = await rowsOf({ statuses: [status] })
    expect(chosen.map(({ bookingNo }) => bookingNo)).toEqual(all.map(({ bookingNo }) => bookingNo))
    expect(chosen).not.toEqual([])
  })

  it.each(siNeeds)('counts what needs somebody: %s', async (need) => {
    await portal.setNow('2026-11-20T00:00:00Z')
    const { asOf } = (await world.shipper.calls.search({})).json
    const numbers = (await rowsOf()).filter((row) => needsOf(row, asOf).includes(need)).map((row) => row.bookingNo)
    const names = { notStarted: ['none'], due: ['draft', 'none', 'rejected'], approve: ['accepted', 'corrected'] }[need]
    expect(numbers.sort()).toEqual(names.map((name) => of(name).bookingNo).sort())
    await portal.setNow(TODAY)
  })
})

it('a list of more than can be shown is refused, and lists them once the criteria leave few enough', async () => {
  await portal.pool.raw.query(
    `with made as (
       insert into booking (booking_no, status, pol_code, pod_code, origin_term, destination_term, payment_term, bill_type, ocean_vvd, shipment,
                            booked_at, revision)
       select (5000000 + nth)::text, 'Approved', pol_code, pod_code, origin_term, destination_term, payment_term, bill_type, ocean_vvd, shipment,
              booked_at, 1 from generate_series(1, $1::int) as nth, booking where booking_no = $2
       returning id)
     insert into booking_party select $3::uuid, id, 'shipper' from made`,
    [SI_CAP, of('none').bookingNo, world.idOf('NBL')],
  )
  const { status, json } = await world.shipper.calls.search({})
  expect([status, json.errorCode]).toEqual([422, 'BD0006'])
  expect((await world.shipper.calls.search({ text: '5000' })).json.rows).toBe(999)
  expect(await namesFor({}, 'forwarder')).toEqual(listed)
})
