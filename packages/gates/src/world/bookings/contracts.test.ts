import { describe, expect, it } from 'vitest'
import { locations } from '../ways/locations.ts'
import { createWorld, SEED, SMALL } from '../world.ts'
import { contractsOf } from './contracts.ts'
import { organisations } from './organisations.ts'
import { HAIPHONG_TEXTILES, NINGBO_LIGHTING } from './shippers.ts'

const on = (day: string) => contractsOf(createWorld(SEED, Date.parse(`${day}T08:00:00Z`), SMALL))
const contracts = on('2026-11-15')
const of = (organisation: string) =>
  contracts.filter(({ parties }) => parties.some((party) => party.organisation === organisation && party.mayBook))

describe('the contracts of the demo', () => {
  it('are one for each shipper, under the number on its bookings, and one of a forwarder', () => {
    expect(of(NINGBO_LIGHTING).map(({ number }) => number)).toEqual(['SC1042'])
    expect(of(HAIPHONG_TEXTILES).map(({ number }) => number)).toEqual(['SC1024'])
    expect(of('EASTWIND-FORWARDING').map(({ number }) => number)).toEqual(expect.arrayContaining(['SC1042', 'EW2201']))
    expect(new Set(contracts.map(({ number }) => number)).size).toBe(contracts.length)
  })

  it('name only places and customers that the carrier has sent, and keep the two rivals apart', () => {
    const places = new Set(locations.map(({ code }) => code))
    const customers = new Set(organisations.map(({ ref }) => ref))
    for (const { places: named, parties } of contracts) {
      for (const code of Object.values(named).flat()) expect(places).toContain(code)
      for (const { organisation } of parties) expect(customers).toContain(organisation)
    }
    const namesIn = (number: string) =>
      contracts.find((contract) => contract.number === number)?.parties.map(({ organisation }) => organisation) ?? []
    expect(namesIn('SC1042').filter((name) => namesIn('SC1024').includes(name))).toEqual([])
  })

  it.each([
    ['2026-11-15', '2026-05-01', '2028-04-30'],
    ['2026-04-30', '2025-05-01', '2027-04-30'],
    ['2026-05-01', '2026-05-01', '2028-04-30'],
  ])('that are valid on %s run from %s to %s', (day, from, to) => {
    for (const { validFrom, validTo } of on(day)) expect([validFrom, validTo]).toEqual([from, to])
  })
})
