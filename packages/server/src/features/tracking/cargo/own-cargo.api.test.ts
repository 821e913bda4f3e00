import { groups } from '@fairway/contract/kit/access'
import { CargoDetailReply, CargoSearchReply, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { localJourney } from './journey.fixture.ts'

let portal: Portal
const [lamp, silk, old] = [lines.containerNumber(482913), lines.containerNumber(771204), lines.containerNumber(8)]
const LAMPS = 'lamps of brass'
const SILK = 'silk of Hai Phong'
type Person = Awaited<ReturnType<Portal['person']>>
let [shipper, consignee, rival, rep, newcomer, loner, refused] = new Array<Person>(7)

const organisationId = async (ref: string): Promise<string> =>
  (await portal.pool.raw.query('select id from organisation where ref = $1', [ref])).rows[0].id

beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', [
    ...lines.organisations,
    { ref: 'HPT', name: 'Hai Phong Textiles JSC', address: '5 Cau Dat, Hai Phong', country: 'VN' },
  ])
  await portal.carrier('schedules', lines.schedules)
  const rivalParties = [{ role: 'shipper', organisation: 'HPT' }]
  await portal.carrier('bookings', [
    lines.booking('3104482', { commodity: LAMPS, billType: 'OBL', serviceContract: 'SC1042' }),
    lines.booking('3104490', { commodity: SILK, parties: rivalParties }),
    lines.booking('2000001', { commodity: LAMPS }),
  ])
  await portal.carrier('containers', [
    lines.container('3104482', lamp, { seal: 'SEAL-LAMPS', weightKg: '12500.5', lastFreeOn: '2026-11-30' }),
    lines.container('3104490', silk, { seal: 'SEAL-SILK' }),
    lines.container('2000001', old, { assignedAt: '2026-07-01T00:00:00Z' }),
  ])
  const moves = localJourney.slice(0, 6)
  await portal.carrier(
    'events',
    moves.map(({ stage: _, ...move }) => lines.event('3104482', lamp, move)),
  )
  const since = '2026-11-09T00:00:00Z'
  const hold = (type: string) => ({ bookingNo: '3104482', containerNo: lamp, type, state: 'red', since })
  await portal.carrier('holds', [{ ...hold('customs'), remark: 'X-ray' }, hold('originalBl'), hold('collectPayment')])

  const [nbl, lsh, hpt] = [await organisationId('NBL'), await organisationId('LSH'), await organisationId('HPT')]
  shipper = await portal.person({ groups: ['TD'], organisationIds: [nbl] })
  consignee = await portal.person({ groups: ['BD'], organisationIds: [lsh] })
  rival = await portal.person({ groups, organisationIds: [hpt] })
  rep = await portal.person({ groups: ['VA', 'TD'] })
  newcomer = await portal.person({ organisationIds: [nbl] })
  loner = await portal.person({ groups })
  refused = await portal.person({ groups: ['TD'], organisationIds: [nbl], webIdGranted: false })
  await portal.pool.raw.query('update booking set sales_rep = $1 where booking_no = $2', [rep?.webId, '3104490'])
})
afterAll(() => portal.stop())

const detail = (who: Person | undefined, bookingNo = '3104482', container = lamp) =>
  portal.get(`/api/cargo/detail?bookingNo=${bookingNo}&containerNo=${container}`, who?.headers)
const search = (who: Person | undefined, q = `${lamp},${silk}`) =>
  portal.get(`/api/cargo/search?type=container&q=${q}`, who?.headers)

describe('a person of one of its parties', () => {
  it('sees holds, booking and container beside what everyone sees', async () => {
    const reply = await detail(shipper)
    const { own } = CargoDetailReply.strict().parse(reply.json)
    expect(own).toMatchObject({
      booking: {
        commodity: LAMPS,
        serviceContract: 'SC1042',
        blNumbers: ['FWYL310448201'],
        parties: [
          { role: 'consignee', name: 'Lakeshore Home, Inc.' },
          { role: 'shipper', name: 'Ningbo Lighting Co., Ltd.', localName: '宁波照明有限公司' },
        ],
      },
      box: { seal: 'SEAL-LAMPS', weightKg: '12500.500', lastFreeOn: '2026-11-30', load: 'full' },
    })
    expect(reply.json.container.stage).toBe('Hold')
  })

  it('sees all nine holds, and which of them cannot apply', async () => {
    const { own } = CargoDetailReply.parse((await detail(consignee)).json)
    const shown = own?.holds.map(
      ({ type, state, isRequired }) => `${type} ${state}${isRequired ? '' : ', not required'}`,
    )
    expect(shown).toEqual([
      'customs red',
      'originalBl red',
      'customsInspectionCharge green',
      'orderNotify green',
      'collectPayment green, not required',
      'cleanTruckFee green',
      'trafficMitigationFee green',
      'amsReject green',
      'dataHold green',
    ])
    expect(own?.holds[0]).toMatchObject({ since: '2026-11-09T00:00:00+00:00', remark: 'X-ray' })
    expect(own?.holds[4]).toMatchObject({ since: null, remark: null })
  })

  it('finds own containers and those of others in one list, each with what it may show', async () => {
    const { containers } = CargoSearchReply.strict().parse((await search(shipper)).json)
    expect(containers.map(({ containerNo, own }) => [containerNo, own])).toEqual([
      [lamp, { blNumbers: ['FWYL310448201'], redHolds: ['customs', 'originalBl'], lastFreeOn: '2026-11-30' }],
      [silk, null],
    ])
  })
})

describe('whoever is no party', () => {
  const strangers = () => ({ rival, newcomer, loner })
  it.each(['rival', 'newcomer', 'loner'] as const)('sees as a %s what a guest sees and nothing more', async (name) => {
    const reply = await detail(strangers()[name])
    const { own, ...shown } = CargoDetailReply.strict().parse(reply.json)
    const guest = await portal.get(`/api/cargopub/detail?bookingNo=3104482&containerNo=${lamp}`)
    expect(own).toBeNull()
    const withoutClock = (body: PublicDetailReply) => ({ ...body, asOf: '', liveFrom: '' })
    expect(withoutClock(shown)).toEqual(withoutClock(PublicDetailReply.parse(guest.json)))
    expect(reply.text + (await search(strangers()[name], lamp)).text).not.toMatch(/lamps of|SEAL-LAMPS|Lakeshore|X-ray/)
  })
  it('sees own containers beside', async () => {
    expect((await detail(rival, '3104490', silk)).text).toContain(SILK)
    expect((await search(rival)).json.containers.map((container: { own: unknown }) => container.own !== null)).toEqual([
      false,
      true,
    ])
  })
  it('sees a booking as its sales rep', async () => {
    expect((await detail(rep, '3104490', silk)).text).toContain(SILK)
    expect((await detail(rep)).json.own).toBeNull()
  })
})

describe('without TD or BD a person of a party sees of a container what everybody sees', () => {
  const others = groups.filter((group) => group !== 'TD' && group !== 'BD')
  const withoutClock = (body: PublicDetailReply) => ({ ...body, asOf: '', liveFrom: '' })

  it('in detail and in a list, whatever other groups they hold', async () => {
    const clerk = await portal.person({ groups: others, organisationIds: [await organisationId('NBL')] })
    const reply = await detail(clerk)
    const { own, ...shown } = CargoDetailReply.strict().parse(reply.json)
    const guest = await portal.get(`/api/cargopub/detail?bookingNo=3104482&containerNo=${lamp}`)
    expect(own).toBeNull()
    expect(withoutClock(shown)).toEqual(withoutClock(PublicDetailReply.parse(guest.json)))
    const list = await search(clerk, lamp)
    expect(list.json.containers).toMatchObject([{ containerNo: lamp, own: null }])
    expect(reply.text + list.text).not.toMatch(/lamps of|SEAL-LAMPS|Lakeshore|X-ray|SC1042|originalBl/)
    for (const path of ['customsHistory', 'eirHistory']) {
      const history = await portal.get(`/api/cargo/${path}?bookingNo=3104482&containerNo=${lamp}`, clerk.headers)
      expect([history.status, history.json.errorCode]).toEqual([403, 'CS0007'])
    }
  })

  it('as the sales rep of a booking too', async () => {
    const colleague = await portal.person({ groups: others })
    await portal.pool.raw.query('update booking set sales_rep = $1 where booking_no = $2', [colleague.webId, '2000001'])
    expect((await detail(colleague)).json.own).toBeNull()
  })

  it.each(['TD', 'BD'] as const)('while %s alone shows what is theirs', async (group) => {
    const clerk = await portal.person({ groups: [group], organisationIds: [await organisationId('NBL')] })
    expect((await detail(clerk)).json.own).toMatchObject({ box: { seal: 'SEAL-LAMPS' } })
    expect((await search(clerk, lamp)).json.containers[0].own.redHolds).toEqual(['customs', 'originalBl'])
  })
})

describe('a search that finds nothing', () => {
  it.each([
    ['a box that nobody knows', () => search(shipper, lines.containerNumber(1)), 404, 'CS0001'],
    ['a shipment that moved too long ago', () => search(shipper, old), 404, 'CS0004'],
    ['a box of another booking', () => detail(shipper, '3104490', lamp), 404, 'CS0004'],
    ['a shipment of long ago in detail', () => detail(shipper, '2000001', old), 404, 'CS0004'],
    ['a member whose web id was not granted', () => search(refused), 403, 'CS0008'],
    ['the same in detail', () => detail(refused), 403, 'CS0008'],
    ['a guest', () => search(undefined), 401, 'GE0016'],
    ['a guest in detail', () => detail(undefined), 401, 'GE0016'],
  ])('says of %s', async (_case, ask, status, errorCode) => {
    const reply = await ask()
    expect([reply.status, reply.json.errorCode]).toEqual([status, errorCode])
  })
})

it('follows what an admin takes away or gives, at the next call', async () => {
  const person = await portal.person({ groups: ['TD'], organisationIds: [await organisationId('NBL')] })
  expect((await detail(person)).json.own).not.toBeNull()
  await portal.pool.raw.query('delete from account_organisation where account_id = $1', [person.accountId])
  expect((await detail(person)).json.own).toBeNull()
  await portal.pool.raw.query("insert into account_organisation values ($1, $2, '{member}')", [
    person.accountId,
    await organisationId('HPT'),
  ])
  expect((await detail(person, '3104490', silk)).text).toContain(SILK)
  await portal.pool.raw.query("update account set groups = '{}' where id = $1", [person.accountId])
  expect((await detail(person, '3104490', silk)).json.own).toBeNull()
  await portal.pool.raw.query("update account set status = 'INACTIVE' where id = $1", [person.accountId])
  expect((await detail(person)).json.errorCode).toBe('AU0005')
})
