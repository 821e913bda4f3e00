import { DashboardReply } from '@fairway/contract/tracking/dashboard/dashboard.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { inlandJourney, localJourney, type Move } from './journey.fixture.ts'

let portal: Portal
let headers: Record<string, string>
let nth = 560_000
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3104482'), lines.inlandBooking('3104483')])
  const { rows } = await portal.pool.raw.query<{ id: string }>("select id from organisation where ref = 'NBL'")
  headers = (await portal.person({ groups: ['TD'], organisationIds: [rows[0]?.id ?? ''] })).headers
})
afterAll(() => portal.stop())

const train: Move = { kind: 'departed', load: 'full', mode: 'rail', location: 'USLGB', occurredAt: '2026-11-10T12:00:00Z', stage: 'In-Transit' } // biome-ignore format: one move

async function addContainer(bookingNo: string, moves: readonly Move[]) {
  const container = lines.containerNumber(++nth)
  await portal.carrier('containers', [lines.container(bookingNo, container)])
  await portal.carrier(
    'events',
    moves.map(({ stage: _, ...move }) => lines.event(bookingNo, container, move)),
  )
  return container
}
/** What page, list, public search and dashboard say of the same container. */
async function viewsOf(bookingNo: string, container: string) {
  const query = `bookingNo=${bookingNo}&containerNo=${container}`
  const page = (await portal.get(`/api/cargo/detail?${query}`, headers)).json.container
  const list = (await portal.get(`/api/cargo/search?type=container&q=${container}`, headers)).json.containers[0]
  const guest = (await portal.get(`/api/cargopub/search?type=container&q=${container}`)).json.containers[0]
  const body = { numberType: 'container', numbers: [container] }
  const { columns: c } = DashboardReply.parse((await portal.post('/api/cargo/containers', body, headers)).json)
  return { page, list, guest, row: { location: c.location[0], stage: c.stage[0], eventKind: c.eventKind[0], c } }
}

describe('a container at sea is at sea, not at its last terminal', () => {
  it.each<[string, string, Move[], string | null]>([
    ['before anything was heard', '3104482', [], null],
    ['at the terminal', '3104482', localJourney.slice(0, 2), 'CNNGB-BLCT'],
    ['loaded, the ship still there', '3104482', localJourney.slice(0, 3), 'CNNGB-BLCT'],
    ['departed', '3104482', localJourney.slice(0, 4), 'sea'],
    ['arrived', '3104482', localJourney.slice(0, 5), 'USLGB'],
    ['discharged', '3104482', localJourney.slice(0, 6), 'USLGB-SSA'],
    ['on the train', '3104483', [...inlandJourney.slice(0, 6), train], 'rail'],
  ])('%s', async (_case, bookingNo, moves, location) => {
    const { page, list, guest, row } = await viewsOf(bookingNo, await addContainer(bookingNo, moves))
    expect([page.location, list.location, guest.location, row.location]).toEqual([
      location,
      location,
      location,
      location,
    ])
  })

  it('also when only the ship reported that it left, and where it has come to', async () => {
    const container = await addContainer('3104482', localJourney.slice(0, 3))
    const [sailing] = lines.schedules
    const [first, ...others] = sailing?.calls ?? []
    const left = { ...first, departure: { planned: '2026-11-04T10:00:00Z', actual: '2026-11-04T12:00:00Z' } }
    await portal.carrier('schedules', [{ ...sailing, revision: 20, calls: [left, ...others] }])
    expect((await viewsOf('3104482', container)).row.location).toBe('sea')
    const there = others.map((call, at) =>
      at === others.length - 1 ? { ...call, arrival: { ...call.arrival, actual: '2026-11-14T10:00:00Z' } } : call,
    )
    await portal.carrier('schedules', [{ ...sailing, revision: 21, calls: [left, ...there] }])
    expect((await viewsOf('3104482', container)).page.location).toBe(others.at(-1)?.location)
    await portal.carrier('schedules', [{ ...sailing, revision: 22 }])
  })
})

it('no screen says ‘available’ beside ‘Hold’', async () => {
  const container = await addContainer('3104482', localJourney.slice(0, 7))
  const hold = {
    bookingNo: '3104482',
    containerNo: container,
    type: 'customs',
    state: 'red',
    since: '2026-11-09T20:00:00Z',
  }
  expect((await viewsOf('3104482', container)).row).toMatchObject({ stage: 'At Destination', eventKind: 'available' })
  await portal.carrier('holds', [hold])
  const { page, list, guest, row } = await viewsOf('3104482', container)
  for (const said of [page, list, guest])
    expect(said).toMatchObject({ stage: 'Hold', availability: 'Not Yet Available', lastEvent: { kind: 'discharged' } })
  expect(row).toMatchObject({ stage: 'Hold', eventKind: 'discharged', location: 'USLGB-SSA' })
  await portal.carrier('holds', [{ ...hold, state: 'green', since: '2026-11-09T21:00:00Z' }])
  expect((await viewsOf('3104482', container)).row).toMatchObject({ stage: 'At Destination', eventKind: 'available' })
})

it('no estimate in the past is shown as an estimate', async () => {
  const container = await addContainer('3104482', localJourney.slice(0, 4))
  const ahead = (await viewsOf('3104482', container)).row.c
  expect([ahead.arrivalBasis[0], ahead.availableAt[0], ahead.deliveryAt[0]]).toEqual([
    'estimated',
    expect.any(String),
    expect.any(String),
  ])
  await portal.setNow('2026-11-29T00:00:00Z')
  const past = (await viewsOf('3104482', container)).row.c
  expect([past.arrivalBasis[0], past.availableAt[0], past.deliveryAt[0]]).toEqual(['overdue', null, null])
  expect(past.arrivalAt[0]).toBe(ahead.arrivalAt[0])
  await portal.setNow('2026-11-15T00:00:00Z')
})
