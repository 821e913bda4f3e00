import { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { listenTo } from '../../tracking/live/live.fixture.ts'
import { requestCalls, TODAY } from '../requests/booking-request.fixture.ts'
import { decisionLine } from '../requests/decision.fixture.ts'
import {
  heldContainerNo,
  lampContainerNo,
  loadBookingPage,
  type Person,
  PO_NUMBER,
  REFERENCE,
} from './booking-page.fixture.ts'

let portal: Portal
let world: Awaited<ReturnType<typeof loadBookingPage>>
beforeAll(async () => {
  portal = await startPortal({ now: TODAY, liveTimes: { heartbeatMs: 600_000, pauseMs: 10 } })
  world = await loadBookingPage(portal)
})
afterAll(() => portal.stop())

const open = (who: Person | undefined, bookingNo = world.bookingNo) =>
  portal.get(`/api/bookings/booking?bookingNo=${bookingNo}`, who?.headers)
const read = async (who: Person, bookingNo?: string) => BookingPage.strict().parse((await open(who, bookingNo)).json)
const summarize = ({ kind, by, onBehalfOf, about }: BookingPage['story'][number]) => ({ kind, by, onBehalfOf, about })

describe('a booking as the people who asked for it see it', () => {
  it('names its parties, its way with cut-offs, its references and its papers', async () => {
    const { csr, people } = world
    expect(await read(people.mei)).toMatchObject({
      bookingNo: world.bookingNo,
      ediRef: world.ediRef,
      status: 'Approved',
      shipment: 'IPI',
      createdBy: `${csr.username} for ${people.mei.username}`,
      references: { customerReference: REFERENCE, poNumber: PO_NUMBER, serviceContract: 'SC1042', item: '1042-A' },
      grossWeight: '18420.500',
      cube: '61.2000',
      parties: [
        {
          role: 'shipper',
          name: 'Ningbo Lighting Co., Ltd.',
          localName: '宁波照明有限公司',
          address: '88 Beilun Rd, Ningbo',
        },
        { role: 'consignee', name: 'Lakeshore Home, Inc.', localName: null },
      ],
      portOfLoading: 'CNNGB',
      placeOfDelivery: 'USCHI',
      legs: [
        {
          kind: 'ocean',
          vessel: { name: 'Fairway FHM', vvd: 'FHM042E' },
          arrival: { planned: '2026-11-23T14:00:00+00:00', estimated: '2026-11-21T14:00:00+00:00', actual: null },
        },
        { kind: 'rail', from: 'USLGB', to: 'USCHI', vessel: null },
      ],
      cutOffs: [{ kind: 'ams', at: '2026-11-07T00:00:00+00:00', place: 'CNNGB' }],
      siStatus: 'Pending',
      bills: [{ blNo: `FWYL${world.bookingNo}01`, status: 'Draft', release: null }],
      request: { id: world.id, status: 'Approved', version: 1, hasUnsent: false },
      booked: [{ equipment: { code: '45G1', name: { en: expect.any(String) } }, quantity: '2' }],
      flags: [],
      correction: null,
      corrected: 0,
      clock: { rate: 1 },
    })
  })

  it('shows each box with its stage, its last move and its holds, and none that was taken off', async () => {
    const { containers, places } = await read(world.people.mei)
    expect(containers).toMatchObject([
      {
        containerNo: lampContainerNo, equipment: { code: '45G1' }, stage: 'In-Transit', availability: 'Not Yet Available',
        place: 'CNNGB', movedAt: '2026-11-04T12:00:00+00:00', seal: 'SEAL-1', weightKg: '9210.250', redHolds: 0, isTracked: true,
      },
      { containerNo: heldContainerNo, stage: 'In-Transit', place: 'USLGB-SSA', redHolds: 1, seal: null },
    ]) // biome-ignore format: a box each
    expect(Object.keys(places)).toEqual(expect.arrayContaining(['CNNGB', 'USLGB', 'USCHI', 'USLGB-SSA']))
  })

  it('tells what happened, newest first, with whoever stood in for whom', async () => {
    const { csr, people } = world
    expect((await read(people.mei)).story.map(summarize)).toEqual([
      { kind: 'booked', by: null, onBehalfOf: null, about: null },
      { kind: 'approved', by: null, onBehalfOf: null, about: 'Space on deck' },
      { kind: 'received', by: null, onBehalfOf: null, about: null },
      { kind: 'requested', by: csr.username, onBehalfOf: people.mei.username, about: null },
    ])
  })
})

describe('whoever else looks', () => {
  it('sees as another party the booking and its boxes, and nothing of the request', async () => {
    const reply = await open(world.people.consignee)
    const page = BookingPage.strict().parse(reply.json)
    expect(page).toMatchObject({
      request: null,
      references: { customerReference: null, poNumber: null, serviceContract: 'SC1042', item: null },
      grossWeight: null,
      booked: [],
      createdBy: null,
      containers: [{ containerNo: lampContainerNo }, { containerNo: heldContainerNo }],
    })
    expect(page.story.map(({ kind }) => kind)).toEqual(['booked'])
    expect(reply.text).not.toMatch(new RegExp(`OWNMARK|Space on deck|${world.people.mei.username}`))
  })

  it('sees no holds of its boxes without TD or BD', async () => {
    const { containers } = await read(world.people.importer)
    expect(containers.map(({ containerNo, redHolds }) => [containerNo, redHolds])).toEqual([
      [lampContainerNo, null],
      [heldContainerNo, null],
    ])
  })

  it('sees it as its sales rep, without the request', async () => {
    expect(await read(world.people.rep)).toMatchObject({ bookingNo: world.bookingNo, request: null })
  })

  it('is told of a booking of others exactly what is told of one that does not exist', async () => {
    const { rival, loner, mei } = world.people
    for (const who of [rival, loner]) {
      const [foreign, unknown] = [await open(who), await open(who, '9999999')]
      expect([foreign.status, foreign.json.errorCode]).toEqual([404, 'BD0002'])
      expect(foreign.text.replaceAll(world.bookingNo, '9999999')).toBe(unknown.text)
    }
    expect((await open(rival, '3104490')).json.bookingNo).toBe('3104490')
    expect((await open(mei, '3104490')).json).toMatchObject({ errorCode: 'BD0002', messageArgs: ['3104490'] })
  })

  it.each([
    ['a guest', () => open(undefined), 401, 'GE0016'],
    ['somebody without a fitting group', async () => open(await portal.person({ groups: ['TD'], organisationIds: [world.orgs.NBL] })), 403, 'BD0007'],
    ['a member whose web id was not granted', async () => open(await portal.person({ groups: ['BD'], organisationIds: [world.orgs.NBL], webIdGranted: false })), 403, 'GE0004'],
    ['a number that is none', () => open(world.people.mei, '310448'), 400, 'GE0012'],
  ])('is refused as %s', async (_case, ask, status, errorCode) => {
    const reply = await ask()
    expect([reply.status, reply.json.errorCode]).toEqual([status, errorCode])
  }) // biome-ignore format: a case each
})

describe('what happens to it later', () => {
  it('is told to an open page, and shown: an amendment on its way, and what the carrier says of it', async () => {
    const { mei, consignee } = world.people
    const before = await read(mei)
    const page = await listenTo(portal.url, before.watch, before.liveFrom)
    const calls = requestCalls(portal, mei.headers)
    const { revision } = before.request ?? {}
    const changed = { ...world.input, commodity: 'LED lamps', grossWeight: '19000' }
    expect((await calls.submit({ id: world.id, revision, document: changed })).json.result).toBe('Success')
    expect((await page.news()).changed).toEqual([before.watch])
    const amended = await read(mei)
    expect(amended).toMatchObject({ status: 'Pending', request: { version: 2 }, grossWeight: '18420.500' })
    expect(amended.story.map(summarize)).toContainEqual({
      kind: 'amended', by: mei.username, onBehalfOf: null, about: 'commodity, grossWeight',
    }) // biome-ignore format: one line

    const decidedAt = new Date(Date.now() + 600_000).toISOString()
    await portal.carrier('decisions', [decisionLine(world.ediRef, 2, 'decline', { note: 'Vessel is full', decidedAt })])
    expect((await page.news()).changed).toEqual([before.watch])
    page.stop()
    const declined = await read(mei)
    expect(declined).toMatchObject({
      status: 'Approved',
      story: [{ kind: 'declined', about: 'Vessel is full' }, {}, {}, {}, {}, {}],
    })
    expect((await open(consignee)).text).not.toContain('Vessel is full')
  })

  it('is a line of its story: bills, boxes, changes of the carrier, and what was mailed for those who see the request', async () => {
    const { mei, consignee } = world.people
    const { bookingNo, id, granted } = world
    const blNo = `FWYL${bookingNo}01`
    const bill = { blNo, bookingNo, type: 'OBL', status: 'Rated', statedAt: TODAY, revision: 1 }
    await portal.carrier('bills', [bill])
    await portal.carrier('bills', [{ ...bill, status: 'Billed', billedAt: TODAY, release: 'OBL', revision: 2 }])
    await portal.carrier('bookings', [{ ...granted, paymentTerm: 'Collect', revision: 2 }])
    await requestCalls(portal, mei.headers).documents({ id, to: ['lee@bank.example'] })
    const ofCarrier = (kind: string, about: string) => ({ kind, by: null, onBehalfOf: null, about })
    const news = [
      ofCarrier('billed', blNo),
      ofCarrier('released', `${blNo} OBL`),
      ofCarrier('bookingChanged', 'paymentTerm'),
    ]
    const mailed = { kind: 'documentsSent', by: mei.username, onBehalfOf: null, about: 'lee@bank.example' }
    const page = await read(mei)
    expect(page.bills).toMatchObject([{ blNo, status: 'Billed', release: 'OBL' }])
    expect(page.story.map(summarize)).toEqual(expect.arrayContaining([...news, mailed]))
    const others = (await read(consignee)).story.map(summarize)
    expect(others).toEqual(expect.arrayContaining(news))
    expect(others).not.toContainEqual(mailed)
  })

  it('tells of a correction those who may make some, in the organisation that started it', async () => {
    const { mei, consignee, importer } = world.people
    const started = { kind: 'correctionStarted', by: 'ana@csr.example', onBehalfOf: mei.username, about: null }
    await portal.pool.raw.query(
      `insert into booking_story (booking_id, happened_at, kind, done_by, on_behalf_of, org_id)
       select id, now(), $2, $3, $4, (select org_id from booking_party where booking_id = id and role = 'consignee')
         from booking where booking_no = $1`,
      [world.bookingNo, started.kind, started.by, started.onBehalfOf],
    )
    expect((await read(importer)).story.map(summarize)).toContainEqual(started)
    expect((await read(consignee)).story.map(summarize)).not.toContainEqual(started)
  })

  it('keeps what is the request’s to its people, whoever of the others corrects the booking', async () => {
    const { mei, importer } = world.people
    const act = (body: object) => portal.post('/api/corrections/v2/action', body, importer.headers)
    const { id, revision } = (await act({ action: 'start', shipmentNo: world.bookingNo })).json.state
    const { document } = (await portal.get(`/api/corrections/v2/view?id=${id}`, importer.headers)).json
    const sent = await act({ action: 'submit', id, revision, document: { ...document, commodity: 'Lamp shades' } })
    expect(sent.json.result).toBe('Success')
    const decide = (decision: string) => ({
      ...{ ref: `page-${decision}`, correctionId: id, shipmentNo: world.bookingNo, version: 1, decision },
      decidedAt: new Date().toISOString(),
    })
    expect((await portal.carrier('correction-decisions', ['approve', 'complete'].map(decide))).json.accepted).toBe(2)
    const others = await open(importer)
    expect(others.json.corrected).toBe(1)
    expect(others.text).not.toContain('OWNMARK')
    expect(others.json.commodity).toBe('Lamp shades')
    expect((await read(mei)).references).toMatchObject({ customerReference: REFERENCE, poNumber: PO_NUMBER })
  })

  it('is where the notice of a decision leads', async () => {
    const { notices } = (await portal.get('/api/notices', world.people.mei.headers)).json
    const links = notices.map(({ kind, link }: { kind: string; link: string }) => `${kind} ${link}`)
    expect(links).toContain(`amendmentDeclined /bookingDetails/${world.bookingNo}`)
    // when it was approved the carrier had not told of the booking yet
    expect(links).toContain(`requestApproved /bookingRequestDetails?type=view&id=${world.id}`)
  })
})
