import { describe, expect, it } from 'vitest'
import { goodRequest, places, reeferRow } from './booking-request.fixture.ts'
import { changeFlag, changePort, changeTerms, withReceipt } from './request-change.rules.ts'

describe('the place of receipt', () => {
  const empty = { placeOfReceipt: '', placeOfDelivery: '', vvd: '', portOfLoading: '' }
  it('is filled in from the port of loading for CY, whichever is chosen first', () => {
    const port = changeTerms(goodRequest(empty), { portOfLoading: 'CNNGB' })
    expect(port).toMatchObject({ after: { placeOfReceipt: 'CNNGB' } })
    expect(port.ask).toBeUndefined()
    const term = changeTerms(goodRequest({ ...empty, freightTerm: '', portOfLoading: 'CNSHA' }), {
      freightTerm: 'CY-CY',
    })
    expect(term).toMatchObject({ after: { placeOfReceipt: 'CNSHA' } })
    expect(term.ask).toBeUndefined()
  })
  it('follows the port of loading, and stays where somebody chose another one', () => {
    const moved = (placeOfReceipt: string) =>
      changeTerms(goodRequest({ placeOfReceipt, vvd: '' }), { portOfLoading: 'CNSHA' }).after.placeOfReceipt
    expect([moved('CNNGB'), moved('VNHPH')]).toEqual(['CNSHA', 'VNHPH'])
  })
  it('is named by the shipper for DOOR', () =>
    expect(withReceipt(goodRequest({ freightTerm: 'DOOR-CY', placeOfReceipt: '' })).placeOfReceipt).toBe(''))
})

describe('an inland place that is typed as a port', () => {
  const known = {
    places: new Map([...places].map(([code, place]) => [code, { ...place, code }])),
    ports: ['USLGB', 'USHNL'],
  }
  const empty = { portOfDischarge: '', placeOfDelivery: '', vvd: '' }
  const choose = (code: string) => changePort(goodRequest(empty), { field: 'portOfDischarge', code }, known).after
  it('becomes the place of delivery, with the nearest port of discharge', () =>
    expect(choose('USCHI')).toMatchObject({ portOfDischarge: 'USLGB', placeOfDelivery: 'USCHI' }))
  it('leaves a port as it is', () =>
    expect(choose('USHNL')).toMatchObject({ portOfDischarge: 'USHNL', placeOfDelivery: '' }))
  it('stays, for the rules to report, where no port is near', () =>
    expect(choose('CNHGH')).toMatchObject({ portOfDischarge: 'CNHGH', placeOfDelivery: '' }))
  it('is the place of receipt at the other end', () =>
    expect(
      changePort(
        goodRequest({ portOfLoading: '', placeOfReceipt: '', vvd: '' }),
        { field: 'portOfLoading', code: 'CNHGH' },
        { ...known, ports: ['CNNGB', 'CNSHA'] },
      ).after,
    ).toMatchObject({ portOfLoading: 'CNNGB', placeOfReceipt: 'CNHGH' }))
})

describe('a change of terms', () => {
  it('asks before another payment term empties both places', () => {
    const { after, ask } = changeTerms(goodRequest(), { paymentTerm: 'Collect' })
    expect(ask).toBe('paymentTerm')
    expect(after).toMatchObject({ paymentTerm: 'Collect', placeOfReceipt: 'CNNGB', placeOfDelivery: '' })
    const fromDoor = changeTerms(goodRequest({ freightTerm: 'DOOR-RAMP' }), { paymentTerm: 'Collect' })
    expect(fromDoor.after).toMatchObject({ placeOfReceipt: '', placeOfDelivery: '' })
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

describe('special cargo', () => {
  it.each([
    ['OOG', true],
    ['REEFER', true],
    ['NOR', false],
  ] as const)('asks before %s = %s empties the container types', (flag, isOn) => {
    const before = goodRequest(isOn ? {} : { flags: ['NOR'], containers: [reeferRow] })
    const { after, ask } = changeFlag(before, flag, isOn)
    expect(ask).toBe('containerDefaults')
    expect(after.containers.map(({ equipment }) => equipment)).toEqual([''])
    expect(after.containers[0]?.quantity).toBe(before.containers[0]?.quantity)
    expect(after.flags.includes(flag)).toBe(isOn)
  })
  it('asks because of the rates of GES, and informs about the letter for garments on hangers', () => {
    expect(changeFlag(goodRequest(), 'GES', true).ask).toBe('gesRates')
    expect(changeFlag(goodRequest({ flags: ['GES'] }), 'GES', false).ask).toBeUndefined()
    expect(changeFlag(goodRequest(), 'GOH', true).advice).toBe('guaranteeLetter')
  })
  it('asks nothing for hazardous cargo and shipper-owned containers', () => {
    for (const flag of ['HAZ', 'SOC'] as const) expect(changeFlag(goodRequest(), flag, true).ask).toBeUndefined()
  })
})
