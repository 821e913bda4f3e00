import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { TODAY } from '../bookings/requests/booking-request.fixture.ts'
import * as fixture from './vgm.fixture.ts'

const { row, weighing } = fixture
let portal: Portal
let orgs: Awaited<ReturnType<typeof fixture.loadWeighingWorld>>
type Person = Awaited<ReturnType<Portal['person']>>
const people: Record<string, Person> = {}
beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await fixture.loadWeighingWorld(portal)
  const groups = ['VG', 'BD'] as const
  const of = (organisationId: string) => portal.person({ groups, organisationIds: [organisationId] })
  people.shipper = await of(orgs.NBL)
  people.forwarder = await of(orgs.FWD)
  people.consignee = await of(orgs.LSH)
  people['notify party'] = await of(orgs.NTF)
  people.broker = await of(orgs.BRK)
  people.rival = await of(orgs.RIV)
  people['sales rep'] = await portal.person({ groups })
})
afterAll(() => portal.stop())

const headersOf = (who: string) => people[who]?.headers ?? {}
/** Every call that names a booking. */
async function everyAnswer(who: string, bookingNo: string, containerNo: string) {
  const calls = fixture.vgmCalls(portal, headersOf(who))
  const document = weighing(bookingNo, [row(containerNo, '24000')])
  const replies = [
    await calls.search({ numbers: bookingNo }),
    await calls.search({ type: 'bl', numbers: `FWYL${bookingNo}01` }),
    await calls.keep(bookingNo, 0, document),
    await calls.save(bookingNo, 0, document),
    await calls.saveSeveral([{ bookingNo, revision: 0, document }]),
    await calls.validate(bookingNo, document),
    await calls.container(bookingNo, containerNo),
    await calls.history(bookingNo),
  ]
  return replies.map(({ status, text }) => `${status} ${text.replaceAll(bookingNo, 'booking')}`)
}

describe('the papers of a booking', () => {
  it.each(['consignee', 'notify party', 'broker', 'rival', 'sales rep'])(
    'are not there for the %s, as if the booking did not exist',
    async (who) => {
      const salesRep = people['sales rep']?.webId
      const { bookingNo, first } = await fixture.weighedBooking(portal, { salesRep })
      const unknown = await everyAnswer(who, '9999998', first)
      expect(await everyAnswer(who, bookingNo, first)).toEqual(unknown)
      expect(unknown.every((answer) => answer.startsWith('404 ') && answer.includes('VGM0001'))).toBe(true)
    },
  )

  it('are those of shipper and forwarder alike', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const shipper = fixture.vgmCalls(portal, headersOf('shipper'))
    const forwarder = fixture.vgmCalls(portal, headersOf('forwarder'))
    await shipper.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    const saved = await forwarder.save(bookingNo, 1, weighing(bookingNo, [row(second, '21000')]))
    expect(saved.json.state).toMatchObject({ version: 2, isComplete: true })
    const { rows } = await portal.pool.raw.query(
      "select payload->>'organisation' as organisation from outbox_entry where key = $1 order by id",
      [`VGM ${bookingNo}`],
    )
    expect(rows).toEqual([{ organisation: 'NBL' }, { organisation: 'FWD' }])
  })

  it('show everybody else how far they are, and nothing of what they say', async () => {
    const { bookingNo, first, second } = await fixture.weighedBooking(portal)
    const shipper = fixture.vgmCalls(portal, headersOf('shipper'))
    await shipper.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000'), row(second, '21000')]))
    await portal.carrier('vgm-decisions', [fixture.vgmDecision(bookingNo, 1, 'reject')])
    for (const [who, note] of [
      ['consignee', null],
      ['forwarder', 'The weighbridge is not certified'],
    ] as const) {
      const criteria = { numberType: 'booking', numbers: [bookingNo] }
      const { columns } = (await portal.post('/api/bookings/list', criteria, headersOf(who))).json
      expect([who, columns.vgmStatus[0], columns.vgmNote[0]]).toEqual([who, 'Pending', note])
      const page = (await portal.get(`/api/bookings/booking?bookingNo=${bookingNo}`, headersOf(who))).json
      const told = page.story.filter(({ kind }: { kind: string }) => kind.startsWith('vgm'))
      expect([who, page.vgmNote, told.length > 0]).toEqual([who, note, note !== null])
      const home = (await portal.get('/api/home', headersOf(who))).json
      const isTold = home.lines.some(({ kind }: { kind: string }) => kind === 'vgmRejected')
      const { notices } = (await portal.get('/api/notices', headersOf(who))).json
      const isNotified = notices.some(({ kind }: { kind: string }) => kind === 'vgmRejected')
      expect([who, isTold, isNotified]).toEqual([who, note !== null, note !== null])
    }
  })

  it('end with the party', async () => {
    const { bookingNo, first } = await fixture.weighedBooking(portal)
    const forwarder = fixture.vgmCalls(portal, headersOf('forwarder'))
    await forwarder.save(bookingNo, 0, weighing(bookingNo, [row(first, '24000')]))
    const parties = [{ role: 'shipper', organisation: 'NBL' }]
    const { booking } = await import('../carrier/carrier-lines.fixture.ts')
    await portal.carrier('bookings', [booking(bookingNo, { parties, revision: 2 })])
    expect((await forwarder.history(bookingNo)).json.errorCode).toBe('VGM0001')
  })
})
