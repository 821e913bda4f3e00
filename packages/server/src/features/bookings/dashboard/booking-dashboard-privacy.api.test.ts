import { type BookingCriteria, bookingNumberKinds } from '@fairway/contract/bookings/dashboard/booking-dashboard.values'
import { bookingStatuses } from '@fairway/contract/tracking/tracking.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { as, createDesk } from '../../identity/assumption/assumption.fixture.ts'
import { document, requestCalls, TODAY } from '../requests/booking-request.fixture.ts'
import * as world from './booking-dashboard.fixture.ts'

let portal: Portal
const { ownTrade, rivalTrade } = world
let orgs: Awaited<ReturnType<typeof world.loadBookings>>
const requests: Record<string, string> = {}

beforeAll(async () => {
  portal = await startPortal({ now: TODAY })
  orgs = await world.loadBookings(portal)
  const parties = [
    { role: 'contractHolder', organisation: 'NBL' },
    { role: 'forwarder', organisation: 'NBX', mayBook: true },
  ]
  await portal.carrier('contracts', [
    { number: 'SC1042', title: 'Shared', validFrom: '2026-01-01', validTo: '2026-12-31', parties, revision: 2 },
  ])
  for (const [ref, mark] of [['NBL', 'OWNMARK'], ['NBX', 'RIVALMARK']] as const) {
    const { headers } = await portal.person({ groups: ['BR'], organisationIds: [orgs[ref]], username: `${mark}@x.example` })
    const sent = await requestCalls(portal, headers).submit({
      document: document({ customerReference: `${mark}-1`, commodity: mark }),
    })
    requests[mark] = sent.json.state.ediRef
  } // biome-ignore format: short
})
afterAll(() => portal.stop())

type Org = keyof typeof orgs
const personOf = (...refs: Org[]) => portal.person({ groups: ['BD'], organisationIds: refs.map((ref) => orgs[ref]) })
const dashboard = async (...refs: Org[]) => world.dashboardOf(portal, await personOf(...refs))

/** Everything of one trader that could be in an answer. */
const secretsOf = (trader: typeof ownTrade) =>
  new RegExp(`${trader.mark}|${trader.digit}0000\\d\\d|${requests[trader.mark]}`)
const numbersOf = (trader: typeof ownTrade) => ({
  booking: world.bookingNo(trader, 9),
  bl: world.blNo(trader, 9),
  ediRef: world.ediRef(trader, 9),
})
const allNumbers = (trader: typeof ownTrade) => [...Object.values(numbersOf(trader)), requests[trader.mark] ?? '']

/** All answers of a dashboard to somebody who knows the numbers of both traders, with those numbers taken out. */
async function answersOf(reader: world.DashboardCalls, strange: typeof ownTrade) {
  const criteria: BookingCriteria[] = [
    {}, { days: 21 }, { vvds: ['FRV009E', 'FGN048E'] }, { portsOfDischarge: ['USHNL', 'USLGB'] }, { statuses: [...bookingStatuses] },
    { dateOf: 'departure', from: '2026-01-01', to: '2027-01-01' }, { concerns: ['siDue', 'vgmDue', 'held'] }, { siStatuses: ['Pending'] },
    ...bookingNumberKinds.map((numberType) => ({ numberType, numbers: [numbersOf(ownTrade)[numberType], numbersOf(rivalTrade)[numberType]] })),
    { numberType: 'mixed', numbers: [ownTrade, rivalTrade].flatMap(allNumbers) },
  ] // biome-ignore format: a line for each kind
  const replies = []
  for (const one of criteria) replies.push(await reader.list(one), await reader.count(one))
  replies.push(await reader.choices())
  for (const { status } of replies) expect(status).toBe(200)
  return replies
    .map(({ text }) => allNumbers(strange).reduce((left, number) => left.replaceAll(`"${number}"`, '""'), text))
    .join('\n')
}

describe('two organisations with look-alike bookings', () => {
  it.each([
    ['NBL', ownTrade, rivalTrade],
    ['NBX', rivalTrade, ownTrade],
  ] as const)('never see anything of each other: %s', async (ref, mine, theirs) => {
    const reader = await dashboard(ref)
    const text = await answersOf(reader, theirs)
    expect(text).toMatch(secretsOf(mine))
    expect(text).not.toMatch(secretsOf(theirs))
    if (mine === ownTrade) expect(text).not.toMatch(/FRV009E|USHNL/)
    const { statuses, concerns } = (await reader.count()).json
    const sum = statuses.reduce((all: number, { count }: { count: number }) => all + count, 0)
    expect([sum, concerns[2].count]).toEqual([world.TRADED + 1, 4])
  })

  it.each(bookingNumberKinds)('are told of a stranger’s %s what they are told of an unknown one', async (numberType) => {
    const reader = await dashboard('NBL')
    const unknown = { booking: '9999999', bl: 'FWYL999999901', ediRef: 'FW99999999' }[numberType]
    const ask = async (number: string, ...more: string[]) => {
      const { status, text } = await reader.list({ numberType, numbers: [...more, number] })
      return [status, text.replaceAll(number, 'N').replaceAll(/"(lastUpdateTs|asOf|liveFrom)" ?: ?"[^"]*"/g, '')]
    }
    const mine = numbersOf(ownTrade)[numberType]
    for (const strange of [numbersOf(rivalTrade)[numberType], ...(numberType === 'ediRef' ? [String(requests.RIVALMARK)] : [])]) {
      expect(await ask(strange)).toEqual(await ask(unknown))
      expect(await ask(strange, mine)).toEqual(await ask(unknown, mine))
    }
  }) // biome-ignore format: short
})

describe('whose bookings a dashboard shows', () => {
  const seenBy = async (reader: { headers: Record<string, string> }, criteria: BookingCriteria = {}) => {
    const calls = world.dashboardOf(portal, reader)
    const [list, cards] = [await calls.list(criteria), await calls.count(criteria)]
    const counted = cards.json.statuses.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(counted).toBe(list.json.rows)
    const numbers: (string | null)[] = list.json.columns.bookingNo
    return numbers.map((number) => number?.[0] ?? 'request').sort()
  }
  const all = (digit: string) => new Array(world.TRADED).fill(digit)

  it('are those of the shipper and of the consignee, each once; requests are seen by who made them alone', async () => {
    expect(await seenBy(await personOf('NBL'))).toEqual([...all('3'), 'request'])
    expect(await seenBy(await personOf('NBL-C'))).toEqual(all('3'))
    expect(await seenBy(await personOf('NBL', 'NBL-C'))).toEqual([...all('3'), 'request'])
    expect(await seenBy(await personOf('NBL', 'NBX'))).toEqual([...all('3'), ...all('4'), 'request', 'request'])
  })

  it('are none, and no error, for an organisation without bookings and without an organisation', async () => {
    for (const person of [await personOf('LSH'), await portal.person({ groups: ['BD'] })]) {
      expect(await seenBy(person)).toEqual([])
      const none = { vvds: [], portsOfLoading: [], portsOfDischarge: [], destinations: [] }
      expect((await world.dashboardOf(portal, person).choices()).json).toEqual(none)
    }
  })

  it('are those of a sales rep, beside those of their organisations', async () => {
    const [rep, both] = [await portal.person({ groups: ['BD'] }), await personOf('NBL')]
    const give = (webId: string, bookingNo: string) =>
      portal.pool.raw.query('update booking set sales_rep = $1 where booking_no = $2', [webId, bookingNo])
    await give(rep.webId, world.bookingNo(rivalTrade, 1))
    await give(both.webId, world.bookingNo(rivalTrade, 2))
    await give(both.webId, world.bookingNo(ownTrade, 2))
    expect(await seenBy(rep)).toEqual(['4'])
    expect(await seenBy(rep, { numbers: [1, 2].map((nth) => world.bookingNo(rivalTrade, nth)) })).toEqual(['4'])
    expect(await seenBy(both)).toEqual([...all('3'), '4', 'request'])
    await portal.pool.raw.query('update booking set sales_rep = null')
  })

  it('are the customer’s for whoever stands in for one, and others as soon as an admin gives and takes', async () => {
    const desk = createDesk(portal)
    const [csr, customer] = [await desk.csr(), await personOf('NBL')]
    expect((await world.dashboardOf(portal, csr).list()).json.errorCode).toBe('BD0007')
    await desk.assume(csr, customer.username)
    expect(await seenBy({ headers: as(csr, customer.username) })).toHaveLength(world.TRADED + 1)
    await portal.pool.raw.query('update account_organisation set organisation_id = $1 where account_id = $2', [
      orgs.NBX,
      customer.accountId,
    ])
    expect(await seenBy(customer)).toEqual([...all('4'), 'request'])
    await portal.pool.raw.query('delete from account_organisation where account_id = $1', [customer.accountId])
    expect(await seenBy(customer)).toEqual([])
  })
})

it.each(['list', 'count', 'choices'] as const)('nobody else gets in: %s', async (call) => {
  const ask = async (reader: { headers: Record<string, string> }) => {
    const { status, json } = await world.dashboardOf(portal, reader)[call]()
    return `${status} ${json.errorCode}`
  }
  const organisationIds = [orgs.NBL]
  expect(await ask({ headers: {} })).toBe('401 GE0016')
  expect(await ask(await portal.person({ groups: ['TD', 'BR'], organisationIds }))).toBe('403 BD0007')
  expect(await ask(await portal.person({ groups: ['BD'], organisationIds, webIdGranted: false }))).toBe('403 GE0004')
})
