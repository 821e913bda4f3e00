import { describe, expect, it } from 'vitest'
import { criteriaOf, daysOf, readRepAddress } from './rep-address.rules.ts'

const vessel = (vvd: string, isClosed: boolean) => ({
  ...{ vvd, isClosed, vessel: 'Hummingbird', voyageType: 'Mainline' as const, etd: null, portsOfLoading: ['CNNGB'] },
})
const known = { ownRep: 'W1', vessels: [vessel('FHM042E', true), vessel('FHM043E', false)] }
const read = (input: Record<string, unknown>) => criteriaOf(readRepAddress(input), known)

describe('the address of the rep view', () => {
  it('without anything shows the next open vessel and the rows of whoever looks', () =>
    expect(read({})).toEqual({ vvds: ['FHM043E'], pol: '', account: '', rep: 'W1', isRecent: false }))

  it('names vessels, a port, an account and reps', () =>
    expect(read({ vvds: 'fhm042e, FHM043E,,FHM042E', pol: 'CNNGB', account: 'NBL', rep: 'all', recent: 1 })).toEqual({
      vvds: ['FHM042E', 'FHM043E'],
      pol: 'CNNGB',
      account: 'NBL',
      rep: '',
      isRecent: true,
    }))

  it('can say that no vessel is chosen', () => expect(read({ vvds: '' }).vvds).toEqual([]))

  it.each([
    ['7', 7],
    ['22', 0],
    ['-1', 0],
    ['1.5', 0],
    ['soon', 0],
    [undefined, 0],
  ])('reads days that were sailed: %s', (days, meant) => expect(daysOf(days === undefined ? {} : { days })).toBe(meant))

  it('takes nothing but plain texts', () => expect(readRepAddress({ vvds: ['x'], pol: {}, other: 'x' })).toEqual({}))
})
