import { describe, expect, it } from 'vitest'
import { differencesBetween, fieldsOf } from '../../shared/document-difference.rules.ts'
import { goodRequest, reeferRow } from './booking-request.fixture.ts'
import { lockedChanges } from './request-lock.rules.ts'

describe('the fields of a request', () => {
  const hazard = { ...goodRequest().hazard, flashPointUnit: 'C' }
  it('have no unit where the value was never filled in', () => {
    const fields = fieldsOf(goodRequest({ hazard, temperatureUnit: 'F' }))
    expect([fields.get('hazard.flashPointUnit'), fields.get('temperatureUnit')]).toEqual(['', ''])
  })
  it('keep the unit of a value, also of a value in the rows', () => {
    const filled = fieldsOf(
      goodRequest({ hazard: { ...hazard, flashPoint: '23' }, temperature: '-18', temperatureUnit: 'C' }),
    )
    expect([filled.get('hazard.flashPointUnit'), filled.get('temperatureUnit')]).toEqual(['C', 'C'])
    const inRows = goodRequest({ containers: [{ ...reeferRow, temperature: '-18' }], temperatureUnit: 'F' })
    expect(fieldsOf(inRows).get('temperatureUnit')).toBe('F')
  })
})

describe('two versions of a request', () => {
  it('do not differ where nothing was changed', () => {
    expect(differencesBetween(goodRequest(), structuredClone(goodRequest()))).toEqual([])
  })
  it('differ field by field', () => {
    const consignee = { name: 'Harbor Goods', address: '200 W Lake St\nChicago, IL 60606', contact: '' }
    expect(
      differencesBetween(goodRequest(), goodRequest({ vvd: 'FHM044E', consignee, flags: ['SOC', 'GOH'] })),
    ).toEqual([
      { path: 'vvd', left: 'FHM043E', right: 'FHM044E' },
      { path: 'consignee.name', left: 'Lakeshore Home, Inc.', right: 'Harbor Goods' },
      { path: 'flags', left: '', right: 'SOC, GOH' },
    ])
  })
  it('differ in rows that only one of them has', () => {
    const more = goodRequest({ containers: [...goodRequest().containers, reeferRow] })
    const paths = differencesBetween(goodRequest(), more).map(({ path }) => path)
    expect(paths).toEqual(['containers.1.equipment', 'containers.1.quantity', 'containers.1.packageType'])
  })
  it('show which changes only customer service can make after approval', () => {
    const changed = goodRequest({
      ...{ serviceContract: 'SC2000', paymentTerm: 'Collect', portOfLoading: 'CNSHA', vvd: 'FHM044E' },
      shipper: { name: 'Somebody', address: '88 Beilun Rd\nNingbo 315800', contact: '' },
    })
    expect(lockedChanges(goodRequest(), changed).map(({ path }) => path)).toEqual([
      'serviceContract',
      'portOfLoading',
      'paymentTerm',
      'shipper.name',
    ])
  })
})
