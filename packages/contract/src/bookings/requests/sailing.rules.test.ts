import { describe, expect, it } from 'vitest'
import { isExpired } from '../../schedules/transit.rules.ts'
import { sailing } from './booking-request.fixture.ts'
import { cutOffsOf, inBoardOrder, inlandArrival, minutesMoved, unconfirmed, warningsOf } from './sailing.rules.ts'

const cutOffs = { cy: '2026-11-24T02:00:00Z', ams: '2026-11-23T12:00:00Z', special: '2026-11-22T02:00:00Z' }
const ship = sailing('2026-11-24T14:00:00Z', cutOffs)
const at = (instant: string) => Date.parse(instant)
const departing = (more: object) => ({ ...ship, departure: { ...ship.departure, ...more } })

describe('a ship has sailed', () => {
  it('from the minute of its departure on, not from the next day', () => {
    expect(isExpired(ship, at('2026-11-24T13:59:59Z'))).toBe(false)
    expect(isExpired(ship, at('2026-11-24T14:00:00Z'))).toBe(true)
  })
  it('later when the carrier expects it to leave later', () =>
    expect(isExpired(departing({ estimated: '2026-11-25T03:00:00Z' }), at('2026-11-24T20:00:00Z'))).toBe(false))
  it('as soon as its departure is reported, even before its time', () =>
    expect(isExpired(departing({ actual: '2026-11-24T10:00:00Z' }), at('2026-11-24T10:01:00Z'))).toBe(true))
})

describe('a cut-off that has passed', () => {
  const codes = (now: string, flags: ('HAZ' | 'REEFER' | 'OOG')[] = []) =>
    warningsOf({ vvd: 'FHM043E', flags }, ship, at(now)).map(({ code }) => code)

  it('warns by the instant: AMS first, then the yard', () => {
    expect(codes('2026-11-23T11:59:00Z')).toEqual([])
    expect(codes('2026-11-23T12:00:00Z')).toEqual(['BR0077'])
    expect(codes('2026-11-24T02:00:00Z')).toEqual(['BR0076', 'BR0077'])
  })
  it('of special cargo only warns for hazardous and chilled cargo', () => {
    expect(codes('2026-11-22T02:00:00Z')).toEqual([])
    expect(codes('2026-11-22T02:00:00Z', ['OOG'])).toEqual([])
    for (const flag of ['HAZ', 'REEFER'] as const) expect(codes('2026-11-22T02:00:00Z', [flag])).toEqual(['BR0078'])
  })
  it('names the voyage and the port’s own time', () =>
    expect(warningsOf({ vvd: 'FHM043E', flags: [] }, ship, at('2026-11-23T13:00:00Z'))).toEqual([
      { path: 'vvd', code: 'BR0077', args: ['FHM043E', '2026-11-23 20:00'] },
    ]))
  it('does not matter any more once the ship has sailed', () => expect(codes('2026-11-24T15:00:00Z')).toEqual([]))
  it('must be confirmed', () => {
    const warnings = warningsOf({ vvd: 'FHM043E', flags: [] }, ship, at('2026-11-24T03:00:00Z'))
    expect(unconfirmed(warnings, ['BR0077']).map(({ code }) => code)).toEqual(['BR0076'])
    expect(unconfirmed(warnings, ['BR0076', 'BR0077'])).toEqual([])
  })
})

describe('the board of sailings', () => {
  const leaving = (name: string, planned: string, more: object = {}) => ({
    name,
    departure: { planned, estimated: null, actual: null, zone: 'Asia/Shanghai', ...more },
  })
  it('begins with the next departure by the carrier’s latest word; what has sailed comes last', () => {
    const board = inBoardOrder(
      [
        leaving('sailed', '2026-11-20T10:00:00Z'),
        leaving('delayed', '2026-11-21T10:00:00Z', { estimated: '2026-11-29T10:00:00Z' }),
        leaving('left early', '2026-11-28T10:00:00Z', { actual: '2026-11-22T10:00:00Z' }),
        leaving('next', '2026-11-24T10:00:00Z'),
      ],
      at('2026-11-23T00:00:00Z'),
    )
    expect(board.map(({ name }) => name)).toEqual(['next', 'delayed', 'sailed', 'left early'])
  })
  it('names the cut-offs that matter for the cargo, the next one first', () => {
    const kinds = (flags: ('HAZ' | 'REEFER' | 'OOG')[]) => cutOffsOf(ship, { flags }).map(({ kind }) => kind)
    expect(kinds([])).toEqual(['ams', 'cy'])
    expect(kinds(['OOG'])).toEqual(['ams', 'cy'])
    expect(kinds(['REEFER'])).toEqual(['special', 'ams', 'cy'])
    expect(kinds(['HAZ'])).toEqual(['special', 'ams', 'cy'])
  })
  it('says by how much a time moved', () => {
    expect(minutesMoved(ship.departure)).toBe(0)
    expect(minutesMoved({ ...ship.departure, estimated: '2026-11-25T15:30:00Z' })).toBe(25 * 60 + 30)
    expect(minutesMoved({ ...ship.departure, actual: '2026-11-24T13:00:00Z' })).toBe(-60)
  })
  it('expects cargo inland as long after the ship as is usually planned, and says nothing where that is not known', () => {
    const arrival = { planned: '2026-12-08T16:00:00Z', estimated: '2026-12-09T16:00:00Z', actual: null, zone: 'UTC' }
    expect(inlandArrival({ arrival }, 6 * 1440)).toBe('2026-12-15T16:00:00.000Z')
    expect(inlandArrival({ arrival }, null)).toBeUndefined()
  })
})
