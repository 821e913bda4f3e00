import { readBookingCriteria } from '@fairway/contract/bookings/dashboard/booking-criteria.rules'
import type { HomeLine } from '@fairway/contract/home/home.schema'
import { homeKinds } from '@fairway/contract/home/home.values'
import { decodeCriteria } from '@fairway/contract/shared/url-criteria'
import { readCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { describe, expect, it } from 'vitest'
import { readGridText } from '../../ui/grid/views/grid-text.rules.ts'
import { homeLines } from './home-lines.ts'
import { actionOf } from './line-action.rules.ts'

const containers = ['FWYU4829130', 'FWYU3182650', 'FWYU5279402'].map((containerNo) => ({
  containerNo,
  bookingNo: '3104482',
}))
const line = (kind: HomeLine['kind'], more: Partial<HomeLine>): HomeLine => ({
  kind,
  dueAt: null,
  dueOn: null,
  place: 'USLGB',
  count: 5,
  boxes: containers,
  vvd: null,
  args: {},
  ...more,
})
const linkOf = (one: HomeLine, mayOpenDashboard = true) => homeLines[one.kind].link(one, mayOpenDashboard)

/** The parameters that the dashboard reads from the address. */
const searchOf = (one: HomeLine) => {
  const { to, search } = linkOf(one)
  expect(to).toBe('/containerdash')
  return search as { criteria: string; view?: string } // the form of the dashboard's address
}
const criteriaOf = (one: HomeLine) => readCriteria(decodeCriteria(searchOf(one).criteria))

describe('a line links', () => {
  it('to the page of its only container', () =>
    expect(linkOf(line('boxReady', { count: 1, boxes: containers.slice(0, 1) }))).toEqual({
      to: '/containerDetails/$bookingNo/$containerNo',
      params: { bookingNo: '3104482', containerNo: 'FWYU4829130' },
    }))

  it.each([
    [
      'of that day, place and side of the gate',
      line('returnDue', { dueOn: '2026-11-18' }),
      { dateOf: 'lastFree', from: '2026-11-18', to: '2026-11-18', destinations: ['USLGB'], stages: ['Out-gated'] },
    ],
    [
      'on hold until that day',
      line('holdToClear', { dueOn: '2026-11-18', args: { holds: 'customs,dataHold' } }),
      { dateOf: 'lastFree', from: '2026-11-18', to: '2026-11-18', stages: ['Hold'], destinations: ['USLGB'] },
    ],
    [
      'that nobody can fetch yet',
      line('pickupDue', { dueOn: '2026-11-18' }),
      {
        dateOf: 'lastFree',
        from: '2026-11-18',
        to: '2026-11-18',
        destinations: ['USLGB'],
        stages: ['Booked', 'Empty Pickup', 'At Origin', 'In-Transit', 'At Destination'],
      },
    ],
    ['at the place', line('boxReady', {}), { stages: ['At Destination'], destinations: ['USLGB'] }],
    [
      'on the ship to that port',
      line('arrivalMoved', { vvd: 'FHM042E' }),
      {
        vvds: ['FHM042E'],
        portsOfDischarge: ['USLGB'],
        stages: ['Booked', 'Empty Pickup', 'At Origin', 'In-Transit', 'Hold', 'At Destination'],
      },
    ],
  ])('to the dashboard of the containers %s', (_which, one, expected) => expect(criteriaOf(one)).toEqual(expected))

  it.each([
    ['whose day is named', '2026-11-18', {}],
    ['without a day', null, { lastFreeOn: { kind: 'oneOf', values: [''] } }],
  ])('to containers %s, of those that the same source calls ready', (_which, dueOn, more) =>
    expect(readGridText(searchOf(line('boxReady', { dueOn, args: { basis: 'estimate' } })).view)).toEqual({
      filters: { availability: { kind: 'oneOf', values: ['Available For Pickup estimate'] }, ...more },
    }),
  )

  it('to the named ones, for readers without the dashboard', () =>
    expect(linkOf(line('holdToClear', {}), false)).toEqual({
      to: '/containerList/$query',
      params: { query: 'container=FWYU4829130,FWYU3182650,FWYU5279402' },
    }))

  it('to the accounts that wait', () =>
    expect(linkOf(line('accountWaiting', { boxes: [] }))).toEqual({
      to: '/adminProfileSearch',
      search: { status: 'CONFIRMED' },
    }))

  it.each(['siDue', 'vgmDue'] as const)('to the bookings of that vessel, port and day: %s', (kind) => {
    const { to, search } = linkOf(line(kind, { vvd: 'FNR050E', place: 'CNNGB', args: { day: '2026-11-16' } }))
    const { criteria } = search as { criteria: string } // the form of the dashboard's address
    expect([to, readBookingCriteria(decodeCriteria(criteria))]).toEqual([
      '/bookingdash',
      {
        concerns: [kind],
        vvds: ['FNR050E'],
        portsOfLoading: ['CNNGB'],
        dateOf: kind,
        from: '2026-11-16',
        to: '2026-11-16',
      },
    ])
  })

  it.each(homeKinds)('by an action with a name, of one thing and of several: %s', (kind) => {
    for (const count of [1, 5])
      for (const may of [true, false]) expect(actionOf(linkOf(line(kind, { count }), may))).toMatch(/^[a-zA-Z]+$/)
  })
})
