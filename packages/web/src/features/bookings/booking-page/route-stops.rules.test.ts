import type { Moment, Places, TrackedLeg } from '@fairway/contract/tracking/tracking.schema'
import { describe, expect, it } from 'vitest'
import { routeStops } from './route-stops.rules.ts'

const name = { en: 'x', zh: 'x', vi: 'x' }
const place = (code: string, port = code) => ({ code, port, name, zone: 'UTC', country: 'CN' })
const places: Places = {
  CNNGB: place('CNNGB'),
  'CNNGB-BLCT': place('CNNGB-BLCT', 'CNNGB'),
  VNHPH: place('VNHPH'),
  USLGB: place('USLGB'),
  USCHI: place('USCHI'),
  CNHGH: place('CNHGH'),
}
const moment = (planned: string, more: Partial<Moment> = {}): Moment => ({
  planned,
  estimated: null,
  actual: null,
  ...more,
})
const leg = (kind: TrackedLeg['kind'], from: string, to: string, departure: Moment, arrival: Moment): TrackedLeg => ({
  kind, from, to, vessel: null, departure, arrival,
}) // biome-ignore format: one leg
const feeder = leg(
  'feeder',
  'VNHPH',
  'CNNGB',
  moment('2026-11-02', { actual: '2026-11-02' }),
  moment('2026-11-05', { actual: '2026-11-05' }),
)
const stay = leg('polTerminal', 'CNNGB-BLCT', 'CNNGB-BLCT', moment('2026-11-05'), moment('2026-11-08'))
const ocean = leg(
  'ocean',
  'CNNGB-BLCT',
  'USLGB',
  moment('2026-11-08', { actual: '2026-11-08' }),
  moment('2026-11-23', { estimated: '2026-11-27' }),
)
const rail = leg('rail', 'USLGB', 'USCHI', moment('2026-11-25'), moment('2026-11-28'))
const way = {
  legs: [ocean],
  places,
  placeOfReceipt: null,
  portOfLoading: 'CNNGB',
  portOfDischarge: 'USLGB',
  placeOfDelivery: null,
}
const summarize = (input: Parameters<typeof routeStops>[0]) =>
  routeStops(input).map(({ place: at, role, onward }) => [
    at,
    role,
    onward && `${onward.leg?.kind ?? 'road'} ${onward.state}`,
  ])

describe('the route of a booking', () => {
  it('goes from port to port, without stays at terminals', () => {
    expect(
      summarize({ ...way, legs: [feeder, stay, ocean, rail], portOfLoading: 'VNHPH', placeOfDelivery: 'USCHI' }),
    ).toEqual([
      ['VNHPH', 'loading', 'feeder done'],
      ['CNNGB', 'transshipment', 'ocean underWay'],
      ['USLGB', 'discharge', 'rail ahead'],
      ['USCHI', 'delivery', null],
    ])
  })

  it('begins and ends inland where cargo is picked up or delivered by road', () => {
    expect(summarize({ ...way, placeOfReceipt: 'CNHGH', placeOfDelivery: 'USCHI' })).toEqual([
      ['CNHGH', 'receipt', 'road ahead'],
      ['CNNGB', 'loading', 'ocean underWay'],
      ['USLGB', 'discharge', 'road ahead'],
      ['USCHI', 'delivery', null],
    ])
  })

  it('is two ports while no leg is known, and lists none twice', () => {
    expect(summarize({ ...way, legs: [], placeOfReceipt: 'CNNGB', placeOfDelivery: 'USLGB' })).toEqual([
      ['CNNGB', 'loading', 'road ahead'],
      ['USLGB', 'discharge', null],
    ])
  })

  it('ignores a plan that newer reports have made impossible', () => {
    const [, port] = routeStops({ ...way, legs: [ocean, rail] })
    expect(port?.arrival).toMatchObject({ estimated: '2026-11-27' })
    expect(port?.departure).toEqual({ planned: null, estimated: null, actual: null })
  })
})
