import { describe, expect, it } from 'vitest'
import { goodRequest, reeferRow } from './booking-request.fixture.ts'
import { changeFlag, changeTerms } from './request-change.rules.ts'

describe('a change of terms', () => {
  it('asks before another payment term empties both places', () => {
    const { after, ask } = changeTerms(goodRequest(), { paymentTerm: 'Collect' })
    expect(ask).toBe('paymentTerm')
    expect(after).toMatchObject({ paymentTerm: 'Collect', placeOfReceipt: '', placeOfDelivery: '' })
  })
  it('asks before another freight term empties the place of receipt, and leaves that of delivery', () => {
    const { after, ask } = changeTerms(goodRequest(), { freightTerm: 'DOOR-RAMP' })
    expect(ask).toBe('freightTerm')
    expect(after).toMatchObject({ placeOfReceipt: '', placeOfDelivery: 'USCHI' })
  })
  it('asks before another port gives up the vessel', () => {
    for (const fields of [{ portOfLoading: 'CNSHA' }, { portOfDischarge: 'USOAK' }]) {
      const { after, ask } = changeTerms(goodRequest(), fields)
      expect(ask).toBe('vessel')
      expect(after.vvd).toBe('')
    }
  })
  it('asks nothing where nothing is filled in yet, or nothing changes', () => {
    const empty = goodRequest({ placeOfReceipt: '', placeOfDelivery: '', vvd: '' })
    expect(changeTerms(empty, { paymentTerm: 'Collect' }).ask).toBeUndefined()
    expect(changeTerms(empty, { portOfLoading: 'CNSHA' }).ask).toBeUndefined()
    expect(changeTerms(goodRequest(), { paymentTerm: 'Prepaid' })).toEqual({ after: goodRequest() })
  })
})

describe('what is special about cargo', () => {
  it.each([
    ['OOG', true],
    ['REEFER', true],
    ['NOR', false],
  ] as const)('asks before %s = %s empties the types of the boxes', (flag, isOn) => {
    const before = goodRequest(isOn ? {} : { flags: ['NOR'], containers: [reeferRow] })
    const { after, ask } = changeFlag(before, flag, isOn)
    expect(ask).toBe('containerDefaults')
    expect(after.containers.map(({ equipment }) => equipment)).toEqual([''])
    expect(after.containers[0]?.quantity).toBe(before.containers[0]?.quantity)
    expect(after.flags.includes(flag)).toBe(isOn)
  })
  it('asks because of the rates of GES, and tells of the letter for garments on hangers', () => {
    expect(changeFlag(goodRequest(), 'GES', true).ask).toBe('gesRates')
    expect(changeFlag(goodRequest({ flags: ['GES'] }), 'GES', false).ask).toBeUndefined()
    expect(changeFlag(goodRequest(), 'GOH', true).tell).toBe('guaranteeLetter')
  })
  it('asks nothing for hazardous cargo and own boxes', () => {
    for (const flag of ['HAZ', 'SOC'] as const) expect(changeFlag(goodRequest(), flag, true).ask).toBeUndefined()
  })
})
