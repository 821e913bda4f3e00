import { UNKNOWN_PLACE } from '@fairway/contract/support/unknown-place'
import { beforeAll, describe, expect, it } from 'vitest'
import { openGeolocation } from './dbip.adapter.ts'
import type { Geolocation } from './geolocation.port.ts'

let inDemo: Geolocation
let inProduction: Geolocation
beforeAll(async () => {
  inDemo = await openGeolocation('Ningbo, CN, AS')
  inProduction = await openGeolocation(undefined)
})

describe('where a caller seems to be', () => {
  it('knows an address in China with its city', () =>
    expect(inProduction.placeOf('202.96.209.5')).toMatchObject({
      ip: '202.96.209.5',
      country: 'CN',
      continent_code: 'AS',
      city: expect.stringMatching(/\w/),
    }))
  it('knows an address of version 6', () =>
    expect(inProduction.placeOf('240e:0:9000::1')).toMatchObject({ country: 'CN', continent_code: 'AS' }))
  it.each(['127.0.0.1', '::1', '10.1.2.3', 'nonsense', ''])('answers the specified defaults for %s', (ip) =>
    expect(inProduction.placeOf(ip)).toEqual(UNKNOWN_PLACE),
  )
  it('takes loopback to be where the demo says', () =>
    expect(inDemo.placeOf('127.0.0.1')).toEqual({
      ip: '127.0.0.1',
      city: 'Ningbo',
      region_code: 'NF',
      country: 'CN',
      continent_code: 'AS',
    }))
})
