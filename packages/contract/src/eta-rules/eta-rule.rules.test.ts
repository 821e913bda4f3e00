import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkException, checkRule, minuteOf, windowLength, writeMinute } from './eta-rule.rules.ts'
import type { ExceptionFields, RuleFields } from './eta-rule.schema.ts'

const rule: RuleFields = {
  port: 'USLGB',
  shipment: 'LOCAL',
  equipment: null,
  equipmentGroup: null,
  arrivalDay: 1,
  arrivalFrom: '06:00',
  arrivalTo: '18:00',
  portAvailability: { days: 2, time: '08:00' },
  localAvailability: { days: 1, time: '16:00' },
  isActive: true,
}
const exception: ExceptionFields = { ...rule, arrivalDay: null, vvd: 'FHM042E', firstOn: null, lastOn: null }
const ruleErrors = (change: Partial<RuleFields>) =>
  checkRule({ ...rule, ...change }).map(({ path, code }) => `${path} ${code}`)
const exceptionErrors = (change: Partial<ExceptionFields>) =>
  checkException({ ...exception, ...change }).map(({ path, code }) => `${path} ${code}`)

describe('a time of day', () => {
  it.each([
    ['00:00', 0], ['6:30', 390], [' 18:00 ', 1080], ['23:59', 1439], ['24:00', 1440],
  ])('is read from %s', (text, minute) => expect(minuteOf(text)).toBe(minute)) // biome-ignore format: a table

  it.each(['', '6', '24:01', '25:00', '12:60', '1:5', '-1:00', '12:00:00', '6pm', '１２:００'])('is not %j', (text) =>
    expect(minuteOf(text)).toBeUndefined(),
  )

  it('is written as it is read', () =>
    fc.assert(fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => minuteOf(writeMinute(minute)) === minute)))
})

describe('an arrival window', () => {
  it.each([
    ['from morning to evening', 360, 1080, 720],
    ['that ends after midnight', 1320, 360, 480],
    ['that ends at midnight', 1080, 0, 360],
    ['that ends where it starts', 600, 600, 1440],
    ['of the whole day', 0, 0, 1440],
    ['of a minute', 600, 601, 1],
    ['of all but a minute', 600, 599, 1439],
  ])('%s is as long as it is open', (_case, opens, closes, length) => expect(windowLength(opens, closes)).toBe(length))

  it('leaves the rest of the day to the window from its end to its start', () => {
    const minute = fc.integer({ min: 0, max: 1439 })
    fc.assert(
      fc.property(minute, minute, (one, other) => {
        fc.pre(one !== other)
        return windowLength(one, other) + windowLength(other, one) === 1440
      }),
    )
  })
})

describe('an arrival rule', () => {
  it.each([
    ['is fine', {}],
    ['may be for one container type', { equipment: '45G1' }],
    ['may be for a group', { equipmentGroup: 'reefer' as const }],
    ['may go on past midnight', { arrivalFrom: '22:00', arrivalTo: '06:00' }],
    ['may end the day at 24:00', { arrivalTo: '24:00' }],
    ['may be open all day', { arrivalFrom: '00:00', arrivalTo: '24:00' }],
    [
      'may release containers at the minute at which its window opens',
      { localAvailability: { days: 0, time: '06:00' } },
    ],
    ['may release containers after a month', { portAvailability: { days: 30, time: '23:59' } }],
  ])('%s', (_case, change) => expect(ruleErrors(change)).toEqual([]))

  it.each([
    ['without a port', { port: ' ' }, ['port ETA0002']],
    ['without a day', { arrivalDay: null }, ['arrivalDay ETA0003']],
    ['for a day that no week has', { arrivalDay: 0 }, ['arrivalDay ETA0003']],
    ['that opens at the end of the day', { arrivalFrom: '24:00' }, ['arrivalFrom ETA0004']],
    ['without an end', { arrivalTo: '' }, ['arrivalTo ETA0004']],
    ['for a type and a group', { equipment: '45G1', equipmentGroup: 'dry' as const }, ['equipment ETA0005']],
    ['that releases containers before its window opens', { localAvailability: { days: 0, time: '05:59' } }, ['localAvailability.days ETA0009']],
    ['that releases containers the day before', { portAvailability: { days: -1, time: '08:00' } }, ['portAvailability.days ETA0009']],
    ['that releases containers after more than a month', { portAvailability: { days: 31, time: '08:00' } }, ['portAvailability.days ETA0009']],
    ['that releases containers at no time', { portAvailability: { days: 1, time: '24:00' } }, ['portAvailability.time ETA0004']],
    ['with several faults', { port: '', arrivalFrom: 'x', localAvailability: { days: 99, time: '8' } }, ['port ETA0002', 'arrivalFrom ETA0004', 'localAvailability.time ETA0004']],
  ])('%s is refused', (_case, change, expected) => expect(ruleErrors(change)).toEqual(expected)) // biome-ignore format: one case a line
})

describe('an exception', () => {
  it.each([
    ['is for a voyage, on any day of the week', {}],
    ['is for a voyage, on one', { arrivalDay: 3 }],
    ['is for some days', { vvd: null, firstOn: '2026-12-24', lastOn: '2026-12-26' }],
    ['is for one day', { vvd: null, firstOn: '2026-12-24', lastOn: '2026-12-24' }],
    ['takes an empty voyage for none', { vvd: ' ', firstOn: '2026-12-24', lastOn: '2026-12-24' }],
  ])('%s', (_case, change) => expect(exceptionErrors(change)).toEqual([]))

  it.each([
    ['for nothing', { vvd: null }],
    ['for a voyage and days', { firstOn: '2026-12-24', lastOn: '2026-12-26' }],
    ['for a voyage and a first day', { firstOn: '2026-12-24' }],
    ['for days in reverse order', { vvd: null, firstOn: '2026-12-26', lastOn: '2026-12-24' }],
    ['for a day that does not exist', { vvd: null, firstOn: '2026-02-30', lastOn: '2026-03-01' }],
    ['for a day of the year 0', { vvd: null, firstOn: '0000-01-01', lastOn: '2026-03-01' }],
    ['without a last day', { vvd: null, firstOn: '2026-12-24' }],
  ])('%s is refused', (_case, change) => expect(exceptionErrors(change)).toEqual(['scope ETA0008']))

  it('is refused for the errors of a rule too', () =>
    expect(exceptionErrors({ arrivalDay: 9, arrivalTo: '?', vvd: null })).toEqual([
      'arrivalDay ETA0003',
      'arrivalTo ETA0004',
      'scope ETA0008',
    ]))
})
