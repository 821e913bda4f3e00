import { describe, expect, it } from 'vitest'
import { type OriginalsState, originalRefusal, originalsOf } from './original.rules.ts'

const state = (more: Partial<OriginalsState> = {}): OriginalsState => ({
  ...{ type: 'OBL', status: 'Billed', release: null, holds: [], instructed: '3', issued: null },
  ...more,
})

describe('the next original of a bill', () => {
  it('is issued once the bill is billed, until there are as many as were instructed', () => {
    expect(originalRefusal(state())).toBeUndefined()
    expect(originalRefusal(state({ release: 'Printed', issued: { count: 2, of: 3 } }))).toBeUndefined()
    expect(originalRefusal(state({ issued: { count: 3, of: 3 } }))).toEqual({ code: 'BLD0034', args: ['3'] })
  })

  it('waits for what keeps originals back, and not for what comes after them', () => {
    for (const hold of ['freightPayment', 'letterOfIndemnity', 'missingDocuments', 'carrier'] as const)
      expect(originalRefusal(state({ holds: [hold] }))?.code).toBe('BLD0035')
    expect(originalRefusal(state({ holds: ['originalSurrender', 'customs'] }))).toBeUndefined()
  })

  it.each([
    [{ type: 'SW' }, 'SW'],
    [{ type: 'TLX' }, 'TLX'],
    [{ status: 'Draft' }, 'Draft'],
    [{ status: 'Rated' }, 'Rated'],
    [{ release: 'OBL' }, 'OBL'],
    [{ release: 'TLX' }, 'TLX'],
  ] as const)('is not issued for %o', (more, named) =>
    expect(originalRefusal(state(more))).toEqual({ code: 'BLD0033', args: [named] }),
  )

  it('is not issued where no instruction says how many there are', () => {
    for (const instructed of [null, '', '0', '4', 'three', '1.5'])
      expect(originalRefusal(state({ instructed }))?.code).toBe('BLD0036')
  })
})

it('a later instruction does not change how many originals there are', () =>
  expect(originalsOf({ instructed: '1', issued: { count: 1, of: 3 } })).toBe(3))
