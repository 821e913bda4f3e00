import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { expect, it } from 'vitest'
import { addressOf, criteriaIn } from '../../../ui/listing/list-address.rules.ts'
import { checkCriteria, type RequestCriteria, readCriteria } from './request-criteria.rules.ts'

it('finds the criteria in an address again', () => {
  const criteria: RequestCriteria = { statuses: ['Draft', 'Rejected'], text: 'Đơn 宁波', from: '2026-11-01' }
  expect(criteriaIn(addressOf(criteria, readCriteria).address, readCriteria)).toEqual(criteria)
})

it('leaves the address bare when nothing is looked for', () => {
  expect(addressOf({ text: '  ' }, readCriteria).address.criteria).toBeUndefined()
  expect(criteriaIn({}, readCriteria)).toEqual({})
})

it.each(['', '%', 'e30', encodeCriteria({ statuses: 'Draft', text: 7, colour: 'red' })])(
  'takes nothing out of an address that makes no sense (%j)',
  (criteria) => expect(criteriaIn({ criteria }, readCriteria)).toEqual({}),
)

it('knows only its own statuses, in their order', () => {
  expect(readCriteria({ statuses: ['Rejected', 'Lost', 'Draft'] })).toEqual({ statuses: ['Draft', 'Rejected'] })
})

it('names the day that is wrong', () => {
  expect(checkCriteria({ from: '2026-02-30' })).toMatchObject([{ path: 'from', code: 'BD0003' }])
  expect(checkCriteria({ to: 'soon' })).toMatchObject([{ path: 'to', code: 'BD0004' }])
  expect(checkCriteria({ from: '2026-11-02', to: '2026-11-01' })).toMatchObject([{ path: 'to', code: 'BD0008' }])
  expect(checkCriteria({ from: '2026-11-01', to: '2026-11-01' })).toEqual([])
})
