import type { Space } from '@fairway/contract/vessel-allocation/allocation.schema'
import { describe, expect, it } from 'vitest'
import { countOf, longestOf, percentOf, sailingsOf, totalsOf, weeksOf } from './forecast.rules.ts'

const space = (vvd: string, portOfLoading: string, etd: string | null, more: Partial<Space> = {}): Space => ({
  vvd,
  portOfLoading,
  vessel: `Fairway ${vvd}`,
  voyageType: 'Mainline',
  etd,
  isClosed: false,
  capacity: { teu: 100, feu: 50 },
  demand: { teu: 90, feu: 60 },
  protect: { teu: 20, feu: 10 },
  release: { teu: 80, feu: 50 },
  booked: { teu: 7, feu: 3 },
  ...more,
})
const spaces = [
  space('FHM042E', 'CNNGB', '2026-11-22T16:00:00Z', { isClosed: true }),
  space('FHM042E', 'CNSHA', '2026-11-23T10:00:00Z'),
  space('FHM043E', 'CNNGB', '2026-11-29T10:00:00Z', { release: { teu: 120, feu: 0 } }),
  space('FHM044E', 'CNNGB', null),
]
const dayOf = ({ etd }: { etd: string | null }) => etd?.slice(0, 10) ?? null

describe('sailings', () => {
  it('add up their load ports, and leave with the first of them', () => {
    const [first] = sailingsOf(spaces, [])
    expect(first).toMatchObject({
      vvd: 'FHM042E',
      portOfLoading: 'CNNGB',
      isClosed: false,
      capacity: { teu: 200, feu: 100 },
      release: { teu: 160, feu: 100 },
    })
  })

  it('have only the chosen ports', () => {
    expect(sailingsOf(spaces, ['CNSHA'])).toMatchObject([{ vvd: 'FHM042E', capacity: { teu: 100, feu: 50 } }])
    expect(sailingsOf(spaces, ['VNHPH'])).toEqual([])
  })

  it('lie in the week of their departure, those without one last', () => {
    const weeks = weeksOf(sailingsOf(spaces, []), dayOf)
    expect(weeks.map(({ monday, sailings }) => [monday, sailings.map(({ vvd }) => vvd)])).toEqual([
      ['2026-11-16', ['FHM042E']],
      ['2026-11-23', ['FHM043E']],
      [null, ['FHM044E']],
    ])
    expect(totalsOf(weeks)).toEqual(totalsOf(spaces))
  })
})

it('a space is counted in TEU as a whole, or by the length of its containers', () => {
  const unit = { teu: 10, feu: 4 }
  expect([countOf(unit, 'all'), countOf(unit, 'teu'), countOf(unit, 'feu')]).toEqual([18, 10, 4])
})

it.each([
  [50, 100, 50],
  [999, 1000, 99],
  [1001, 1000, 101],
  [1000, 1000, 100],
  [5, 0, undefined],
])('%d of %d are %s percent', (part, capacity, percent) => expect(percentOf(part, capacity)).toBe(percent))

it('the longest bar is the largest ship, or what exceeds it', () => {
  expect(longestOf(spaces, 'release', 'teu')).toBe(120)
  expect(longestOf(spaces, 'protect', 'teu')).toBe(100)
  expect(longestOf([], 'release', 'all')).toBe(1)
})
