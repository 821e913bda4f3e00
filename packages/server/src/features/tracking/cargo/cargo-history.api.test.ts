import { groups } from '@fairway/contract/kit/access'
import { CustomsHistoryReply, InterchangeHistoryReply } from '@fairway/contract/tracking/tracking.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { as, createDesk, type Person } from '../../identity/assumption/assumption.fixture.ts'

let portal: Portal
const [lamp, silk, bare, old, gone] = [482913, 771204, 33, 8, 9].map(lines.containerNumber) as [
  string,
  string,
  string,
  string,
  string,
] // five in, five out
let [shipper, consignee, rival, rep, newcomer, refused, csr] = new Array<Person>(7)

beforeAll(async () => {
  portal = await startPortal({ settings: { formsPerMinute: 1_000_000 }, now: '2026-11-15T00:00:00Z' })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', [
    ...lines.organisations,
    { ref: 'HPT', name: 'Hai Phong Textiles JSC', address: '5 Cau Dat, Hai Phong', country: 'VN' },
  ])
  await portal.carrier('schedules', lines.schedules)
  const rivalParties = [{ role: 'shipper', organisation: 'HPT' }]
  await portal.carrier('bookings', [
    lines.booking('3104482'),
    lines.booking('3104490', { parties: rivalParties }),
    lines.booking('2000001', { bookedAt: '2026-06-20T00:00:00Z' }),
  ])
  await portal.carrier('containers', [
    lines.container('3104482', lamp),
    lines.container('3104482', bare),
    lines.container('3104482', gone, { removed: true }),
    lines.container('3104490', silk),
    lines.container('2000001', old, { assignedAt: '2026-07-01T00:00:00Z' }),
  ])
  const customsEntries = (bookingNo: string, container: string, goods: string, occurredAt = '2026-11-09T00:00:00Z') => [
    lines.customsEntry(bookingNo, container, { step: 'held', code: '1A', remark: `Exam of ${goods}`, occurredAt }),
    lines.customsEntry(bookingNo, container, {
      step: 'inspectionOrdered',
      code: '1A',
      entryNo: '231-4829130-5',
      occurredAt,
    }),
    lines.customsEntry(bookingNo, container, {
      step: 'manifestFiled', code: null, location: 'CNNGB-BLCT', remark: `${goods}, 12 cartons`,
      occurredAt: occurredAt.replace('-09T', '-02T'),
    }), // biome-ignore format: one entry
  ]
  await portal.carrier('customs', [
    ...customsEntries('3104482', lamp, 'lamps'),
    ...customsEntries('3104490', silk, 'silk'),
    ...customsEntries('2000001', old, 'lamps', '2026-07-09T00:00:00Z'),
  ])
  const receipts = (bookingNo: string, container: string, trucker: string) => [
    lines.interchange(bookingNo, container, { trucker, condition: 'damaged', damage: 'Left door dented' }),
    lines.interchange(bookingNo, container, {
      trucker, direction: 'in', location: 'CNNGB-BLCT', occurredAt: '2026-11-03T01:00:00Z', chassis: null, seal: null,
    }), // biome-ignore format: one receipt
  ]
  await portal.carrier('interchanges', [
    ...receipts('3104482', lamp, 'Harbor Mule'),
    ...receipts('3104490', silk, 'Red River Haulage'),
  ])

  const organisationId = async (ref: string): Promise<string> =>
    (await portal.pool.raw.query('select id from organisation where ref = $1', [ref])).rows[0].id
  const [nbl, lsh, hpt] = [await organisationId('NBL'), await organisationId('LSH'), await organisationId('HPT')]
  shipper = await portal.person({ groups: ['TD'], organisationIds: [nbl] })
  consignee = await portal.person({ groups: ['BD'], organisationIds: [lsh] })
  rival = await portal.person({ groups, organisationIds: [hpt] })
  rep = await portal.person({ groups: ['VA', 'TD'] })
  newcomer = await portal.person({ organisationIds: [nbl] })
  refused = await portal.person({ groups: ['TD'], organisationIds: [nbl], webIdGranted: false })
  csr = await portal.person({ groups: ['CSR'] })
  await portal.pool.raw.query('update booking set sales_rep = $1 where booking_no = $2', [rep?.webId, '3104490'])
})
afterAll(() => portal.stop())

type Call = 'customsHistory' | 'eirHistory'
const ask = (call: Call, headers: Record<string, string> | undefined, bookingNo = '3104482', container = lamp) =>
  portal.get(`/api/cargo/${call}?bookingNo=${bookingNo}&containerNo=${container}`, headers)

describe('whoever may see the booking', () => {
  it('reads what customs said of its container, newest first, with the places', async () => {
    const { entries, places, asOf } = CustomsHistoryReply.strict().parse(
      (await ask('customsHistory', shipper?.headers)).json,
    )
    expect(entries).toEqual([
      {
        step: 'inspectionOrdered', at: '2026-11-09T00:00:00+00:00', place: 'USLGB-SSA', authority: 'US CBP', code: '1A',
        entryNo: '231-4829130-5', remark: null,
      },
      expect.objectContaining({ step: 'held', remark: 'Exam of lamps', entryNo: null }),
      expect.objectContaining({ step: 'manifestFiled', place: 'CNNGB-BLCT', code: null }),
    ]) // biome-ignore format: one entry
    expect(Object.keys(places).sort()).toEqual(['CNNGB', 'CNNGB-BLCT', 'USLGB', 'USLGB-SSA'])
    expect(places['CNNGB-BLCT']).toMatchObject({ port: 'CNNGB', zone: 'Asia/Shanghai', country: 'CN' })
    expect(Date.parse(asOf)).toBeGreaterThanOrEqual(Date.parse('2026-11-15T00:00:00Z'))
  })

  it('reads the receipts of its container, newest first', async () => {
    const reply = InterchangeHistoryReply.strict().parse((await ask('eirHistory', consignee?.headers)).json)
    expect(reply.entries).toEqual([
      {
        receiptNo: expect.stringMatching(/^EIR-R/), direction: 'out', load: 'full', at: '2026-11-10T12:00:00+00:00',
        place: 'USLGB-SSA', trucker: 'Harbor Mule', chassis: 'FWZZ410023', seal: 'FW884120', condition: 'damaged',
        damage: 'Left door dented',
      },
      expect.objectContaining({ direction: 'in', chassis: null, seal: null, condition: 'sound', damage: null }),
    ]) // biome-ignore format: one receipt
    expect(Object.keys(reply.places).sort()).toEqual(['CNNGB', 'CNNGB-BLCT', 'USLGB', 'USLGB-SSA'])
  })

  it('may write the number with ten characters, small letters and spaces', async () => {
    const typed = encodeURIComponent(` ${lamp.slice(0, 4).toLowerCase()} ${lamp.slice(4, 10)}`)
    for (const call of ['customsHistory', 'eirHistory'] as const)
      expect((await ask(call, shipper?.headers, '3104482', typed)).json.entries.length).toBeGreaterThan(1)
  })

  it('finds an empty history of a container of which nothing was said', async () => {
    for (const call of ['customsHistory', 'eirHistory'] as const)
      expect((await ask(call, shipper?.headers, '3104482', bare)).json).toMatchObject({ entries: [], places: {} })
  })

  it('is also its sales rep, and customer service that acts for the customer', async () => {
    const desk = createDesk(portal)
    if (!csr || !shipper) throw new Error('nobody is there')
    await desk.assume(csr, shipper.username)
    for (const call of ['customsHistory', 'eirHistory'] as const) {
      expect((await ask(call, rep?.headers, '3104490', silk)).text).toMatch(/silk|Red River/)
      expect((await ask(call, rep?.headers)).json.errorCode).toBe('CS0004')
      expect((await ask(call, as(csr, shipper.username))).text).toMatch(/lamps|Harbor Mule/)
      expect((await ask(call, as(csr, shipper.username), '3104490', silk)).json.errorCode).toBe('CS0004')
      expect((await ask(call, csr.headers)).json.errorCode).toBe('CS0007')
    }
  })
})

describe.each(['customsHistory', 'eirHistory'] as const)('%s', (call) => {
  it.each([
    ['a box of another organisation', () => ask(call, rival?.headers), 404, 'CS0004'],
    ['the other way round', () => ask(call, shipper?.headers, '3104490', silk), 404, 'CS0004'],
    ['a member who is in no group yet', () => ask(call, newcomer?.headers), 403, 'CS0007'],
    ['a box that nobody knows', () => ask(call, shipper?.headers, '3104482', lines.containerNumber(1)), 404, 'CS0004'],
    ['a booking that nobody knows', () => ask(call, shipper?.headers, '9999999'), 404, 'CS0004'],
    ['an own box under a booking that is not its own', () => ask(call, rival?.headers, '3104490', lamp), 404, 'CS0004'],
    ['a box that was taken off', () => ask(call, shipper?.headers, '3104482', gone), 404, 'CS0004'],
    ['a shipment that moved too long ago', () => ask(call, shipper?.headers, '2000001', old), 404, 'CS0004'],
    ['a member whose web id was not granted', () => ask(call, refused?.headers), 403, 'CS0008'],
    ['a guest', () => ask(call, undefined), 401, 'GE0016'],
    ['a number of rubbish', () => ask(call, shipper?.headers, '3104482', 'x'.repeat(21)), 400, 'GE0012'],
  ] as const)('says nothing of %s', async (_case, reply, status, errorCode) => {
    const { status: answered, json, text } = await reply()
    expect([answered, json.errorCode]).toEqual([status, errorCode])
    expect(text).not.toMatch(/lamps|silk|Harbor Mule|Red River|231-/)
  })

  it('holds nothing of the other one’s in what a person may read', async () => {
    expect((await ask(call, rival?.headers, '3104490', silk)).text).not.toMatch(/lamps|Harbor Mule/)
    expect((await ask(call, shipper?.headers)).text).not.toMatch(/silk|Red River/)
  })
})
