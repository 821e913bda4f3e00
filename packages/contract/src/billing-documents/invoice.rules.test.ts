import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentTerms } from '../bookings/requests/booking-request.values.ts'
import { amountOf, sumAmounts } from '../shared/money.ts'
import { documentsFor } from './bill-rights.rules.ts'
import { checkDispute, disputeRefusal, disputeUntil } from './dispute.rules.ts'
import { accountTotals, ageOf, invoiceStatusOf, openOf, overdueDays, paymentLink } from './invoice.rules.ts'
import { invoiceAges } from './invoice.values.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 12n })
const invoice = fc
  .record({
    currency: fc.constantFrom('USD', 'VND', 'KWD'),
    term: fc.constantFrom(...paymentTerms),
    amounts: fc.tuple(units, units, units),
    overdueDays: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ currency, term, amounts, overdueDays: days }) => {
    const [total, paid, credited] = amounts.map((of) => amountOf(of, currency)) as [string, string, string]
    const balance = { currency, total, paid, credited }
    return { ...balance, term, open: openOf(balance), overdueDays: days }
  })

describe('a statement of account', () => {
  it('loses no minor unit: what is open is total less paid and credited, and the sum of its ages', () => {
    fc.assert(
      fc.property(fc.array(invoice, { maxLength: 40 }), (all) => {
        for (const sum of accountTotals(all)) {
          const { currency, ages } = sum
          expect(sum.open).toBe(openOf(sum))
          expect(sum.open).toBe(sumAmounts(invoiceAges.map((age) => ages[age]), currency)) // biome-ignore format: one sum
          expect(sum.overdue).toBe(sumAmounts(invoiceAges.slice(1).map((age) => ages[age]), currency)) // biome-ignore format: one sum
        }
      }),
    )
  })

  it('has one line for each payment term and currency', () => {
    fc.assert(
      fc.property(fc.array(invoice, { maxLength: 40 }), (all) => {
        const keys = accountTotals(all).map(({ term, currency }) => `${term} ${currency}`)
        expect(new Set(keys)).toEqual(new Set(all.map(({ term, currency }) => `${term} ${currency}`)))
        expect(keys).toHaveLength(new Set(keys).size)
      }),
    )
  })
})

describe('an invoice', () => {
  it.each([
    ['0', '0', 'Open'],
    ['40', '0', 'Partly Paid'],
    ['100', '0', 'Paid'],
    ['130', '0', 'Paid'],
    ['40', '60', 'Paid'],
    ['0', '60', 'Open'],
    ['0', '100', 'Credited'],
  ] as const)('of 100 with %s paid and %s credited is %s', (paid, credited, status) =>
    expect(invoiceStatusOf({ currency: 'USD', total: '100', paid, credited })).toBe(status),
  )

  it('is overdue from the day after it is due, unless nothing is left to pay', () => {
    expect(overdueDays('2026-11-15', '2026-11-15', 'Open')).toBe(0)
    expect(overdueDays('2026-11-15', '2026-11-16', 'Partly Paid')).toBe(1)
    expect(overdueDays('2026-11-15', '2027-11-15', 'Paid')).toBe(0)
    expect([0, 1, 30, 31, 60, 61, 90, 91].map(ageOf)).toEqual([
      ...['notDue', 'to30', 'to30', 'to60', 'to60', 'to90', 'to90', 'over90'],
    ])
  })

  it('is paid on the carrier’s page, where it has one', () => {
    expect(paymentLink('https://pay.test/{reference}?n={reference}', 'A/1')).toBe('https://pay.test/A%2F1?n=A%2F1')
    expect(paymentLink(null, 'A1')).toBeNull()
  })
})

describe('a dispute', () => {
  const line = {
    kind: 'invoice',
    status: 'Open',
    issuedOn: '2026-10-16',
    dispute: null,
    amount: '100.00',
    currency: 'USD',
  } as const

  it('is possible up to the 30th day after the invoice', () => {
    expect(disputeUntil('2026-10-16')).toBe('2026-11-15')
    expect(disputeRefusal(line, '2026-11-15')).toBeUndefined()
    expect(disputeRefusal(line, '2026-11-16')).toEqual({ code: 'BLD0011', args: ['2026-11-15'] })
  })

  it.each([
    ['BLD0009', { status: 'Paid' }],
    ['BLD0010', { status: 'Credited' }],
    ['BLD0010', { kind: 'creditNote' }],
    ['BLD0010', { amount: '-5.00' }],
    ['BLD0012', { dispute: { status: 'Rejected' } }],
    [undefined, { dispute: { status: 'Withdrawn' } }],
  ] as const)('is answered %s for %j', (code, more) =>
    expect(disputeRefusal({ ...line, ...more }, '2026-10-20')?.code).toBe(code),
  )

  it('takes an amount as people type it, and none above the charge', () => {
    const check = (amount: string) =>
      checkDispute({ reason: 'other', amount, remarks: 'Why' }, line).map(({ code }) => code)
    for (const amount of ['0.01', '100', '１００', '99,50', '1 00.00'])
      expect([amount, check(amount)]).toEqual([amount, []])
    for (const amount of ['', '0', '-1', '100.01', '1.005', 'all', '1,000'])
      expect([amount, check(amount)]).toEqual([amount, ['BLD0014']])
  })
})

describe('the papers of a bill', () => {
  const all = ['OD', 'SD', 'BL', 'OL'] as const
  it.each([
    ['shipper', ['originalBl', 'copyBl', 'freightInvoice']],
    ['forwarder', ['copyBl']],
    ['consignee', ['copyBl', 'arrivalNotice', 'deliveryOrder']],
    ['notifyParty', ['arrivalNotice']],
    ['broker', ['copyBl', 'arrivalNotice', 'deliveryOrder']],
    ['contractHolder', []],
  ] as const)('for the %s of a prepaid one are %j', (role, papers) =>
    expect(documentsFor({ groups: all, roles: [role] }, ['Prepaid'])).toEqual(papers),
  )

  it('need their group as well', () => {
    expect(documentsFor({ groups: ['SD'], roles: ['shipper'] }, ['Prepaid'])).toEqual(['copyBl', 'freightInvoice'])
    expect(documentsFor({ groups: ['OD'], roles: ['shipper', 'consignee'] }, ['Collect'])).toEqual([
      'originalBl',
      'deliveryOrder',
    ])
    expect(documentsFor({ groups: ['BL', 'OL'], roles: ['shipper'] }, ['Prepaid'])).toEqual([])
  })
})
