import type { EtaRule } from '@fairway/contract/eta-rules/eta-rule.schema'
import { describe, expect, it } from 'vitest'
import { choices, ruleWith } from '../eta-rule.fixture.ts'
import { joinAcrossWeekEnd, lanesOf } from './week-lanes.rules.ts'

const lanes = (...rules: EtaRule[]) => lanesOf(rules, choices.equipment)
const laneOf = (slot: string, ...rules: EtaRule[]) => lanes(...rules).find((lane) => lane.slot === slot)
const hour = (day: number, hours: number) => ((day - 1) * 24 + hours) * 60

const any = ruleWith({ ruleId: 1 })
const dry = ruleWith({ ruleId: 2, equipmentGroup: 'dry', arrivalFrom: '12:00', arrivalTo: '20:00' })
const cube = ruleWith({ ruleId: 3, equipment: '45G1', arrivalFrom: '08:00', arrivalTo: '10:00' })

describe('the week of a port', () => {
  it('has a lane for each equipment with a rule, the most specific first, and one for any equipment of both shipments', () =>
    expect(lanes(any, dry, cube).map(({ shipment, slot }) => `${shipment} ${slot}`)).toEqual([
      'LOCAL type 45G1',
      'LOCAL group dry',
      'LOCAL ',
      'IPI ',
    ]))

  it('shows for an equipment type its own rule, then that of its group, then the general one', () =>
    expect(
      laneOf('type 45G1', any, dry, cube)?.bars.map(({ from, to, rule, isOwn }) => [from, to, rule.ruleId, isOwn]),
    ).toEqual([
      [hour(1, 6), hour(1, 8), 1, false],
      [hour(1, 8), hour(1, 10), 3, true],
      [hour(1, 10), hour(1, 12), 1, false],
      [hour(1, 12), hour(1, 20), 2, false],
    ]))

  it('says which rule applies where two of different specificity match', () =>
    expect(
      laneOf('group dry', any, dry, cube)?.overlaps.map(({ from, to, winner, other }) => [
        from,
        to,
        winner.ruleId,
        other.ruleId,
      ]),
    ).toEqual([[hour(1, 12), hour(1, 18), 2, 1]]))

  it('says it once for adjacent windows', () => {
    const morning = ruleWith({ ruleId: 4, equipmentGroup: 'dry', arrivalFrom: '06:00', arrivalTo: '12:00' })
    expect(laneOf('group dry', any, morning, dry)?.overlaps.map(({ from, to }) => [from, to])).toEqual([
      [hour(1, 6), hour(1, 18)],
    ])
  })

  it('finds the hours without a rule, and joins them across the end of the week', () => {
    const gaps = laneOf('', any)?.gaps ?? []
    expect(gaps).toEqual([
      { from: 0, to: hour(1, 6) },
      { from: hour(1, 18), to: hour(8, 0) },
    ])
    expect(joinAcrossWeekEnd(gaps)).toEqual([{ from: hour(1, 18), to: hour(8, 6) }])
  })

  it('draws a window across the end of the week at both ends of the chart', () =>
    expect(
      laneOf('', ruleWith({ arrivalDay: 7, arrivalFrom: '22:00', arrivalTo: '06:00' }))?.bars.map(
        ({ from, to, goesOn, cameOver }) => [from, to, goesOn, cameOver],
      ),
    ).toEqual([
      [0, hour(1, 6), false, true],
      [hour(7, 22), hour(8, 0), true, false],
    ]))

  it('leaves out inactive rules and exceptions', () => {
    expect(laneOf('', ruleWith({ isActive: false }))?.bars).toEqual([])
    expect(laneOf('', ruleWith({ isException: true, vvd: 'FHM042E' }))?.bars).toEqual([])
  })
})
