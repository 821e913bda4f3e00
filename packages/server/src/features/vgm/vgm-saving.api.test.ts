import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import * as fixture from './vgm.fixture.ts'

const { row, weighing } = fixture
let portal: Portal
let mei: fixture.VgmCalls
let an: fixture.VgmCalls
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  const orgs = await fixture.loadWeighingWorld(portal)
  mei = fixture.vgmCalls(portal, (await portal.person({ groups: ['VG'], organisationIds: [orgs.NBL] })).headers)
  an = fixture.vgmCalls(portal, (await portal.person({ groups: ['VG'], organisationIds: [orgs.FWD] })).headers)
})
afterAll(() => portal.stop())

interface Reply {
  status: number
  json: { errorCode?: string; violations?: { path: string; code: string; args: string[] }[] }
}
const codesOf = ({ json }: Reply) => (json.violations ?? []).map(({ path, code }) => `${path} ${code}`)

describe('saving', () => {
  it('is refused with all that is wrong, and nothing is kept', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const rows = [row(first, '3940'), row('FWYU1234567', '1e9'), row(first, '24,500')]
    const document = weighing(bookingNo, rows, { signatory: '', weighedAt: '2027-01-01 00:00' })
    const refused = await mei.save(bookingNo, 0, document)
    expect([refused.status, codesOf(refused)]).toEqual([
      422,
      [
        'rows.0.mass VGM0024',
        'rows.1.containerNo VGM0013',
        'rows.1.mass VGM0019',
        'rows.2.mass VGM0020',
        'rows.2.containerNo VGM0014',
        'signatory VGM0026',
        'weighedAt VGM0028',
      ],
    ])
    expect((await mei.validate(bookingNo, document)).json.violations).toEqual(refused.json.violations)
    expect((await mei.open(bookingNo)).state).toBeNull()
  })

  it('answers a container of another booking like an unknown one', async () => {
    const [own, other] = [await fixture.weighedBooking(portal), await fixture.weighedBooking(portal)]
    const unknown = lines.containerNumber(999_999)
    for (const containerNo of [other.first, unknown]) {
      const refused = await mei.save(own.bookingNo, 0, weighing(own.bookingNo, [row(containerNo, '24000')]))
      expect(refused.json).toMatchObject({ errorCode: 'VGM0003', messageArgs: [containerNo] })
      expect((await mei.container(own.bookingNo, containerNo)).json).toEqual({
        ...{ containerNo, isValid: true, isRecognised: false, container: null },
        problem: { code: 'VGM0003', args: [containerNo] },
      })
    }
    expect((await mei.container(own.bookingNo, own.first)).json).toMatchObject({ isRecognised: true, problem: null })
    expect((await mei.container(own.bookingNo, 'FWYU123')).json).toMatchObject({ isValid: false, isRecognised: false })
  })

  it('needs the legal statement', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const document = weighing(bookingNo, [row(first, '24000')])
    const refused = await mei.save(bookingNo, 0, document, { legalAccepted: false })
    expect([refused.status, refused.json.errorCode]).toEqual([422, 'VGM0033'])
  })

  it('asks for confirmation where a mass is not plausible, with both figures', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const document = weighing(bookingNo, [row(first, '28000')])
    const asked = await mei.save(bookingNo, 0, document)
    expect([asked.status, asked.json.errorCode]).toEqual([409, 'VGM0032'])
    expect(asked.json.messageArgs).toEqual([first, '28000 KG', '23940 KG'])
    const saved = await mei.save(bookingNo, 0, document, { confirmed: ['VGM0032'] })
    expect(saved.json.result).toBe('Success')
    const { rows } = await portal.pool.raw.query(
      'select confirmed from vgm_version d join vgm v on v.id = d.vgm_id where v.booking_no = $1',
      [bookingNo],
    )
    expect(rows).toEqual([{ confirmed: ['VGM0032'] }])
  })

  it('after the cut-off is confirmed by the sender, after loading refused for that container alone', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    await mei.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    await fixture.load(portal, bookingNo, first)
    await portal.setNow('2026-11-24T04:00:00Z')
    try {
      const late = weighing(bookingNo, [row(second, '21000')])
      const asked = await mei.save(bookingNo, 1, late)
      expect(asked.json).toMatchObject({ errorCode: 'VGM0031', messageArgs: [bookingNo, '2026-11-24 12:00 UTC+8'] })
      expect((await mei.save(bookingNo, 1, late, { confirmed: ['VGM0031'] })).json.result).toBe('Success')
      const again = await mei.save(bookingNo, 2, weighing(bookingNo, [row(first, '24100')]), { confirmed: ['VGM0031'] })
      expect([again.status, codesOf(again)]).toEqual([422, ['rows.0.containerNo VGM0030']])
    } finally {
      await portal.setNow(TODAY)
    }
  })

  it('is refused for a cancelled booking', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal, { status: 'Canceled' })
    const document = weighing(bookingNo, [row(first, '24000')])
    for (const reply of [
      await mei.save(bookingNo, 0, document),
      await mei.keep(bookingNo, 0, document),
      await mei.validate(bookingNo, document),
      await mei.container(bookingNo, first),
    ])
      expect([reply.status, reply.json.errorCode]).toEqual([422, 'VGM0002'])
  })

  it('sends nothing where nothing is new', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const document = weighing(bookingNo, [row(first, '24000')])
    await mei.save(bookingNo, 0, document)
    expect((await mei.save(bookingNo, 1, document)).json).toMatchObject({ result: 'NoEdit', state: { version: 1 } })
  })

  it('of two people at once lets one through and tells the other', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const saves = await Promise.all([
      mei.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')])),
      an.save(bookingNo, 0, weighing(bookingNo, [row(second, '21000')])),
    ])
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(saves.find(({ status }) => status === 409)?.json.errorCode).toBe('GE0007')
  })
})

describe('what is kept', () => {
  it('is what was typed, right or not, until it is sent', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const typed = weighing(bookingNo, [row(first, 'about 24 tons')])
    const kept = await mei.keep(bookingNo, 0, typed)
    expect(kept.json).toMatchObject({ result: 'Success', state: { status: 'Pending', revision: 1, hasUnsent: true } })
    expect((await an.open(bookingNo)).document).toEqual(typed)
    expect((await mei.keep(bookingNo, 1, typed)).json.result).toBe('NoEdit')
    expect((await an.keep(bookingNo, 0, typed)).json.errorCode).toBe('GE0007')
    const sent = await mei.save(bookingNo, 1, weighing(bookingNo, [row(first, '24000')]))
    expect(sent.json.state).toMatchObject({ version: 1, hasUnsent: false })
  })

  it('is everything while the carrier is silent', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const document = weighing(bookingNo, [row(first, '24000')])
    await portal.pool.raw.query("update carrier_intake set heard_at = now() - interval '1 day'")
    try {
      const refused = await mei.save(bookingNo, 0, document)
      expect([refused.status, refused.json.errorCode]).toEqual([503, 'GE0009'])
    } finally {
      await portal.pool.raw.query('update carrier_intake set heard_at = now()')
    }
    const kept = await mei.open(bookingNo)
    expect(kept).toMatchObject({ state: { status: 'Pending', version: 0 }, document })
    expect((await mei.save(bookingNo, 1, document)).json.state).toMatchObject({ status: 'Submitted', version: 1 })
  })
})

describe('several bookings', () => {
  it('are sent together, or not at all', async () => {
    const [one, two] = [await fixture.weighedBooking(portal), await fixture.weighedBooking(portal)]
    const submission = ({ bookingNo, first }: typeof one, mass: string) => ({
      ...{ bookingNo, revision: 0, document: weighing(bookingNo, [row(first, mass)]) },
    })
    const refused = await mei.saveSeveral([submission(one, '24000'), submission(two, '0')])
    expect([refused.status, codesOf(refused)]).toEqual([422, ['submissions.1.document.rows.0.mass VGM0022']])
    expect((await mei.open(one.bookingNo)).state).toBeNull()
    const twice = await mei.saveSeveral([submission(one, '24000'), submission(one, '24000')])
    expect(twice.json.errorCode).toBe('VGM0041')
    const sent = await mei.saveSeveral([submission(one, '24000'), submission(two, '24100')])
    expect(sent.json.outcomes).toMatchObject([
      { result: 'Success', state: { bookingNo: one.bookingNo, version: 1 } },
      { result: 'Success', state: { bookingNo: two.bookingNo, version: 1 } },
    ])
  })

  it('are found by numbers, bills and references, and what is not found is named', async () => {
    const [one, two] = [await fixture.weighedBooking(portal), await fixture.weighedBooking(portal)]
    const found = (await mei.search({ numbers: `${one.bookingNo}, ${two.bookingNo} 9999999` })).json
    expect(found.bookings.map(({ header }: { header: { bookingNo: string } }) => header.bookingNo)).toEqual([
      one.bookingNo,
      two.bookingNo,
    ])
    expect(found.missing).toEqual(['9999999'])
    const byBill = (await mei.search({ type: 'bl', numbers: `FWYL${one.bookingNo}01` })).json
    expect(byBill.bookings).toHaveLength(1)
    const none = await mei.search({ type: 'reference', numbers: 'PO 17' })
    expect(none.json).toMatchObject({ errorCode: 'VGM0001', messageArgs: ['PO 17'] })
    expect((await mei.search({ numbers: one.bookingNo, carrier: 'MAEU' })).json.errorCode).toBe('VGM0005')
  })
})
