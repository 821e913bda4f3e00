import { describe, expect, it } from 'vitest'
import type { PlannedLeg } from './route.repository.ts'
import { stretchesOf } from './route.rules.ts'

const on = (day: number) => ({ planned: `2026-11-${day}T00:00:00Z`, estimated: null, actual: null })
const never = { planned: null, estimated: null, actual: null }
const call = (place: string, arrival: number | null, departure: number | null) => ({
  place,
  arrival: arrival === null ? never : on(arrival),
  departure: departure === null ? never : on(departure),
})
const leg = (calls: PlannedLeg['calls']): PlannedLeg => ({
  kind: 'ocean',
  vvd: 'FHM042E',
  from: 'CNSHA-YS3',
  to: 'USLGB-SSA',
  departure: on(10),
  arrival: on(25),
  calls,
})

describe('the stretches of a leg', () => {
  it('lie between the calls, and begin and end where the booking says', () =>
    expect(stretchesOf(leg([call('CNSHA', null, 11), call('CNNGB', 12, 13), call('USLGB', 26, 27)]))).toEqual([
      { from: 'CNSHA-YS3', to: 'CNNGB', departure: on(11), arrival: on(12) },
      { from: 'CNNGB', to: 'USLGB-SSA', departure: on(13), arrival: on(26) },
    ]))

  it('do not count a ship that shifts its berth as under way', () =>
    expect(
      stretchesOf(leg([call('CNSHA', null, 11), call('CNNGB', 12, 13), call('CNNGB', 14, 15), call('USLGB', 26, 27)])),
    ).toMatchObject([
      { to: 'CNNGB', arrival: on(12) },
      { from: 'CNNGB', departure: on(15) },
    ]))

  it.each([
    ['no call is known', []],
    ['only one is', [call('CNSHA', null, 11)]],
    ['the ship only shifts its berth', [call('CNSHA', null, 11), call('CNSHA', 12, 13)]],
  ])('are one, by the plan, where %s', (_name, calls) =>
    expect(stretchesOf(leg(calls))).toEqual([
      { from: 'CNSHA-YS3', to: 'USLGB-SSA', departure: on(10), arrival: on(25) },
    ]),
  )
})
