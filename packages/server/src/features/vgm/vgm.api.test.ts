import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as fixture from './vgm.fixture.ts'

const { row, weighing, vgmDecision } = fixture
let portal: Portal
let mei: fixture.VgmCalls
let dashboard: (bookingNo: string) => Promise<unknown>
let username: string
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await fixture.loadWeighingWorld(portal)
  const person = await portal.person({ groups: ['VG', 'BD'], organisationIds: [orgs.NBL] })
  username = person.username
  mei = fixture.vgmCalls(portal, person.headers)
  dashboard = async (bookingNo) => {
    const criteria = { numberType: 'booking', numbers: [bookingNo] }
    const { columns } = (await portal.post('/api/bookings/list', criteria, person.headers)).json
    return { status: columns.vgmStatus[0], note: columns.vgmNote[0], dueAt: columns.vgmDueAt[0] }
  }
})
afterAll(() => portal.stop())

const decide = (...decision: Parameters<typeof vgmDecision>) =>
  portal.carrier('vgm-decisions', [vgmDecision(...decision)])

describe('the verified gross mass of a booking', () => {
  it('begins with the header of the booking, and with a row for each container, its tare filled in', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    expect((await mei.carriers()).json).toEqual({
      carriers: [{ scac: 'FWYL', name: 'Fairway Lines' }],
      bookingTypes: ['Booking', 'B/L'],
    })
    const booking = await mei.open(bookingNo)
    expect(booking).toMatchObject({
      header: {
        carrier: { scac: 'FWYL', name: 'Fairway Lines' },
        loadPort: { code: 'CNNGB', name: { en: 'Ningbo' } },
        vvd: 'FHM043E',
        vessel: 'Fairway FHM',
        bookingNo,
        finalDestination: { code: 'USLGB' },
        shipperReference: null,
        transShipment: [],
      },
      bookingStatus: 'Approved',
      bills: [`FWYL${bookingNo}01`],
      cutOffAt: '2026-11-24T04:00:00Z',
      zone: 'Asia/Shanghai',
      state: null,
      sent: null,
    })
    expect(booking.containers).toMatchObject([
      { containerNo: first, tareKg: '3940', maxGrossKg: '30480', isTypicalTare: false, cargoKg: '20000.000' },
      { containerNo: second, tareKg: '3900', maxGrossKg: '32500', isTypicalTare: true, cargoKg: null },
    ])
    expect(booking.document.rows.map(({ containerNo, tare }) => [containerNo, tare])).toEqual([
      [first, '3940'],
      [second, '3900'],
    ])
  })

  it('goes to the carrier, which receives and accepts it; the dashboard follows', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const document = weighing(bookingNo, [row(first, '24,000.5'), row(second, '50000', { unit: 'LB' })])
    const saved = await mei.save(bookingNo, 0, document)
    expect(saved.json).toMatchObject({
      result: 'Success',
      state: { status: 'Submitted', version: 1, isComplete: true },
    })
    const { rows } = await portal.pool.raw.query('select topic, payload from outbox_entry where key = $1', [
      `VGM ${bookingNo}`,
    ])
    expect(rows).toMatchObject([
      {
        topic: 'vgm',
        payload: { bookingNo, version: 1, organisation: 'NBL', source: 'portal', stated: [first, second] },
      },
    ])
    expect(rows[0].payload.document.rows).toMatchObject([
      { containerNo: first, method: 'SM1', unit: 'KG', mass: '24000.5', signatory: 'Li Na', weighedPlace: 'Beilun 2' },
      { containerNo: second, unit: 'LB', mass: '50000' },
    ])
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Submitted', note: null })
    await decide(bookingNo, 1, 'received')
    expect((await mei.open(bookingNo)).state).toMatchObject({ status: 'Received', stored: 'Submitted' })
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Received' })
    await decide(bookingNo, 1, 'accept')
    expect((await mei.open(bookingNo)).state).toMatchObject({ status: 'Accepted', carrierAction: 'Accepted' })
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Accepted' })
  })

  it('is pending again with its reason where it is rejected, and can be sent once more', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    await mei.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000'), row(second, '21000')]))
    await decide(bookingNo, 1, 'reject')
    const { state, document, sent } = await mei.open(bookingNo)
    expect(state).toMatchObject({ status: 'Rejected', carrierNote: 'The weighbridge is not certified' })
    expect(document.rows.map(({ mass, signatory }) => [mass, signatory])).toEqual([
      ['24000', ''],
      ['21000', ''],
    ])
    expect(sent?.rows.map(({ signatory }) => signatory)).toEqual(['Li Na', 'Li Na'])
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Pending', note: 'The weighbridge is not certified' })
    const again = await mei.save(bookingNo, state?.revision ?? -1, document)
    expect(again.json).toMatchObject({
      result: 'Success',
      state: { status: 'Submitted', version: 2, carrierNote: null },
    })
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Submitted', note: null })
  })

  it('stays pending on the dashboard while a container lacks its mass, and adds what is sent to what was sent', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const one = await mei.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    expect(one.json.state).toMatchObject({ status: 'Submitted', isComplete: false })
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Pending' })
    const signed = { signatory: 'Wang Wei', weighedAt: '2026-11-15 07:00' }
    const two = await mei.save(bookingNo, 1, weighing(bookingNo, [row(second, '21000')], signed))
    expect(two.json.state).toMatchObject({ version: 2, isComplete: true })
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Submitted' })
    await mei.save(bookingNo, 2, weighing(bookingNo, [row(first, '24100')], signed))
    const { versions } = (await mei.history(bookingNo)).json
    expect(versions.map((one: { stated: string[]; kind: string }) => [one.kind, one.stated])).toEqual([
      ['amendment', [first]],
      ['amendment', [second]],
      ['submission', [first]],
    ])
    expect(versions[0]).toMatchObject({ version: 3, submittedBy: username, source: 'portal' })
    const masses = (document: { rows: { mass: string; signatory: string }[] }) =>
      document.rows.map(({ mass, signatory }) => `${mass} ${signatory}`)
    expect(versions.map((one: { document: never }) => masses(one.document))).toEqual([
      ['24100 Wang Wei', '21000 Wang Wei'],
      ['24000 Li Na', '21000 Wang Wei'],
      ['24000 Li Na'],
    ])
  })

  it('lets the carrier decide where nothing was sent here, and what was sent here where something was', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal, { vgmStatus: 'Accepted' })
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Accepted' })
    await mei.keep(bookingNo, 0, weighing(bookingNo, [row(first, 'as typed')]))
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Accepted' })
    await mei.save(bookingNo, 1, weighing(bookingNo, [row(first, '24000'), row(second, '21000')]))
    expect(await dashboard(bookingNo)).toMatchObject({ status: 'Submitted' })
  })

  it('is told on the booking page, its story and the Home Page, and by notification and mail', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const orgs = await portal.pool.raw.query("select id from organisation where ref = 'FWD'")
    const forwarder = await portal.person({ groups: ['VG', 'BD'], organisationIds: [orgs.rows[0].id] })
    await mei.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000'), row(second, '21000')]))
    await decide(bookingNo, 1, 'reject')
    const page = (await portal.get(`/api/bookings/booking?bookingNo=${bookingNo}`, forwarder.headers)).json
    expect(page).toMatchObject({ vgmStatus: 'Pending', vgmNote: 'The weighbridge is not certified' })
    expect(page.story.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['vgmSubmitted', 'vgmRejected']),
    )
    const home = (await portal.get('/api/home', forwarder.headers)).json
    const line = home.lines.find(({ kind }: { kind: string }) => kind === 'vgmRejected')
    expect(line.args.names).toContain(bookingNo)
    const notices = (await portal.get('/api/notices', forwarder.headers)).json
    expect(notices.notices[0]).toMatchObject({
      kind: 'vgmRejected',
      args: { bookingNo },
    })
    await portal.deliverMail()
    const { rows } = await portal.pool.raw.query(
      "select subject from mailbox_message where recipient = $1 and subject like '%' || $2 || '%'",
      [username, bookingNo],
    )
    expect(rows).toEqual([{ subject: `Fairway Lines rejected the VGM for booking ${bookingNo}` }])
  })
})
