import { describe, expect, it } from 'vitest'
import { containersWanted, hasRoom, nextWithRoom } from './own-space.rules.ts'

const space = (vvd: string, etd: string, feuLeft: number) => ({
  ...{ vvd, etd, vessel: '', portOfLoading: 'CNNGB', contract: 'SC1042' },
  ...{ release: { teu: 4, feu: 10 }, booked: { teu: 4, feu: 10 - feuLeft } },
})

describe('room in an allocation', () => {
  it.each([
    [{ teu: 0, feu: 0 }, true],
    [{ teu: 0, feu: 2 }, true],
    [{ teu: 0, feu: 3 }, false],
    [{ teu: 1, feu: 1 }, false],
  ])('for %j with 2 of 40 feet left: %s', (wanted, expected) =>
    expect(hasRoom(space('FHM043E', '2026-11-25T12:00:00Z', 2), wanted)).toBe(expected),
  )

  it('is none where more was booked than released', () =>
    expect(hasRoom(space('FHM043E', '2026-11-25T12:00:00Z', -2), { teu: 0, feu: 0 })).toBe(false))
})

it('the next sailing with room leaves after the chosen one and takes all containers', () => {
  const spaces = [
    space('FHM042E', '2026-11-18T12:00:00Z', 9),
    space('FHM043E', '2026-11-25T12:00:00Z', 0),
    space('FHM044E', '2026-12-02T12:00:00Z', 1),
    space('FHM045E', '2026-12-09T12:00:00Z', 5),
  ]
  expect(nextWithRoom(spaces, 'FHM043E', { teu: 0, feu: 3 })?.vvd).toBe('FHM045E')
  expect(nextWithRoom(spaces, 'FHM043E', { teu: 0, feu: 0 })?.vvd).toBe('FHM044E')
  expect(nextWithRoom(spaces, 'FHM043E', { teu: 1, feu: 0 })).toBeUndefined()
  expect(nextWithRoom(spaces, '', { teu: 0, feu: 1 })?.vvd).toBe('FHM042E')
})

it('containers are counted by their length; what is no whole number counts nothing', () => {
  const lengths: Record<string, number> = { '22G1': 20, '42G1': 40, '45G1': 40, L5G1: 45 }
  const rows = [
    { equipment: '22G1', quantity: '2' },
    { equipment: '45G1', quantity: '3' },
    { equipment: 'L5G1', quantity: '1' },
    { equipment: '42G1', quantity: 'many' },
    { equipment: '', quantity: '4' },
    { equipment: '42G1', quantity: '-1' },
  ]
  expect(containersWanted(rows, (code) => lengths[code])).toEqual({ teu: 2, feu: 4 })
})
