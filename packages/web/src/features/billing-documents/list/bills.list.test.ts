import { describe, expect, it } from 'vitest'
import { criteriaOf, valuesOf } from '../../../ui/listing/filter.rules.ts'
import { readPastedNumbers, typeOf } from '../../../ui/listing/pasted-numbers.rules.ts'
import { readBillingSearch } from '../billing-documents.pages.ts'
import { billList } from './bills.list.ts'

const { read, check } = billList.criteria

describe('what bills are searched by', () => {
  it.each([
    {},
    { statuses: ['Rated' as const], releases: ['SWB LOI Pending' as const] },
    { dateOf: 'due' as const, from: '2026-11-16', to: '2026-11-22' },
    { concerns: ['toPay' as const] },
  ])('criteria %j come out of the form as they went in', (criteria) =>
    expect(criteriaOf(billList, valuesOf(billList.filter, criteria), criteria)).toEqual(criteria),
  )

  it('takes from an address known values alone, the type of its group among them', () =>
    expect(read({ type: 'OD', statuses: ['Billed', 'Lost'], concerns: 'toPay', numbers: ['310448201'] })).toEqual({
      type: 'OD',
      statuses: ['Billed'],
    }))

  it('names a range that ends before it begins', () =>
    expect(check({ dateOf: 'billed', from: '2026-03-02', to: '2026-03-01' }).map(({ code }) => code)).toEqual([
      'BD0008',
    ]))
})

it('pasted numbers are bills, bookings, shipments or invoices, and everything with a digit may be an invoice', () => {
  const found = readPastedNumbers('FWYL310448201 3104483 310448402 INV-2026-77 please', billList.paste?.kinds ?? [])
  expect(found).toMatchObject({
    numbers: ['FWYL310448201', '3104483', '310448402', 'INV-2026-77'],
    counts: { bl: 1, booking: 1, shipment: 1, invoice: 1 },
    unknown: ['PLEASE'],
  })
  expect(typeOf(found)).toBe('mixed')
})

it.each([
  [{ shipment: 310448201 }, { shipment: 310448201 }],
  [
    { invoice: 'INV-1', page: 'account' },
    { invoice: 'INV-1', page: 'account' },
  ],
  [{ dispute: '7' }, { dispute: 7 }],
  [{ letter: 12 }, { letter: 12 }],
  [{ sign: 310448201 }, { sign: 310448201 }],
  [{ sign: '310448201,310448202' }, { sign: '310448201,310448202' }],
  [{ shipment: ['1'], invoice: '', page: 'secrets', criteria: 'abc' }, { criteria: 'abc' }],
])('the address %j opens %j', (input, address) => expect(readBillingSearch(input)).toEqual(address))
