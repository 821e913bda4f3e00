import { describe, expect, it } from 'vitest'
import {
  changeRefusal,
  checkChange,
  checkVesselCriteria,
  differingCells,
  inTeu,
  isOverCapacity,
  leftOf,
  readQuantity,
} from './allocation.rules.ts'

const codes = (violations: readonly { code: string; path: string }[]) =>
  violations.map(({ code, path }) => `${path} ${code}`)

describe('a quantity of containers', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['１２', 12],
    ['', 0],
    ['12.0', 12],
    ['1,234,567', 1_234_567],
  ])('reads %j as %d', (text, value) => expect(readQuantity(text)).toBe(value))

  it.each(['abc', '12 boxes', '1e3', '=A1', '0x10', '٣'])('takes %j for no number', (text) =>
    expect(readQuantity(text)).toBeNaN(),
  )

  it.each([-1, 0.5, 100_000, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (value) =>
    expect(codes(checkChange({ releaseTeu: value }, 'changes.3.'))).toEqual(['changes.3.releaseTeu VA0017']),
  )

  it('takes whole numbers from 0 to 99999 and leaves other cells alone', () =>
    expect(checkChange({ demandTeu: 0, protectFeu: 99_999 }, '')).toEqual([]))
})

describe('the vessel filter', () => {
  it('takes open vessels and days up to 21', () => {
    for (const days of [0, 7, 14, 21]) expect(checkVesselCriteria({ days, from: '', to: '' })).toEqual([])
  })

  it.each([
    [{ days: 22, from: '', to: '' }, ['days VA0005']],
    [{ days: -1, from: '', to: '' }, ['days VA0005']],
    [{ days: 1.5, from: '', to: '' }, ['days VA0005']],
    [{ days: 0, from: '2026-02-30', to: '' }, ['from VA0003']],
    [{ days: 0, from: '', to: '30/11/2026' }, ['to VA0004']],
    [{ days: 0, from: '2026-11-20', to: '2026-11-19' }, ['to VA0004']],
  ])('%j', (criteria, expected) => expect(codes(checkVesselCriteria(criteria))).toEqual(expected))
})

describe('a row', () => {
  const row = { version: 3, vvd: 'FHM042E', accountName: 'Ningbo Lighting', isOwn: true, isClosed: false }

  it('is changed by its own rep, before the ship leaves, at the version that was seen', () => {
    expect(changeRefusal(row, { version: 3 }, 'changes.0')).toBeUndefined()
    expect(changeRefusal({ ...row, isOwn: false }, { version: 3 }, 'changes.0')?.code).toBe('VA0022')
    expect(changeRefusal({ ...row, isClosed: true }, { version: 3 }, 'changes.0')?.code).toBe('VA0014')
    expect(changeRefusal(row, { version: 2 }, 'changes.0')?.code).toBe('VA0008')
  })

  it('tells which cells differ', () =>
    expect(differingCells({ demandTeu: 1, remarks: 'a' }, { demandTeu: 1, remarks: 'b', releaseFeu: 0 })).toEqual([
      'releaseFeu',
      'remarks',
    ]))
})

it('counts a container of 40 feet as two of 20, and each unit against its own capacity', () => {
  expect(inTeu({ teu: 3, feu: 2 })).toBe(7)
  expect(leftOf({ teu: 3, feu: 2 }, { teu: 5, feu: 0 })).toEqual({ teu: -2, feu: 2 })
  const capacity = { teu: 10, feu: 1 }
  expect(isOverCapacity({ release: { teu: 10, feu: 1 }, capacity })).toBe(false)
  expect(isOverCapacity({ release: { teu: 0, feu: 2 }, capacity })).toBe(true)
})
