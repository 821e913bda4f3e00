import { describe, expect, it } from 'vitest'
import { cargoAt, RECENT_LIMIT, type RecentCargo, readRecent, withNewest } from './recent-cargo.rules.ts'

const container = (number: string): RecentCargo => ({ type: 'container', number })

describe('what a page is about', () => {
  it.each<[string, RecentCargo[]]>([
    ['/containerDetails/3104482/FWYU4829130', [{ ...container('FWYU4829130'), bookingNo: '3104482' }]],
    ['/containerList/booking=3104482', [{ type: 'booking', number: '3104482' }]],
    ['/bookingDetails/3104482', [{ type: 'booking', number: '3104482', hasPage: true }]],
    ['/bookingDetails/310448', []],
    ['/containerList/bl=FWYL310448201', [{ type: 'bl', number: 'FWYL310448201' }]],
    ['/containerList/container=FWYU4829130,FWYU0000000', [container('FWYU4829130')]],
    ['/containerList/container%3DFWYU4829130', [container('FWYU4829130')]],
    ['/containerList/nothing=1', []],
    ['/containerDetails/3104482/FWYU4829131', []],
    ['/containerDetails/%E0%A4%A/x', []],
    ['/search', []],
  ])('%s', (path, expected) => expect(cargoAt(path)).toEqual(expected))
})

describe('what was looked at lately', () => {
  it('has the newest on top and each once', () => {
    const stored = [container('FWYU4829130'), { type: 'booking' as const, number: '3104482' }]
    expect(withNewest(stored, [{ type: 'booking', number: '3104482' }])).toEqual(stored.toReversed())
  })
  it('keeps that a booking has a page when it is then looked up', () => {
    const known = { type: 'booking' as const, number: '3104482', hasPage: true as const }
    expect(withNewest([known], [{ type: 'booking', number: '3104482' }])).toEqual([known])
    expect(readRecent([known, { ...known, number: '3104490', hasPage: 'yes' }])).toEqual([
      known,
      { type: 'booking', number: '3104490' },
    ])
  })
  it('keeps the booking of a container that is then looked up by its number alone', () => {
    const known = { ...container('FWYU4829130'), bookingNo: '3104482' }
    expect(withNewest([known], [container('FWYU4829130')])).toEqual([known])
  })
  it('forgets the oldest of more than twenty', () => {
    const many = Array.from({ length: RECENT_LIMIT }, (_, n) => ({
      type: 'booking' as const,
      number: `${3_000_000 + n}`,
    }))
    const now = withNewest(many, [container('FWYU4829130')])
    expect(now).toHaveLength(RECENT_LIMIT)
    expect(now.map(({ number }) => number)).not.toContain(`${3_000_000 + RECENT_LIMIT - 1}`)
  })
  it('reads nothing from what has not its form', () => {
    const odd = [null, 7, 'x', [], {}, { type: 'container', number: 7 }, { type: 'x', number: '3104482' }]
    expect([undefined, {}, 'x', odd].map(readRecent)).toEqual([[], [], [], []])
    expect(readRecent([{ ...container('FWYU4829130'), bookingNo: '<b>' }])).toEqual([container('FWYU4829130')])
  })
})
