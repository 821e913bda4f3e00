import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { readCriteria } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { describe, expect, it } from 'vitest'
import {
  addressOf as addressFor,
  criteriaIn as criteriaOf,
  type ListAddress,
  leavesOpen,
} from './list-address.rules.ts'

const addressOf = (criteria: Parameters<typeof readCriteria>[0] & object) =>
  addressFor(readCriteria(criteria), readCriteria)
const criteriaIn = (address: ListAddress) => criteriaOf(address, readCriteria)

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(3_000_000 + at))

describe('the criteria of a list in its address', () => {
  it('come back as they went, and nothing stands there for none', () => {
    const criteria = { sailedDays: 21, destinations: ['USLGB', 'USOAK'], stages: ['Hold' as const] }
    expect(criteriaIn(addressOf(criteria).address)).toEqual(criteria)
    expect(addressOf({}).address).toEqual({ criteria: undefined, list: undefined })
  })

  it.each(['%%%', 'eyJ', 'bnVsbA', 'W10', '7', ''])('that do not decode yield nothing: %j', (criteria) =>
    expect(criteriaIn({ criteria })).toEqual({}),
  )

  it('say that there are none where an address without them means something else', () => {
    const { address } = addressFor({}, readCriteria, { saysNone: true })
    expect(address.criteria).toBe('e30')
    expect([leavesOpen(address), leavesOpen({}), criteriaIn(address)]).toEqual([false, true, {}])
  })

  it('are every row where an older address brings a whole grid and none of them', () => {
    const layout = { columns: [{ id: 'stage' }], density: 'normal' }
    expect(leavesOpen({ view: encodeCriteria({ layout, sort: [] }) })).toBe(false)
    expect(leavesOpen({ view: encodeCriteria({ sort: [{ id: 'stage', descending: true }] }) })).toBe(true)
  })

  it('name a list that is too long for an address, and keep it aside', () => {
    const few = { numberType: 'booking' as const, numbers: numbers(20) }
    expect(addressOf(few).aside).toBeUndefined()
    const many = { numberType: 'booking' as const, numbers: numbers(5000), sailedDays: 7 }
    const { address, aside } = addressOf(many)
    expect(address.criteria?.length).toBeLessThan(100)
    expect([address.list, criteriaIn(address)]).toEqual([aside?.id, { sailedDays: 7 }])
    expect(aside?.list).toEqual({ numberType: 'booking', numbers: many.numbers })
    expect(addressOf({ ...many, numbers: numbers(4999) }).address.list).not.toBe(address.list)
  })
})
