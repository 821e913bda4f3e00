import { checkException, checkRule } from '@fairway/contract/eta-rules/eta-rule.rules'
import { gapsAndOverlaps, stretchesOf } from '@fairway/contract/eta-rules/rule-week.rules'
import { describe, expect, it } from 'vitest'
import { demoExceptions, demoPorts, demoRules } from './demo-rules.values.ts'

const weekOf = (port: string, shipment: string, group: string | null = null) =>
  gapsAndOverlaps(
    demoRules
      .filter((rule) => rule.port === port && rule.shipment === shipment && rule.equipmentGroup === group)
      .flatMap(stretchesOf),
  )

describe('the rules of the demo', () => {
  it('are rules that an admin could have written', () => {
    expect(demoRules.flatMap((rule) => checkRule(rule))).toEqual([])
    const moment = { vvd: 'FHM042E', firstOn: '2026-11-21', lastOn: '2026-11-24' }
    expect(demoExceptions(moment).flatMap(checkException)).toEqual([])
  })

  it('leave one port without any', () => expect(demoPorts).toEqual(['USLGB', 'USLAX', 'USOAK']))

  it('leave no gap at Long Beach, and one on Sunday in Oakland', () => {
    for (const shipment of ['LOCAL', 'IPI']) expect(weekOf('USLGB', shipment)).toEqual({ gaps: [], overlaps: [] })
    expect(weekOf('USLGB', 'LOCAL', 'reefer')).toEqual({ gaps: [], overlaps: [] })
    expect(weekOf('USOAK', 'LOCAL')).toEqual({ gaps: [{ from: 6 * 1440, to: 7 * 1440 }], overlaps: [] })
  })
})
