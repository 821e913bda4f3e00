import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { TODAY } from '../../bookings/requests/booking-request.fixture.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { load, loadWeighingWorld, row, vgmCalls, vgmDecision, weighedBooking, weighing } from '../../vgm/vgm.fixture.ts'
import { type UploadCalls, uploadCalls } from '../form-upload.fixture.ts'
import { vgmCsv, vgmLine } from './vgm-upload.fixture.ts'

let portal: Portal
let orgs: Awaited<ReturnType<typeof loadWeighingWorld>>
let mei: UploadCalls
let screen: ReturnType<typeof vgmCalls>
const personOf = (organisationId: string) => portal.person({ groups: ['VG'], organisationIds: [organisationId] })
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await loadWeighingWorld(portal)
  const { headers } = await personOf(orgs.NBL)
  mei = uploadCalls(portal, headers, '/api/vgm')
  screen = vgmCalls(portal, headers)
})
afterAll(() => portal.stop())

const code = async (call: Promise<{ json: { errorCode?: string } }>) => (await call).json?.errorCode
const problemsOf = ({ json }: Awaited<ReturnType<UploadCalls['read']>>) =>
  json.problems.map((one: { row: number; field: string; code: string }) => [one.row, one.field, one.code])
const accepted = { legalAccepted: true }

describe('a file of weights', () => {
  it('is previewed and then sent, many bookings at once', async () => {
    const [one, other] = [await weighedBooking(portal), await weighedBooking(portal)]
    const sum = { method: 'SM2', unit: 'LB', mass: '', cargo: '40000', dunnage: '100', tare: '8686.2' }
    const { json } = await mei.read(
      vgmCsv(
        vgmLine(one.bookingNo, one.first, { mass: '24.180,5' }),
        vgmLine(other.bookingNo, other.first),
        vgmLine(one.bookingNo, one.second, sum),
      ),
    )
    expect(json.problems).toEqual([])
    expect(json.forms).toMatchObject([
      { row: 2, lastRow: 4, reference: one.bookingNo, deed: 'new', containers: '2', portOfLoading: 'CNNGB' },
      { row: 3, reference: other.bookingNo, containers: '1' },
    ])
    expect(json.meanings).toEqual([
      { row: 2, field: 'mass', text: '24180.5 KG' },
      { row: 4, field: 'mass', text: '48786.2 LB' },
    ])
    expect(await code(mei.send(json.id))).toBe('VGM0033')
    const { results } = (await mei.send(json.id, accepted)).json
    expect(results).toMatchObject([
      { result: 'Success', request: { ediRef: one.bookingNo, status: 'Submitted' } },
      { result: 'Success', request: { ediRef: other.bookingNo } },
    ])
    const { state, sent } = await screen.open(one.bookingNo)
    expect([state?.version, sent?.rows.map(({ containerNo, mass, unit }) => [containerNo, mass, unit])]).toEqual([
      1,
      [
        [one.first, '24180.5', 'KG'],
        [one.second, '48786.2', 'LB'],
      ].toSorted(),
    ])
    expect((await screen.history(one.bookingNo)).json.versions).toMatchObject([{ source: 'upload' }])
    expect(await code(mei.send(json.id, accepted))).toBe('UP0033')
  })

  it('is sent as a whole or not at all', async () => {
    const booking = await weighedBooking(portal)
    const { json } = await mei.read(
      vgmCsv(vgmLine(booking.bookingNo, booking.first), vgmLine(booking.bookingNo, booking.second, { mass: '100' })),
    )
    expect(json.problems).toMatchObject([{ row: 3, field: 'mass', code: 'VGM0024', args: ['100 KG', '3900 KG'] }])
    expect(await code(mei.send(json.id, accepted))).toBe('UP0009')
    expect(await code(mei.sendGood(json.id))).toBe('GE0012')
    expect((await screen.open(booking.bookingNo)).state).toBeNull()
  })

  it('replaces what was sent of a container once its owner confirms it, and keeps both in the history', async () => {
    const { bookingNo, first } = await weighedBooking(portal)
    await screen.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    const same = await mei.read(vgmCsv(vgmLine(bookingNo, first)))
    expect(same.json.forms).toMatchObject([{ deed: 'unchanged', request: { ediRef: bookingNo } }])
    const { json } = await mei.read(vgmCsv(vgmLine(bookingNo, first, { mass: '24100' })))
    expect(json.forms).toMatchObject([{ deed: 'overwrite' }])
    expect(await code(mei.send(json.id, accepted))).toBe('UP0031')
    expect(await code(mei.send(json.id, { ...accepted, overwrite: true }))).toBeUndefined()
    const { versions } = (await screen.history(bookingNo)).json
    expect(versions.map(({ document }: { document: { rows: { mass: string }[] } }) => document.rows[0]?.mass)).toEqual([
      '24100',
      '24000',
    ])
    expect((await mei.send(same.json.id, accepted)).json.errorCode).toBe('UP0010')
  })

  it('warns of weights that are far from what is known, and of a passed cut-off', async () => {
    const { bookingNo, first } = await weighedBooking(portal)
    const { json } = await mei.read(vgmCsv(vgmLine(bookingNo, first, { mass: '27000' })))
    expect(json.warnings).toMatchObject([
      { row: 2, field: 'mass', code: 'VGM0032', args: [first, '27000 KG', '23940 KG'] },
    ])
    expect(await code(mei.send(json.id, accepted))).toBe('UP0039')
    expect(await code(mei.send(json.id, { ...accepted, confirmed: true }))).toBeUndefined()
  })

  it('waits while the carrier is silent, and is outdated by whoever writes meanwhile', async () => {
    const { bookingNo, first, second } = await weighedBooking(portal)
    const { id } = (await mei.read(vgmCsv(vgmLine(bookingNo, first)))).json
    await portal.pool.raw.query(`update carrier_intake set heard_at = now() - interval '1 hour'`)
    try {
      expect(await code(mei.send(id, accepted))).toBe('GE0009')
    } finally {
      await portal.pool.raw.query('update carrier_intake set heard_at = now()')
    }
    await screen.save(bookingNo, 0, weighing(bookingNo, [row(second, '21000')]))
    expect(await code(mei.send(id, accepted))).toBe('UP0010')
    await mei.preview(id)
    expect(await code(mei.send(id, accepted))).toBeUndefined()
    expect((await screen.open(bookingNo)).sent?.rows).toHaveLength(2)
  })

  it('goes to the carrier once, whoever presses twice', async () => {
    const { bookingNo, first } = await weighedBooking(portal)
    const { id } = (await mei.read(vgmCsv(vgmLine(bookingNo, first)))).json
    const codes = await Promise.all([code(mei.send(id, accepted)), code(mei.send(id, accepted))])
    expect(codes.filter(Boolean)).toEqual(['UP0033'])
    await portal.carrier('vgm-decisions', [vgmDecision(bookingNo, 1, 'reject')])
    const again = (await mei.read(vgmCsv(vgmLine(bookingNo, first)))).json
    expect(again.forms).toMatchObject([{ deed: 'new', request: { status: 'Rejected' } }])
    expect(await code(mei.send(again.id, { ...accepted, overwrite: true }))).toBeUndefined()
  })
})

describe('each row of a file is judged like one of the screen', () => {
  it('a container of another booking or company, an unknown booking, one of others', async () => {
    const [mine, other] = [await weighedBooking(portal), await weighedBooking(portal)]
    const theirs = await weighedBooking(portal, { parties: [{ role: 'shipper', organisation: 'RIV' }] })
    const strangers = [other.first, theirs.first, lines.containerNumber(999_990)]
    for (const containerNo of strangers)
      expect(problemsOf(await mei.read(vgmCsv(vgmLine(mine.bookingNo, containerNo))))).toEqual([
        [2, 'containerNo', 'VGM0003'],
      ])
    for (const bookingNo of [theirs.bookingNo, '5999998', 'NONE'])
      expect(problemsOf(await mei.read(vgmCsv(vgmLine(bookingNo, theirs.first))))).toEqual([
        [2, 'bookingNo', 'VGM0001'],
      ])
    expect(problemsOf(await mei.read(vgmCsv(vgmLine('', mine.first))))).toEqual([[2, 'bookingNo', 'UP0001']])
  })

  it('a cancelled booking, a loaded container, the same container twice', async () => {
    const gone = await weighedBooking(portal, { status: 'Canceled' })
    const loaded = await weighedBooking(portal)
    await load(portal, loaded.bookingNo, loaded.first)
    const { bookingNo, second } = loaded
    const file = vgmCsv(
      vgmLine(gone.bookingNo, gone.first),
      vgmLine(bookingNo, loaded.first),
      vgmLine(bookingNo, second),
      vgmLine(bookingNo, second),
    )
    expect(problemsOf(await mei.read(file))).toEqual([
      [2, 'bookingNo', 'VGM0002'],
      [3, 'containerNo', 'VGM0030'],
      [5, 'containerNo', 'VGM0014'],
    ])
  })

  it('the same booking in two files of a batch', async () => {
    const { bookingNo, first, second } = await weighedBooking(portal)
    const batch = randomUUID()
    await mei.read(vgmCsv(vgmLine(bookingNo, first)), { batch })
    const { id, problems } = (await mei.read(vgmCsv(vgmLine(bookingNo, second)), { batch })).json
    expect(problems).toMatchObject([{ code: 'UP0002', field: 'bookingNo' }])
    expect(await code(mei.send(id, accepted))).toBe('UP0002')
  })

  it('no more than 5000 rows', async () => {
    const { bookingNo, first } = await weighedBooking(portal)
    const refused = (await mei.read(vgmCsv(...Array.from({ length: 5001 }, () => vgmLine(bookingNo, first))))).json
    expect([refused.errorCode, refused.messageArgs]).toEqual(['UP0024', ['5000']])
  })
})

describe('who may', () => {
  it('upload weights: shipper and forwarder of the booking, and nobody a file of somebody else', async () => {
    const { bookingNo, first } = await weighedBooking(portal)
    const file = vgmCsv(vgmLine(bookingNo, first))
    const { id } = (await mei.read(file)).json
    const forwarder = uploadCalls(portal, (await personOf(orgs.FWD)).headers, '/api/vgm')
    expect(problemsOf(await forwarder.read(file))).toEqual([])
    for (const org of [orgs.LSH, orgs.BRK, orgs.NTF, orgs.RIV]) {
      const other = uploadCalls(portal, (await personOf(org)).headers, '/api/vgm')
      expect(problemsOf(await other.read(file))).toEqual([[2, 'bookingNo', 'VGM0001']])
      expect([await code(other.preview(id)), await code(other.send(id, accepted))]).toEqual(['UP0010', 'UP0010'])
    }
    const without = await portal.person({ groups: ['BR', 'SI'], organisationIds: [orgs.NBL] })
    const booker = uploadCalls(portal, without.headers, '/api/vgm')
    for (const attempt of [booker.read(file), booker.list(), booker.preview(id), booker.send(id), booker.drop(id)])
      expect(await code(attempt)).toBe('VGM0004')
    expect(await code(booker.formUrl('vgm'))).toBe('VGM0004')
  })
})
