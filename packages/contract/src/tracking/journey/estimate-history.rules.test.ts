import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Estimate } from '../tracking.schema.ts'
import { estimateHistory, shiftBetween } from './estimate-history.rules.ts'
import { moment, places } from './journey.fixture.ts'

const planned = '2026-11-23T14:00:00Z'
const estimateOf = (statedAt: string, at: string, reason: Estimate['reason'] = null): Estimate => ({
  vvd: 'FHM042E',
  place: 'USLGB',
  statedAt,
  at,
  reason,
})
const arrival = (change: Partial<ReturnType<typeof moment>> = {}) => ({
  vvd: 'FHM042E',
  place: 'USLGB-SSA',
  moment: { ...moment(planned), ...change },
})
const storm = estimateOf('2026-11-13T03:00:00Z', '2026-11-24T16:00:00Z', 'weather')
const better = estimateOf('2026-11-16T03:00:00Z', '2026-11-21T14:00:00Z', 'madeUpTime')
const historyOf = (...estimates: Estimate[]) =>
  estimateHistory(estimates, arrival(), places).map(({ kind, at, reason, shift }) =>
    [
      kind,
      at,
      reason ?? '-',
      shift ? `${shift.days} d ${shift.hours} h ${shift.minutes} min ${shift.direction}` : '-',
    ].join(' '),
  )

describe('how the estimate of an arrival changed', () => {
  it('starts from the plan and shows what changed, by how much and why', () =>
    expect(historyOf(storm, better)).toEqual([
      `planned ${planned} - -`,
      'estimated 2026-11-24T16:00:00Z weather 1 d 2 h 0 min later',
      'estimated 2026-11-21T14:00:00Z madeUpTime 3 d 2 h 0 min earlier',
    ]))

  it('keeps when each estimate was made', () =>
    expect(estimateHistory([storm], arrival(), places).map(({ statedAt }) => statedAt)).toEqual([null, storm.statedAt]))

  it('ends with the actual arrival', () => {
    const history = estimateHistory([storm], arrival({ actual: '2026-11-24T15:20:00Z' }), places)
    expect(history.at(-1)).toEqual({
      kind: 'actual',
      at: '2026-11-24T15:20:00Z',
      statedAt: null,
      reason: null,
      shift: { direction: 'earlier', days: 0, hours: 0, minutes: 40 },
    })
  })

  it('is empty without estimates, or with nothing but the plan', () => {
    expect(historyOf()).toEqual([])
    expect(historyOf(estimateOf('2026-11-12T00:00:00Z', planned))).toEqual([])
    expect(estimateHistory([], arrival({ actual: planned }), places)).toEqual([])
  })

  it('leaves out repeated estimates, and keeps a new reason for the same time', () => {
    expect(historyOf(storm, { ...storm, statedAt: '2026-11-14T00:00:00Z' })).toHaveLength(2)
    expect(historyOf(storm, { ...storm, statedAt: '2026-11-14T00:00:00Z', reason: null })).toHaveLength(2)
    expect(historyOf(storm, { ...storm, statedAt: '2026-11-14T00:00:00Z', reason: 'berth' }).at(-1)).toBe(
      'estimated 2026-11-24T16:00:00Z berth 0 d 0 h 0 min same',
    )
  })

  it('does not mix the feeder with the mainline ship, nor one port with another', () =>
    expect(historyOf({ ...storm, vvd: 'FSP118N' }, { ...storm, place: 'CNSHA' })).toEqual([]))

  it('starts with the first estimate where there is no plan', () =>
    expect(
      estimateHistory([storm, better], arrival({ planned: null }), places).map(({ shift }) => shift?.days),
    ).toEqual([undefined, 3]))
})

describe('the difference between two estimates', () => {
  it.each([
    ['2026-11-23T20:00:00Z', { direction: 'later', days: 0, hours: 6, minutes: 0 }],
    ['2026-11-22T14:00:00Z', { direction: 'earlier', days: 1, hours: 0, minutes: 0 }],
    ['2026-11-23T14:25:00Z', { direction: 'later', days: 0, hours: 0, minutes: 25 }],
    ['2026-11-24T13:40:00Z', { direction: 'later', days: 0, hours: 23, minutes: 0 }],
    [planned, { direction: 'same', days: 0, hours: 0, minutes: 0 }],
  ])('to %s', (after, expected) => expect(shiftBetween(planned, after)).toEqual(expected))

  it('is the time between them, without started hours, in either direction', () =>
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 30_000 }), (minutes) => {
        const after = new Date(Date.parse(planned) + minutes * 60_000).toISOString()
        const { direction, days, hours, minutes: rest } = shiftBetween(planned, after)
        const size = days * 1440 + hours * 60 + rest
        expect(Math.abs(size - Math.abs(minutes))).toBeLessThan(60)
        expect(direction).toBe(minutes === 0 ? 'same' : minutes < 0 ? 'earlier' : 'later')
      }),
    ))
})
