import { expect, it } from 'vitest'
import { questionOf, readScheduleAddress } from './schedule-address.rules.ts'

it('reads a question from an address, in whatever way it is written', () => {
  expect(readScheduleAddress({ pol: 'cnngb', pod: ' USLGB ', weeks: '8', from: '2026-11-24', sort: 'co2' })).toEqual({
    pol: 'CNNGB',
    pod: 'USLGB',
    weeks: 8,
    from: '2026-11-24',
    sort: 'co2',
  })
  expect(readScheduleAddress({ view: 'port', port: 'CNNGB', weeks: 4 })).toEqual({ view: 'port', port: 'CNNGB' })
})

it('leaves out what it does not understand, and cuts what is too long', () => {
  const hostile = { view: 'admin', pol: ['x'], pod: { a: 1 }, weeks: '1e9', sort: '<b>', from: null, other: 'x' }
  expect(readScheduleAddress(hostile)).toEqual({})
  expect(readScheduleAddress({ vessel: 'x'.repeat(5000) }).vessel).toHaveLength(20)
})

it('has a whole question for every address', () =>
  expect(questionOf({ pol: 'CNNGB', weeks: 8 })).toEqual({
    view: 'lane',
    pol: 'CNNGB',
    pod: '',
    vessel: '',
    port: '',
    from: '',
    weeks: '8',
    sort: 'departure',
  }))
