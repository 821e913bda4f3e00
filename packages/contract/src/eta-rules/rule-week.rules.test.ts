import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { windowLength, writeMinute } from './eta-rule.rules.ts'
import { gapsAndOverlaps, type Stretch, stretchesOf, WEEK } from './rule-week.rules.ts'

const DAY = 1440
const at = (day: number, hour: number) => (day - 1) * DAY + hour * 60
const open = (arrivalDay: number | null, arrivalFrom: string, arrivalTo: string) =>
  stretchesOf({ arrivalDay, arrivalFrom, arrivalTo })

describe('the parts of a week in which a rule is open', () => {
  it.each([
    ['a working day', open(1, '06:00', '18:00'), [[at(1, 6), at(1, 18)]]],
    ['a night', open(2, '22:00', '06:00'), [[at(2, 22), at(3, 6)]]],
    ['an evening until 24:00', open(3, '18:00', '24:00'), [[at(3, 18), at(4, 0)]]],
    ['a whole day', open(4, '00:00', '24:00'), [[at(4, 0), at(5, 0)]]],
    ['a day and night from noon', open(5, '12:00', '12:00'), [[at(5, 12), at(6, 12)]]],
    ['the night after Sunday', open(7, '22:00', '06:00'), [[at(7, 22), WEEK], [0, at(1, 6)]]],
    ['Sunday until the week ends', open(7, '18:00', '24:00'), [[at(7, 18), WEEK]]],
    ['what is no time yet', open(1, '', '18:00'), []],
  ])('%s', (_case, stretches, expected) => expect(stretches.map(({ from, to }) => [from, to])).toEqual(expected)) // biome-ignore format: one case a line

  it('are seven for an exception of every day', () => {
    expect(open(null, '06:00', '18:00')).toHaveLength(7)
    expect(gapsAndOverlaps(open(null, '22:00', '22:00'))).toEqual({ gaps: [], overlaps: [] })
  })

  it('add up to the length of the window, inside the week', () => {
    const minute = fc.integer({ min: 0, max: DAY - 1 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), minute, minute, (day, opens, closes) => {
        const stretches = open(day, writeMinute(opens), writeMinute(closes))
        expect(stretches.every(({ from, to }) => from >= 0 && from < to && to <= WEEK)).toBe(true)
        expect(stretches.reduce((sum, { from, to }) => sum + to - from, 0)).toBe(windowLength(opens, closes))
      }),
    )
  })
})

describe('the gaps and overlaps of a week', () => {
  it('are one gap where there is no rule', () =>
    expect(gapsAndOverlaps([])).toEqual({ gaps: [{ from: 0, to: WEEK }], overlaps: [] }))

  it('are none where rules meet', () =>
    expect(gapsAndOverlaps([open(1, '00:00', '12:00'), open(1, '12:00', '24:00')].flat())).toEqual({
      gaps: [{ from: at(2, 0), to: WEEK }],
      overlaps: [],
    }))

  it('are joined where they touch', () => {
    const three = [open(1, '00:00', '24:00'), open(1, '06:00', '12:00'), open(1, '12:00', '14:00')].flat()
    expect(gapsAndOverlaps(three).overlaps).toEqual([{ from: at(1, 6), to: at(1, 14) }])
  })

  it('say of every minute whether nothing, one thing or more is open', () => {
    const edge = fc.integer({ min: 0, max: 56 }).map((step) => step * 180)
    const stretch = fc.tuple(edge, edge).map(([one, other]): Stretch => ({ from: Math.min(one, other), to: Math.max(one, other) }))
    const holds = (list: Stretch[], minute: number) => list.filter(({ from, to }) => from <= minute && minute < to).length
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), (stretches) => {
        const { gaps, overlaps } = gapsAndOverlaps(stretches)
        const isCorrect = (minute: number) => {
          const count = holds(stretches, minute)
          return holds(gaps, minute) === (count === 0 ? 1 : 0) && holds(overlaps, minute) === (count > 1 ? 1 : 0)
        }
        const minutes = Array.from({ length: WEEK / 90 }, (_, step) => step * 90)
        expect(minutes.filter((minute) => !isCorrect(minute))).toEqual([])
      }),
    )
  }) // biome-ignore format: one step a line
})
