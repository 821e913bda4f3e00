import { describe, expect, it } from 'vitest'
import { findChoices } from '../../../ui/form/choice.rules.ts'
import { choices, ruleWith } from '../eta-rule.fixture.ts'
import { checkRuleCriteria, readRuleCriteria, writeRuleCriteria } from '../search/rule-criteria.rules.ts'
import { differingParts } from './rule-difference.rules.ts'
import { checkValues, exceptionOf, fieldsOf, newValues, plainOf, valuesOf, writeTime } from './rule-values.rules.ts'

describe('the form of an arrival rule', () => {
  it('returns the values it was given', () => {
    const rule = plainOf(ruleWith({ equipment: '45G1' }))
    expect(fieldsOf('rule', valuesOf(rule))).toEqual(rule)
    const exception = plainOf(
      ruleWith({ isException: true, arrivalDay: null, firstOn: '2026-12-24', lastOn: '2026-12-26' }),
    )
    expect(exceptionOf(valuesOf(exception))).toEqual(exception)
  })

  it('interprets a time while it is still being typed', () =>
    expect(fieldsOf('rule', { ...valuesOf(ruleWith()), arrivalFrom: '5' }).arrivalFrom).toBe('05:00'))

  it('sends the voyage or the days, whichever was chosen, not both', () => {
    const values = { ...valuesOf(ruleWith()), vvd: 'fhm042e', firstOn: '2026-12-24', lastOn: '2026-12-26' }
    expect(exceptionOf({ ...values, scope: 'voyage' })).toMatchObject({ vvd: 'FHM042E', firstOn: null, lastOn: null })
    expect(exceptionOf({ ...values, scope: 'days' })).toMatchObject({ vvd: null, firstOn: '2026-12-24' })
  })

  it('finds everything that is missing in a new one, each at its field', () =>
    expect(checkValues('exception', newValues('')).map(({ path }) => path)).toEqual([
      'port',
      'arrivalFrom',
      'arrivalTo',
      'portAvailability.time',
      'localAvailability.time',
      'scope',
    ]))

  it.each([
    ['6', '06:00'],
    ['630', '06:30'],
    ['1830', '18:30'],
    ['18.30', '18:30'],
    ['１８：３０', '18:30'],
    ['24:00', '24:00'],
    ['noon', 'noon'],
  ])('reads the time %s as %s', (typed, expected) => expect(writeTime(typed)).toBe(expected))

  it('lists only the parts that differ', () =>
    expect(differingParts(ruleWith(), ruleWith({ arrivalTo: '20:00', equipmentGroup: 'dry' }))).toEqual([
      'equipment',
      'window',
    ]))
})

describe('the search of arrival rules', () => {
  it('stores its criteria in the address and reads only valid values', () => {
    const criteria = readRuleCriteria({ port: 'uslax', shipment: 'AIR', day: '9', withEnded: 'yes' })
    expect(writeRuleCriteria(criteria)).toEqual({ port: 'USLAX', withEnded: 'yes' })
  })

  it('without a port reports that', () => {
    expect(checkRuleCriteria({ port: '' })).toMatchObject([{ path: 'port', code: 'ETA0002' }])
    expect(checkRuleCriteria({ port: 'USLAX' })).toEqual([])
  })

  it.each(['usl', 'los ang', '洛杉', 'luo shan ji', 'lsj'])('finds Los Angeles by %s', (typed) =>
    expect(findChoices(choices.ports, typed).map(({ code }) => code)).toEqual(['USLAX']),
  )

  it.each(['hai phong', 'hải phòng', '海防', 'haifang'])('finds Hải Phòng by %s', (typed) =>
    expect(findChoices(choices.ports, typed)[0]?.code).toBe('VNHPH'),
  )
})
