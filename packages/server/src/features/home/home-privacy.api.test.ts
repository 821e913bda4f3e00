import type { HomeReply } from '@fairway/contract/home/home.schema'
import { groups as allGroups } from '@fairway/contract/kit/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonOptions } from '../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import { as, createDesk } from '../identity/assumption/assumption.fixture.ts'
import { localJourney } from '../tracking/cargo/journey.fixture.ts'
import * as trade from './home.fixture.ts'

let portal: Portal
const { own, rival } = trade
const ids = { own: '', rival: '' }

beforeAll(async () => {
  portal = await startPortal({ now: trade.NOW })
  await trade.fillTrade(portal)
  for (const [name, trader] of [['own', own], ['rival', rival]] as const) ids[name] = await trade.organisationId(portal, trader) // biome-ignore format: short
})
afterAll(() => portal.stop())

const member = (organisationIds: string[], more: PersonOptions = {}) =>
  portal.person({ groups: ['TD'], organisationIds, ...more })
const homeFor = async (organisationIds: string[], more?: PersonOptions) =>
  trade.homeOf(portal, (await member(organisationIds, more)).headers)
const shortFor = (reply: HomeReply, trader = own) => reply.lines.map((line) => trade.shortLine(line, trader))
const nothing = { lines: [], tasks: [], ships: [], places: {} }

describe('two rivals in the same trade, on the same ships and at the same ports', () => {
  it('each see their own containers in every line and every count, and nothing of the other', async () => {
    const [mine, theirs] = [await homeFor([ids.own]), await homeFor([ids.rival])]
    expect(shortFor(mine).length).toBeGreaterThan(8)
    expect(shortFor(mine)).toEqual(shortFor(theirs, rival))
    expect(new Set(mine.lines.map(({ kind }) => kind))).toEqual(
      new Set(['returnDue', 'pickupDue', 'holdToClear', 'boxReady', 'arrivalMoved']),
    )
    expect(JSON.stringify(mine)).not.toMatch(/FWYU4000|"40000/)
    expect(JSON.stringify(theirs)).not.toMatch(/FWYU3000|"30000/)
  })

  it('do not see that the other got another container, of any kind', async () => {
    const before = shortFor(await homeFor([ids.own]))
    const landed = localJourney.slice(0, 6)
    const ahead = [
      { container: { lastFreeOn: '2026-11-14' }, moves: landed },
      { moves: landed, holds: ['customs', 'amsReject'] },
      { moves: localJourney.slice(0, 7) },
      { booking: trade.onVoyage('FHM042E'), moves: localJourney.slice(0, 4) },
      { moves: localJourney.slice(0, 8), returnBy: '2026-11-16' },
    ]
    await trade.sendContainers(portal, rival, ahead, 50)
    expect(shortFor(await homeFor([ids.own]))).toEqual(before)
    expect(shortFor(await homeFor([ids.rival]), rival)).not.toEqual(before)
  })

  it('are both seen by who works for both, counted together', async () => {
    const counts = ({ lines }: HomeReply) => lines.reduce((sum, { count }) => sum + count, 0)
    const both = await homeFor([ids.own, ids.rival])
    expect(counts(both)).toBe(counts(await homeFor([ids.own])) + counts(await homeFor([ids.rival])))
  })
})

describe('nothing needs', () => {
  it.each<[string, PersonOptions]>([
    ['a person without an organisation', { organisationIds: [] }],
    ['a member whose web id the carrier did not grant', { webIdGranted: false }],
    ['an account under review', { groups: [] }],
    [
      'somebody without TD or BD, of whose boxes it says nothing',
      { groups: allGroups.filter((group) => group !== 'TD' && group !== 'BD' && group !== 'ADMIN') },
    ],
  ])('%s', async (_who, options) => expect(await homeFor([ids.own], options)).toMatchObject(nothing))
})

it('a sales rep is told of the bookings that name them', async () => {
  const rep = await portal.person({ groups: ['VS', 'TD'] })
  await portal.pool.raw.query('update booking set sales_rep = $1 where booking_no = $2', [
    rep.webId,
    trade.bookingNo(own, 0),
  ])
  expect(shortFor(await trade.homeOf(portal, rep.headers))).toEqual(['pickupDue 2026-11-12 USLGB: 0'])
})

describe('accounts that wait for approval', () => {
  const waitingIn = ({ lines }: HomeReply) => lines.filter(({ kind }) => kind === 'accountWaiting')

  it('are an admin’s to see alone, who has waited longest first', async () => {
    await portal.pool.raw.query("delete from account where status = 'CONFIRMED'")
    const admin = await portal.person({ groups: ['ADMIN'] })
    expect(waitingIn(await trade.homeOf(portal, admin.headers))).toEqual([])
    for (const firstName of ['An', 'Bao', 'Chi', 'Dung']) await portal.people.account({ firstName })
    await portal.people.account({ status: 'UNCONFIRMED' })
    const reply = await trade.homeOf(portal, admin.headers)
    expect(waitingIn(reply)).toMatchObject([
      { count: 4, dueAt: null, place: null, boxes: [], args: { names: 'An Chen, Bao Chen, Chi Chen' } },
    ])
    expect(waitingIn(await homeFor([ids.own], { groups: ['TD', 'CSR', 'BD'] }))).toEqual([])
  })

  it('are not shown while an admin acts for a customer, whose own page is shown instead', async () => {
    const desk = createDesk(portal)
    const customer = await member([ids.own])
    const staff = await portal.person({ groups: ['CSR', 'ADMIN'] })
    expect(waitingIn(await trade.homeOf(portal, staff.headers))).toHaveLength(1)
    expect((await desk.assume(staff, customer.username)).status).toBe(200)
    const assumed = await trade.homeOf(portal, as(staff, customer.username))
    expect(assumed.lines).toEqual((await trade.homeOf(portal, customer.headers)).lines)
    await desk.release(staff)
    expect(shortFor(await trade.homeOf(portal, staff.headers)).filter((line) => !line.startsWith('account'))).toEqual(
      [],
    )
  })
})
