import { describe, expect, it } from 'vitest'
import { equipmentAliases, equipmentCalled } from './equipment-aliases.values.ts'

const fairway = new Set(['22G1', '42G1', '45G1', 'L5G1', '22R1', '45R1', '22U1', '42U1', '22P1', '42P1'])

describe('trade names of equipment', () => {
  it.each([
    ['40HQ', '45G1'],
    ["40'HC", '45G1'],
    ['40 hq', '45G1'],
    ['20GP', '22G1'],
    ['20DV', '22G1'],
    ['40GP', '42G1'],
    ['45HC', 'L5G1'],
    ['45HQ', 'L5G1'],
    ['40RF', '45R1'],
    ['40RH', '45R1'],
    ['40OT', '42U1'],
    ['20FR', '22P1'],
    ['53HC', undefined],
    ['', undefined],
  ])('%j is a %s', (name, code) => expect(equipmentCalled(name, fairway)).toBe(code))

  it('lead to the codes that the carrier has', () => {
    expect(equipmentCalled('40RF', new Set(['42R1', '45R1']))).toBe('42R1')
    expect(equipmentCalled('40HQ', new Set(['45G0']))).toBe('45G0')
    expect(equipmentCalled('40HQ', new Set(['22G1']))).toBeUndefined()
  })

  it("stand beside each of the carrier's own codes", () => {
    expect(equipmentAliases(fairway).get('45G1')).toContain('40HQ')
    expect(equipmentAliases(fairway).get('45R1')).toEqual(expect.arrayContaining(['40RF', '40RH']))
  })
})
