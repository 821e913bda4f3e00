import { expect, it } from 'vitest'
import { spaceWeeks } from './own-space.rules.ts'

const space = (vvd: string, etd: string, portOfLoading = 'CNNGB') => ({
  ...{ vvd, etd, portOfLoading, vessel: '', contract: 'SC1042' },
  ...{ release: { teu: 4, feu: 10 }, booked: { teu: 1, feu: 2 } },
})

it('adds up the space of a week, and counts a vessel with two load ports once', () => {
  const spaces = [
    space('FHM044E', '2026-12-01T12:00:00Z'),
    space('FHM043E', '2026-11-25T12:00:00Z'),
    space('FHM043E', '2026-11-27T12:00:00Z', 'CNSHA'),
  ]
  expect(spaceWeeks(spaces, ({ etd }) => etd.slice(0, 10))).toEqual([
    { monday: '2026-11-23', sailings: 1, release: { teu: 8, feu: 20 }, booked: { teu: 2, feu: 4 } },
    { monday: '2026-11-30', sailings: 1, release: { teu: 4, feu: 10 }, booked: { teu: 1, feu: 2 } },
  ])
})
