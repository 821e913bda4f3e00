import { decodeCriteria } from '@fairway/contract/shared/url-criteria'
import { describe, expect, it } from 'vitest'
import { criteriaOf, valuesOf } from '../../../ui/listing/filter.rules.ts'
import { allocationsList } from './allocations/allocations.list.tsx'
import { totalOf, totalsBy } from './allocations/row-totals.rules.ts'
import { reportList } from './report/report.list.tsx'
import { allocationsCriteria, forecastCriteria, reportCriteria } from './sales-criteria.rules.ts'
import { readSalesAddress } from './sales-view.pages.ts'

const codes = (found: readonly { code: string; path: string }[]) => found.map(({ code, path }) => [path, code])

describe('what the sales view is searched by', () => {
  it.each([
    { sailedDays: 7 },
    { vvds: ['FHM043E'], portsOfLoading: ['CNNGB'], accounts: ['NBL'], salesReps: ['W1'] },
    { sailedDays: 0, recent: ['last4Hours' as const], partyTypes: ['BCO' as const] },
  ])('allocations: %j come out of the form as they went in', (criteria) =>
    expect(criteriaOf(allocationsList, valuesOf(allocationsList.filter, criteria), criteria)).toEqual(criteria),
  )

  it('the report: voyages, ports and account names come out of the form as they went in', () => {
    const criteria = { vvds: ['FHM043E'], portOfLoad: ['CNNGB'], accountNames: ['Ningbo Lighting Co., Ltd.'] }
    expect(criteriaOf(reportList, valuesOf(reportList.filter, criteria), criteria)).toEqual(criteria)
  })

  it('takes from an address what it understands', () => {
    expect(
      allocationsCriteria.read({ vvds: 'FHM043E', partyTypes: ['BCO', 'Pirate'], sailedDays: '7', recent: ['x'] }),
    ).toEqual({ partyTypes: ['BCO'] })
    expect(reportCriteria.read({ vvds: ['A', 7, '', 'A'] })).toEqual({ vvds: ['A'] })
  })

  it('names what is wrong at its field', () => {
    expect(codes(allocationsCriteria.check({}))).toEqual([['sailedDays', 'VA0006']])
    expect(codes(allocationsCriteria.check({ sailedDays: 30 }))).toEqual([['sailedDays', 'VA0005']])
    expect(allocationsCriteria.check({ vvds: ['FHM043E'] })).toEqual([])
    expect(codes(reportCriteria.check({ portOfLoad: ['CNNGB'] }))).toEqual([['vvds', 'VA0006']])
    expect(codes(forecastCriteria.check({ from: '2026-13-01', to: 'soon' }))).toEqual([
      ['from', 'VA0003'],
      ['to', 'VA0004'],
    ])
    expect(codes(forecastCriteria.check({ from: '2026-11-20', to: '2026-11-19' }))).toEqual([['to', 'VA0004']])
  })
})

describe('an address', () => {
  it.each([
    [
      { part: 'report', criteria: 'abc' },
      { part: 'report', criteria: 'abc' },
    ],
    [
      { sailing: 'FHM043E', metric: 'booked', unit: 'feu' },
      { sailing: 'FHM043E', metric: 'booked', unit: 'feu' },
    ],
    [{ part: 'secrets', metric: 'profit', unit: 7, sailing: ['x'] }, {}],
  ])('%j opens %j', (input, address) => expect(readSalesAddress(input)).toEqual(address))

  it('of a notification opens the allocations of its voyages', () => {
    const { part, criteria = '' } = readSalesAddress({ vvds: 'FHM043E,FHM044E' })
    expect(part).toBe('allocations')
    expect(decodeCriteria(criteria)).toEqual({ vvds: ['FHM043E', 'FHM044E'] })
  })
})

describe('the totals of rows', () => {
  const columns = {
    vvd: ['A', 'A', 'B'], portOfLoading: ['CNNGB', 'CNSHA', 'CNNGB'], accountName: ['Lights', 'Lights', 'Textiles'],
    salesRepName: ['Rui', 'Ola', 'Rui'], demandTeu: [1, 2, 4], demandFeu: [0, 0, 1], protectTeu: [1, 1, 1], protectFeu: [0, 0, 0],
    releaseTeu: [3, 3, 3], releaseFeu: [1, 1, 1], bookedTeu: [0, 1, 0], bookedFeu: [0, 0, 0],
  } // biome-ignore format: three rows
  const unit = { teu: 100, feu: 50 }
  const space = (vvd: string, portOfLoading: string) => ({
    ...{ vvd, portOfLoading, vessel: '', voyageType: 'Mainline' as const, etd: null, isClosed: false },
    ...{ capacity: unit, demand: unit, protect: unit, release: unit, booked: unit },
  })
  const spaces = [space('A', 'CNNGB'), space('A', 'CNSHA'), space('B', 'CNNGB')]

  it('are those of the shown rows, against the capacity of their spaces', () => {
    expect(totalOf(columns, [0, 1], spaces)).toMatchObject({
      rows: 2,
      demand: { teu: 3, feu: 0 },
      capacity: { teu: 200, feu: 100 },
    })
    expect(totalsBy(columns, [0, 1, 2], spaces, 'vvd')).toMatchObject([
      { value: 'A', rows: 2, release: { teu: 6, feu: 2 }, capacity: { teu: 200, feu: 100 } },
      { value: 'B', rows: 1, release: { teu: 3, feu: 1 }, capacity: { teu: 100, feu: 50 } },
    ])
  })

  it('by account and by rep have no capacity: the space is shared', () => {
    const reps = totalsBy(columns, [0, 1, 2], spaces, 'salesRepName')
    expect(reps.map(({ value, demand, capacity }) => [value, demand.teu, capacity])).toEqual([
      ['Rui', 5, undefined],
      ['Ola', 2, undefined],
    ])
  })
})
