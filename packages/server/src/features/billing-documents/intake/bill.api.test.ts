import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'

let portal: Portal
const NOW = '2026-11-15T00:00:00Z'
const [first, second] = ['FWYL310000101', 'FWYL310000102']

beforeAll(async () => {
  portal = await startPortal({ now: NOW })
  await portal.carrier('locations', lines.locations)
  await portal.carrier('equipment-types', lines.equipmentTypes)
  await portal.carrier('organisations', lines.organisations)
  await portal.carrier('schedules', lines.schedules)
  await portal.carrier('bookings', [lines.booking('3100001', { bills: [first, second] })])
})
afterAll(() => portal.stop())

const bill = (more: object = {}) => ({
  blNo: first, bookingNo: '3100001', type: 'OBL', status: 'Draft', statedAt: '2026-11-14T00:00:00Z', revision: 1, ...more,
}) // biome-ignore format: one line
const billed = (more: object = {}) => bill({ status: 'Billed', billedAt: '2026-11-14T08:00:00Z', ...more })
const send = async (path: string, ...sent: object[]) => (await portal.carrier(path, sent)).json
const known = async (bookingNo = '3100001') =>
  (
    await portal.pool.raw.query(
      'select bl_no, type, l.status, release, l.revision from bill l join booking b on b.id = l.booking_id where booking_no = $1 order by bl_no',
      [bookingNo],
    )
  ).rows.map((row) => Object.values(row).join(' '))
/** The activity of a booking, in the order in which it was written. */
const activity = async (bookingNo: string) =>
  (
    await portal.pool.raw.query(
      'select k.kind, k.about from booking_story k join booking b on b.id = k.booking_id where booking_no = $1 order by k.id',
      [bookingNo],
    )
  ).rows.map(({ kind, about }) => `${kind} ${about}`)

describe('bills of lading', () => {
  it('are drafts of the booking’s type when a booking merely names them', async () => {
    expect(await known()).toEqual([`${first} SW Draft  -1`, `${second} SW Draft  -1`])
  })

  it('say how far they have come; the newest of two lines in a batch counts, and a late one changes nothing', async () => {
    const both = [billed({ revision: 3, release: 'Printed' }), bill({ revision: 2, status: 'Rated' })]
    expect(await send('bills', ...both)).toMatchObject({ accepted: 1, unchanged: 1, rejected: [] })
    expect(await known()).toEqual([`${first} OBL Billed Printed 3`, `${second} SW Draft  -1`])
    for (const late of [bill({ revision: 2 }), billed({ revision: 3, release: 'OBL' })])
      expect(await send('bills', late)).toMatchObject({ accepted: 0, unchanged: 1 })
    expect(await known()).toEqual([`${first} OBL Billed Printed 3`, `${second} SW Draft  -1`])
  })

  it('are refused where the booking is not known, is another one’s, or billed without saying when', async () => {
    const { accepted, rejected } = await send(
      'bills',
      bill({ blNo: 'FWYL999999901', bookingNo: '9999999' }),
      bill({ blNo: 'FWYL999999901' }),
      bill({ status: 'Billed', revision: 9 }),
      bill({ status: 'Sunk' }),
      bill({ blNo: second, revision: 4, status: 'Rated', type: 'SW' }),
    )
    const errors = rejected.map(({ line, errorCode, violations }: { line: number; errorCode: string; violations: { path: string }[] }) =>
      [line, errorCode, violations[0]?.path].join(' ')) // biome-ignore format: short
    expect([accepted, errors]).toEqual([
      1,
      ['1 GE0003 bookingNo', '2 GE0012 blNo', '3 GE0012 billedAt', '4 GE0012 status'],
    ])
    expect((await known())[1]).toBe(`${second} SW Rated  4`)
  })

  it('keep what is known of them when their booking comes again; one that it does not name is gone', async () => {
    await send('bookings', lines.booking('3100001', { revision: 2, bills: [second, first], commodity: 'Lamps' }))
    expect(await known()).toEqual([`${first} OBL Billed Printed 3`, `${second} SW Rated  4`])
    await send('bookings', lines.booking('3100001', { revision: 3, bills: [first, 'FWYL310000103'], billType: 'TLX', commodity: 'Lamps' }))
    expect(await known()).toEqual([`${first} OBL Billed Printed 3`, 'FWYL310000103 TLX Draft  -1'])
    await send('bookings', lines.booking('3100001', { revision: 4, bills: [first, 'FWYL310000103'], billType: 'SW', commodity: 'Lamps' }))
    expect((await known())[1]).toBe('FWYL310000103 SW Draft  -1')
  }) // biome-ignore format: short

  it('need a key that may send bookings', async () => {
    const authorization = `Bearer ${await portal.mintKey(['tracking'])}`
    expect((await portal.carrier('bills', [bill()], { authorization })).status).toBe(403)
  })
})

describe('the activity of a booking', () => {
  it('tells that a bill was billed and released, once each, and nothing of what the first line brings', async () => {
    await send('bookings', lines.booking('3100002'))
    const its = { blNo: 'FWYL310000201', bookingNo: '3100002' }
    await send('bills', bill({ ...its, status: 'Rated' }))
    expect(await activity('3100002')).toEqual([])
    await send('bills', billed({ ...its, revision: 2, release: 'Printed' }))
    await send('bills', billed({ ...its, revision: 3, release: 'OBL' }))
    await send('bills', billed({ ...its, revision: 4, release: 'OBL' }))
    expect(await activity('3100002')).toEqual(['billed FWYL310000201', 'released FWYL310000201 OBL'])
    await send('bookings', lines.booking('3100003'))
    await send('bills', billed({ blNo: 'FWYL310000301', bookingNo: '3100003', release: 'TLX' }))
    expect(await activity('3100003')).toEqual([])
  })

  it('names the fields that the carrier changed, and is silent where nothing did that people see', async () => {
    const its = (revision: number, more: object = {}) => lines.booking('3100004', { revision, ...more })
    await send('bookings', its(1))
    await send('bookings', its(2))
    await send('bookings', its(2, { status: 'Canceled' }), its(1, { status: 'Canceled' }))
    await send('bookings', its(3, { salesRep: 'REP1', bills: [], createdBy: 'x' }))
    expect(await activity('3100004')).toEqual([])
    await send('bookings', its(4, { siStatus: 'Submitted', commodity: 'Lamps' }), its(5, { siStatus: 'Submitted', destinationTerm: 'DOOR' }))
    const feeder = lines.feederBooking('3100004', { revision: 6, siStatus: 'Submitted', destinationTerm: 'DOOR' })
    await send('bookings', feeder)
    await send('bookings', { ...feeder, revision: 7, parties: [...feeder.parties].reverse() })
    await send('bookings', { ...feeder, revision: 8, status: 'Canceled', vgmStatus: 'Received', parties: feeder.parties.slice(0, 1) })
    expect(await activity('3100004')).toEqual([
      'bookingChanged freightTerm, siStatus',
      'bookingChanged portOfLoading, vvd, route',
      'bookingChanged status, vgmStatus, parties',
    ])
  }) // biome-ignore format: short

  it('tells of containers that come later than the first ones, or are taken off', async () => {
    const [one, two, late] = [11, 12, 13].map(lines.containerNumber)
    const container = (number = '', more: object = {}) => lines.container('3100005', number, more)
    await send('bookings', lines.booking('3100005'))
    await send('containers', container(one))
    await send('containers', container(two)) // of the same moment: the first load came in two batches
    expect(await activity('3100005')).toEqual([])
    await send(
      'containers',
      container(late, { assignedAt: '2026-11-10T00:00:00Z' }),
      container(one, { revision: 2, seal: 'S1' }),
    )
    await send('containers', container(two, { revision: 2, removed: true }))
    await send(
      'containers',
      container(two, { revision: 3, removed: false }),
      container(two, { revision: 2, removed: true }),
    )
    expect(await activity('3100005')).toEqual([`boxAssigned ${late}`, `boxRemoved ${two}`, `boxAssigned ${two}`])
  })
})
