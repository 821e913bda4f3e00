import { describe, expect, it } from 'vitest'
import { everything, newsIn } from '../../voyage/sixty-days.fixture.ts'

const { charges, invoices, payments, 'release-holds': holds } = newsIn(everything)

describe('the money of the demo', () => {
  it('is in dollars and in the currency of the port of loading', () =>
    expect(new Set(charges.flatMap((line) => line.charges.map(({ currency }) => currency)))).toEqual(
      new Set(['USD', 'CNY', 'VND']),
    ))

  it('is invoiced to whoever pays: prepaid and collect, each apart', () => {
    const terms = new Set(invoices.map(({ term }) => term))
    expect(terms).toContain('Prepaid')
    expect(terms).toContain('Collect')
  })

  it('has invoices that are paid, paid in part, open, reduced and taken back', () => {
    const paid = new Map(payments.map(({ invoiceNo, amount }) => [invoiceNo, amount]))
    const credited = new Map(invoices.flatMap(({ creditOf, total }) => (creditOf ? [[creditOf, total] as const] : [])))
    const kinds = invoices
      .filter(({ kind }) => kind === 'invoice')
      .map(({ invoiceNo, total }) => {
        const credit = credited.get(invoiceNo)
        if (credit) return credit === `-${total}` ? 'credited' : 'reduced'
        const amount = paid.get(invoiceNo)
        return amount === undefined ? 'open' : amount === total ? 'paid' : 'part'
      })
    expect(new Set(kinds)).toEqual(new Set(['credited', 'reduced', 'open', 'paid', 'part']))
  })

  it('is blocked by every kind of hold that it has, and most are cleared again', () => {
    expect(new Set(holds.map(({ type }) => type))).toEqual(
      new Set(['freightPayment', 'originalSurrender', 'letterOfIndemnity']),
    )
    const [red, green] = ['red', 'green'].map((state) => holds.filter((hold) => hold.state === state).length)
    expect([green ?? 0, red ?? 0].toSorted((one, other) => one - other)).toEqual([green, red])
  })
})
