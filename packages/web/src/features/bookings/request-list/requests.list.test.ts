import type { RequestSearch } from '@fairway/contract/bookings/requests/booking-request.schema'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { expect, it } from 'vitest'
import { countCards } from '../../../ui/listing/define-list.ts'
import { addressOf, criteriaIn } from '../../../ui/listing/list-address.rules.ts'
import { requestList } from './requests.list.ts'

const { read: readCriteria, check: checkCriteria } = requestList.criteria

it('finds the criteria in an address again', () => {
  const criteria: RequestSearch = { statuses: ['Draft', 'Rejected'], text: 'Đơn 宁波', from: '2026-11-01' }
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

it('counts the requests of each status', () => {
  const status = ['Draft', 'Draft', 'Approved'] as const
  const list = { ...requestList.empty, columns: { ...requestList.empty.columns, status: [...status] }, rows: 3 }
  expect(countCards(requestList.cards, list)).toMatchObject({ Draft: 2, Approved: 1, Cancelled: 0 })
})
