import { describe, expect, it } from 'vitest'
import { places } from './booking-request.fixture.ts'
import { distanceKm, isOnSideOf, nearestPort, type Place, suitsDelivery } from './place.rules.ts'

const at = (code: string): Place => {
  const place = places.get(code)
  if (!place) throw new Error(`no place ${code}`)
  return place
}

describe('a place fits its side of the ocean', () => {
  it.each([
    ['Hangzhou', 'CNHGH', 'CNNGB', 'USLGB', true],
    ['Shanghai', 'CNSHA', 'CNNGB', 'USLGB', true],
    ['Los Angeles', 'USLAX', 'CNNGB', 'USLGB', false],
    ['Chicago', 'USCHI', 'CNNGB', 'USLGB', false],
    ['Los Angeles', 'USLAX', 'USLGB', 'CNNGB', true],
    ['Chicago', 'USCHI', 'USLGB', 'CNNGB', true],
    ['Shanghai', 'CNSHA', 'USLGB', 'CNNGB', false],
    ['Chicago, over the sea from Honolulu,', 'USCHI', 'USHNL', 'CNNGB', false],
    ['Honolulu, over the sea from Long Beach,', 'USHNL', 'USLGB', 'CNNGB', false],
  ])('%s (%s) with the port %s and %s at the other end: %s', (_name, place, port, otherEnd, fits) =>
    expect(isOnSideOf(at(place), at(port), at(otherEnd))).toBe(fits),
  )

  it('in a neighbouring country, where that is nearer', () => {
    const duisburg: Place = { kind: 'inland', country: 'DE', latitude: 51.43, longitude: 6.76, hasRamp: false }
    const rotterdam: Place = { kind: 'port', country: 'NL', latitude: 51.95, longitude: 4.14, hasRamp: false }
    expect(isOnSideOf(duisburg, rotterdam, at('USLGB'))).toBe(true)
    expect(isOnSideOf(duisburg, at('USLGB'), rotterdam)).toBe(false)
  })
})

it('across a narrow sea a place belongs to the port of its own country, and another one to the nearer port', () => {
  const inEurope = (kind: Place['kind'], country: string, latitude: number, longitude: number): Place => ({
    ...{ kind, country, latitude, longitude, hasRamp: false },
  })
  const [calais, dover] = [inEurope('port', 'FR', 50.97, 1.85), inEurope('port', 'GB', 51.13, 1.31)]
  const [london, ghent] = [inEurope('inland', 'GB', 51.5, -0.12), inEurope('inland', 'BE', 51.05, 3.72)]
  expect([isOnSideOf(london, calais, dover), isOnSideOf(london, dover, calais)]).toEqual([false, true])
  expect([isOnSideOf(ghent, calais, dover), isOnSideOf(ghent, dover, calais)]).toEqual([true, false])
})

describe('how cargo is delivered', () => {
  it.each([
    ['RAMP', 'USCHI', true],
    ['RAMP', 'USCHI-LPC', true],
    ['RAMP', 'USDEN', false],
    ['RAMP', 'USLGB', false],
    ['CY', 'USLGB', true],
    ['CY', 'USCHI', true],
    ['CY', 'USDEN', false],
    ['DOOR', 'USDEN', true],
  ])('%s at %s: %s', (destination, place, suits) => expect(suitsDelivery(destination, at(place))).toBe(suits))
  it('accepts no place that the carrier does not know', () => expect(suitsDelivery('DOOR', undefined)).toBe(false))
})

it('the port for an inland place is the nearest one on its side', () => {
  const ports = ['CNNGB', 'CNSHA', 'USLGB', 'USHNL'].map((code) => ({ ...at(code), code }))
  expect(nearestPort(at('USCHI'), ports, at('CNNGB'))?.code).toBe('USLGB')
  expect(nearestPort(at('CNHGH'), ports)?.code).toBe('CNNGB')
  expect(Math.round(distanceKm(at('USLGB'), at('USCHI')) / 100)).toBe(28)
})
