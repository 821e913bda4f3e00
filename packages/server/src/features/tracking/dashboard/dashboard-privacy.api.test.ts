import {
  type DashboardCriteria,
  type DashboardNumberKind,
  dashboardNumberKinds,
} from '@fairway/contract/tracking/dashboard/dashboard.values'
import { stages } from '@fairway/contract/tracking/tracking.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import { as, createDesk } from '../../identity/assumption/assumption.fixture.ts'
import * as world from './dashboard.fixture.ts'

let portal: Portal
const { ownTrade, rivalTrade } = world
const orgs: Record<string, string> = {}

beforeAll(async () => {
  portal = await startPortal({ now: world.NOW })
  await world.fillDashboard(portal)
  for (const ref of ['NBL', 'NBL-C', 'NBX', 'LSH']) orgs[ref] = await world.organisationId(portal, ref)
})
afterAll(() => portal.stop())

const personOf = (...refs: string[]) =>
  portal.person({ groups: ['TD'], organisationIds: refs.map((ref) => String(orgs[ref])) })
const dashboard = async (...refs: string[]) => world.dashboardOf(portal, await personOf(...refs))

/** Everything of one trader that could be in an answer. */
const secretsOf = (trader: typeof ownTrade) =>
  new RegExp(`${trader.mark}|${trader.digit}00000\\d|FW${trader.digit}00|FWYU${trader.first / 1e5}0000`)
const numbersOf = (trader: typeof ownTrade): Record<DashboardNumberKind, string> => ({
  container: world.containerNoOf(trader, 1),
  booking: world.bookingNo(trader, 1),
  bl: `FWYL${world.bookingNo(trader, 1)}01`,
  ediRef: `FW${trader.digit}0000001`,
})

/** All answers of a dashboard to somebody who knows the numbers of both traders, with those numbers taken out. */
async function answersOf(reader: ReturnType<typeof world.dashboardOf>, strange: typeof ownTrade) {
  const criteria: DashboardCriteria[] = [
    {}, { sailedDays: 21 }, { vvds: ['FRV009E', 'FBB002E'] }, { portsOfDischarge: ['USHNL', 'USLGB'] }, { stages: [...stages] },
    { dateOf: 'arrival', from: '2026-01-01', to: '2027-01-01' }, { redHolds: ['customs'] },
    ...dashboardNumberKinds.map((numberType) => ({ numberType, numbers: [numbersOf(ownTrade)[numberType], numbersOf(rivalTrade)[numberType]] })),
    { numberType: 'mixed', numbers: [ownTrade, rivalTrade].flatMap((trader) => Object.values(numbersOf(trader))) },
  ] // biome-ignore format: a line for each kind
  const replies = []
  for (const one of criteria) replies.push(await reader.list(one), await reader.count(one))
  replies.push(await reader.vvds(), await reader.locations())
  for (const { status } of replies) expect(status).toBe(200)
  const known = Object.values(numbersOf(strange))
  return replies
    .map(({ text }) => known.reduce((left, number) => left.replaceAll(`"${number}"`, '""'), text))
    .join('\n')
}

describe('two organisations with look-alike containers', () => {
  it.each([
    ['NBL', ownTrade, rivalTrade],
    ['NBX', rivalTrade, ownTrade],
  ])('never see anything of each other: %s', async (ref, mine, theirs) => {
    const text = await answersOf(await dashboard(ref), theirs)
    expect(text).toMatch(secretsOf(mine))
    expect(text.replaceAll(world.containerNoOf(ownTrade, 7), '')).not.toMatch(secretsOf(theirs)) // both had it, one after the other
    if (mine === ownTrade) expect(text).not.toMatch(/FRV009E|USHNL/)
  })

  it.each(dashboardNumberKinds)(
    'are told of a stranger’s %s what they are told of an unknown one',
    async (numberType) => {
      const reader = await dashboard('NBL')
      const unknown = {
        container: world.containerNumber(999_999),
        booking: '9999999',
        bl: 'FWYL999999901',
        ediRef: 'FW99999999',
      }
      const [strange, none] = [numbersOf(rivalTrade)[numberType], unknown[numberType]]
      const ask = async (number: string, ...more: string[]) => {
        const { status, text } = await reader.list({ numberType, numbers: [...more, number] })
        return [status, text.replaceAll(number, 'N').replaceAll(/"(lastUpdateTs|asOf|liveFrom)" ?: ?"[^"]*"/g, '')]
      }
      expect(await ask(strange)).toEqual(await ask(none))
      const mine = numbersOf(ownTrade)[numberType]
      expect(await ask(strange, mine)).toEqual(await ask(none, mine))
    },
  )

  it('see of a container that one had after the other each their own booking', async () => {
    const criteria: DashboardCriteria = { numbers: [world.containerNoOf(ownTrade, 7)] }
    expect((await (await dashboard('NBL')).list(criteria)).json.columns.bookingNo).toEqual(['3000007'])
    expect((await (await dashboard('NBX')).list(criteria)).json.columns.bookingNo).toEqual(['4000000'])
    expect((await (await dashboard('NBX', 'NBL')).list(criteria)).json.columns.bookingNo).toEqual([
      '3000007',
      '4000000',
    ])
  })
})

describe('whose containers a dashboard shows', () => {
  const seenBy = async (reader: { headers: Record<string, string> }, criteria: DashboardCriteria = {}) => {
    const calls = world.dashboardOf(portal, reader)
    const [list, cards] = [await calls.list(criteria), await calls.count(criteria)]
    const counted = cards.json.cards.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(counted).toBe(list.json.rows)
    return list.json.columns.bookingNo
  }
  const all = (digit: string) => Array.from({ length: 10 }, (_, nth) => `${digit}00000${nth}`)

  it('are those of the shipper and of the consignee, each once', async () => {
    expect(await seenBy(await personOf('NBL'))).toEqual(all('3'))
    expect(await seenBy(await personOf('NBL-C'))).toEqual(all('3'))
    expect(await seenBy(await personOf('NBL', 'NBL-C'))).toEqual(all('3'))
    expect(await seenBy(await personOf('NBL', 'NBX'))).toHaveLength(21)
  })

  it('are none for an organisation without bookings, and none without an organisation', async () => {
    await portal.pool.raw.query('delete from booking_party where org_id = $1', [orgs.LSH])
    for (const person of [await personOf('LSH'), await portal.person({ groups: ['TD'] })]) {
      expect(await seenBy(person)).toEqual([])
      const calls = world.dashboardOf(portal, person)
      expect((await calls.vvds()).json).toEqual({ vvds: [] })
      expect((await calls.locations()).json).toEqual({ portsOfLoading: [], portsOfDischarge: [], destinations: [] })
      expect((await calls.list({ numberType: 'booking', numbers: ['3000001', '4000001'] })).json.errorCode).toBe(
        'CS0002',
      )
    }
  })

  it('are those of a sales rep, beside those of their organisations', async () => {
    const [rep, both] = [await portal.person({ groups: ['TD'] }), await personOf('NBL')]
    const give = (webId: string, bookingNo: string) =>
      portal.pool.raw.query('update booking set sales_rep = $1 where booking_no = $2', [webId, bookingNo])
    await give(rep.webId, '4000001')
    await give(both.webId, '4000002')
    await give(both.webId, '3000002')
    expect(await seenBy(rep)).toEqual(['4000001'])
    expect(await seenBy(rep, { numberType: 'booking', numbers: ['4000001', '4000002'] })).toEqual(['4000001'])
    expect(await seenBy(both)).toEqual([...all('3'), '4000002'])
  })

  it('are the customer’s for whoever acts for one, and nothing without', async () => {
    const desk = createDesk(portal)
    const [csr, customer] = [await desk.csr(), await personOf('NBL')]
    expect((await world.dashboardOf(portal, csr).list()).json.errorCode).toBe('CS0007')
    await desk.assume(csr, customer.username)
    expect(await seenBy({ headers: as(csr, customer.username) })).toEqual(all('3'))
  })

  it('are others as soon as an admin gives and takes', async () => {
    const person = await personOf('NBL')
    expect(await seenBy(person)).toEqual(all('3'))
    await portal.pool.raw.query('update account_organisation set organisation_id = $1 where account_id = $2', [
      orgs.NBX,
      person.accountId,
    ])
    expect(await seenBy(person)).toHaveLength(11)
    await portal.pool.raw.query('delete from account_organisation where account_id = $1', [person.accountId])
    expect(await seenBy(person)).toEqual([])
  })
})

it.each(['list', 'count', 'vvds', 'locations'] as const)('nobody else gets in: %s', async (call) => {
  const ask = async (reader: { headers: Record<string, string> }) => {
    const { status, json } = await world.dashboardOf(portal, reader)[call]()
    return `${status} ${json.errorCode}`
  }
  const organisationIds = [String(orgs.NBL)]
  expect(await ask({ headers: {} })).toBe('401 GE0016')
  expect(await ask(await portal.person({ groups: ['BD', 'VA'], organisationIds }))).toBe('403 CS0007')
  expect(await ask(await portal.person({ groups: ['TD'], organisationIds, webIdGranted: false }))).toBe('403 CS0008')
})
