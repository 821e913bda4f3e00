import type { HomeReply } from '@fairway/contract/home/home.schema'
import type { DashboardCriteria } from '@fairway/contract/tracking/dashboard/dashboard.values'
import { stages } from '@fairway/contract/tracking/tracking.values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PersonOptions } from '../../platform/person.fixture.ts'
import { type Portal, startPortal } from '../../platform/testing.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'
import type { Person } from '../identity/assumption/assumption.fixture.ts'
import { localJourney } from '../tracking/cargo/journey.fixture.ts'
import { dashboardOf } from '../tracking/dashboard/dashboard.fixture.ts'
import * as trade from './home.fixture.ts'

let portal: Portal
let mei: Person
const { own, late } = trade
const ids = { own: '', late: '' }

beforeAll(async () => {
  portal = await startPortal({ now: trade.NOW })
  await trade.fillTrade(portal)
  ids.own = await trade.organisationId(portal, own)
  ids.late = await trade.organisationId(portal, late)
  mei = await portal.person({ groups: ['TD'], organisationIds: [ids.own] })
})
afterAll(() => portal.stop())

const figuresOf = async ({ headers }: Person) => {
  const { figures } = await trade.homeOf(portal, headers)
  if (!figures) throw new Error('figures were expected')
  return figures
}
const listOf = async (person: Person, criteria: DashboardCriteria) =>
  (await dashboardOf(portal, person).list(criteria)).json

/** As the pages behind the figures count: by criteria, and by what their column filters leave of the rows. */
async function countsOf(person: Person, { arriving: { from, to } }: NonNullable<HomeReply['figures']>) {
  const ahead = stages.slice(0, stages.indexOf('Hold'))
  const [here, held, out, coming] = await Promise.all([
    listOf(person, { stages: ['At Destination'] }),
    listOf(person, { stages: ['Hold'] }),
    listOf(person, { stages: ['Out-gated'] }),
    listOf(person, { stages: [...ahead], dateOf: 'arrival', from, to }),
  ])
  return {
    fetchNow: here.columns.availability.filter((word: string) => word === 'Available For Pickup').length,
    onHold: held.rows,
    detention: out.columns.detentionDays.filter((days: number | null) => days !== null && days >= 1).length,
    arriving: coming.rows,
  }
}

describe('the figures of a customer', () => {
  it('count what the lists behind them show, by the same conditions', async () => {
    const figures = await figuresOf(mei)
    expect(await countsOf(mei, figures)).toEqual({
      fetchNow: figures.fetchNow.count,
      onHold: figures.onHold.count,
      detention: figures.detention.count,
      arriving: figures.arriving.count,
    })
    expect(figures).toEqual({
      total: 15,
      fetchNow: { count: 2, freeOn: null, place: null },
      onHold: { count: 2, holds: { customs: 2, dataHold: 1 } },
      detention: { count: 1, amounts: [{ amount: '170.00', currency: 'USD' }] },
      arriving: { count: 2, ships: 1, from: '2026-11-14', to: '2026-11-21' },
    })
  })

  it('name the ships that come next, and nobody else’s containers on them', async () => {
    const { ships, places } = await trade.homeOf(portal, mei.headers)
    expect(ships).toMatchObject([{ vvd: 'FHM042E', vessel: 'Fairway Hummingbird', place: 'USLGB', count: 2 }])
    expect(places.USLGB?.zone).toBe('America/Los_Angeles')
  })

  it.each<[string, PersonOptions, object | null]>([
    ['are none for who sees no cargo', { groups: ['BR', 'SD'] }, null],
    ['are nought for who has none', { organisationIds: [] }, { total: 0, onHold: { count: 0, holds: {} } }],
    ['are seen with the booking dashboard, too', { groups: ['BD'] }, { total: 15 }],
  ])('%s', async (_who, options, expected) => {
    const person = await portal.person({ groups: ['TD'], organisationIds: [ids.own], ...options })
    const { figures } = await trade.homeOf(portal, person.headers)
    if (expected) expect(figures).toMatchObject(expected)
    else expect(figures).toBeNull()
  })
})

describe('detention in three currencies', () => {
  it('is never added up, neither in the figure nor in a line', async () => {
    const out = { moves: localJourney.slice(0, 8) }
    await trade.sendContainers(portal, late, [out, out, out, out], 60)
    const charges = [['170.00', 'USD'], ['900.00', 'CNY'], ['2500000', 'VND'], ['0.50', 'USD']] as const // biome-ignore format: a table
    await portal.carrier(
      'free-time',
      charges.map(([amount, currency], at) =>
        lines.freeTime(trade.bookingNo(late, 60 + at), trade.containerNoOf(late, 60 + at), {
          charge: { amount, currency },
        }),
      ),
    )
    const person = await portal.person({ groups: ['TD'], organisationIds: [ids.late] })
    const { figures, lines: shown } = await trade.homeOf(portal, person.headers)
    expect(figures?.detention).toEqual({
      count: 4,
      amounts: [
        { amount: '900.00', currency: 'CNY' },
        { amount: '170.50', currency: 'USD' },
        { amount: '2500000.00', currency: 'VND' },
      ],
    })
    expect(shown.map(({ kind, count, args }) => [kind, count, args.money])).toEqual([
      ['returnDue', 4, 'CNY 900.00, USD 170.50, VND 2500000.00'],
    ])
  })
})

it('five thousand containers on hold are one figure, a few lines and one statement', async () => {
  const id = (await portal.pool.raw.query("select id from booking where booking_no = '5000060'")).rows[0].id
  await portal.pool.raw.query(
    `insert into container (booking_id, container_no, equipment_code, hazardous, assigned_at, removed, revision, stage, hold_mask, last_free_on)
     select $1, 'FWYU' || lpad(nth::text, 7, '0'), '45G1', false, business_now(), false, 1, 'Hold', 1 + nth % 3, '2026-11-20'::date + nth % 40
       from generate_series(1, 4990) as nth`,
    [id],
  )
  const person = await portal.person({ groups: ['TD'], organisationIds: [ids.late] })
  const { figures, tasks, lines: shown } = await trade.homeOf(portal, person.headers)
  expect(figures?.onHold.count).toBe(4990)
  expect((await listOf(person, { stages: ['Hold'] })).rows).toBe(4990)
  expect(tasks.find(({ task }) => task === 'clearHolds')).toEqual({ task: 'clearHolds', count: 4990, lines: 40 })
  expect(shown.filter(({ kind }) => kind === 'holdToClear')).toHaveLength(20)
})
