import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Portal, startPortal } from '../../../platform/testing.ts'
import * as fixture from '../billing.fixture.ts'

let portal: Portal
let world: Awaited<ReturnType<typeof fixture.loadBillingWorld>>
beforeAll(async () => {
  portal = await startPortal({ now: '2026-11-15T00:00:00Z' })
  world = await fixture.loadBillingWorld(portal)
})
afterAll(() => portal.stop())

const calls = async () => fixture.billingCalls(portal, await world.person('NBL'))
const reasons = (reply: { json: { rejected: { errorCode: string; violations: { path: string }[] }[] } }) =>
  reply.json.rejected.map(({ errorCode, violations }) => `${errorCode} ${violations[0]?.path}`)

describe('what the carrier says of money', () => {
  it('is refused where lines and total differ, digits are not of the currency, or a credit is none', async () => {
    const bill = await fixture.billOf(portal)
    const line = (more: object) => fixture.invoice(bill, more)
    const two = [fixture.charge(1, 'OFR', '33.33'), fixture.charge(2, 'THC', '66.66')]
    const reply = await portal.carrier('invoices', [
      line({ invoiceNo: 'A1', lines: two }),
      line({ invoiceNo: 'A2', total: '99.99', lines: two }),
      line({ invoiceNo: 'A3', currency: 'JPY', total: '100.5', lines: [fixture.charge(1, 'OFR', '100.5')] }),
      line({ invoiceNo: 'A4', total: '-5', lines: [fixture.charge(1, 'OFR', '-5')] }),
      line({ invoiceNo: 'A5', lines: [fixture.charge(1, 'OFR', '150.00'), fixture.charge(2, 'DSC', '-50.00')] }),
      line({ invoiceNo: 'A6', dueOn: '2026-10-31' }),
      line({ invoiceNo: 'A7', lines: [fixture.charge(1, 'OFR', '100.00', { quantity: '3', rate: '30' })] }),
      line({ invoiceNo: 'A8', lines: [fixture.charge(1, 'OFR', '50.00'), fixture.charge(1, 'OFR', '50.00')] }),
      line({ invoiceNo: 'A9', kind: 'creditNote', creditOf: 'A2', total: '5', lines: [fixture.charge(1, 'OFR', '5')] }),
      line({
        invoiceNo: 'B1',
        kind: 'creditNote',
        creditOf: 'NONE',
        total: '-5',
        lines: [fixture.charge(1, 'OFR', '-5')],
      }),
      line({ invoiceNo: 'B2', bookingNo: '9999999' }),
      line({ invoiceNo: 'B3', blNo: 'FWYL999999901' }),
    ])
    expect(reply.json.accepted).toBe(2)
    expect(reasons(reply)).toEqual([
      ...[
        'GE0012 total',
        'GE0012 lines',
        'GE0012 total',
        'GE0012 dueOn',
        'GE0012 lines',
        'GE0012 lines',
        'GE0012 total',
      ],
      ...['GE0002 creditOf', 'GE0003 bookingNo', 'GE0002 blNo'],
    ])
  })

  it('comes once however often it is sent; a late revision changes nothing, and bill and currency stay', async () => {
    const bill = await fixture.billOf(portal)
    const line = (more: object = {}) => fixture.invoice(bill, more)
    const send = async (...lines: object[]) => (await portal.carrier('invoices', lines)).json
    const more = { total: '120.00', lines: [fixture.charge(1, 'OFR', '120.00')] }
    expect(await send(line({ revision: 2, ...more }), line())).toMatchObject({ accepted: 1, unchanged: 1 })
    expect(await send(line({ revision: 2, ...more }), line())).toMatchObject({ accepted: 0, unchanged: 2 })
    expect((await send(line({ revision: 3, currency: 'EUR' }))).rejected[0].errorCode).toBe('GE0012')
    const { invoice, lines } = (await (await calls()).invoice(`INV${bill.bookingNo}`)).json
    expect([invoice.total, lines.length, lines[0].amount]).toEqual(['120.00', 1, '120.00'])
  })

  it('adds up payments and credit notes, takes back what came back, and never mixes currencies', async () => {
    const bill = await fixture.billOf(portal)
    const cny = { invoiceNo: `CNY${bill.bookingNo}`, currency: 'CNY', dueOn: '2026-11-05' }
    const vnd = {
      invoiceNo: `VND${bill.bookingNo}`,
      currency: 'VND',
      total: '4750000',
      lines: [fixture.charge(1, 'THC', '4750000')],
    }
    await portal.carrier('invoices', [fixture.invoice(bill), fixture.invoice(bill, cny), fixture.invoice(bill, vnd)])
    await portal.carrier('payments', [
      fixture.payment(bill, '30'),
      fixture.payment(bill, '20.5', { ref: `P2${bill.bookingNo}` }),
    ])
    const me = await calls()
    const balance = async () => {
      const { total, paid, credited, open, status } = (await me.invoice(`INV${bill.bookingNo}`)).json.invoice
      return [total, paid, credited, open, status].join(' ')
    }
    expect(await balance()).toBe('100.00 50.50 0.00 49.50 Partly Paid')
    await portal.carrier('payments', [fixture.payment(bill, '30', { withdrawn: true, revision: 2 })])
    expect(await balance()).toBe('100.00 20.50 0.00 79.50 Partly Paid')
    const credit = {
      invoiceNo: `CN${bill.bookingNo}`,
      kind: 'creditNote',
      creditOf: `INV${bill.bookingNo}`,
      total: '-79.50',
    }
    await portal.carrier('invoices', [
      fixture.invoice(bill, { ...credit, lines: [fixture.charge(1, 'OFR', '-79.50')] }),
    ])
    expect(await balance()).toBe('100.00 20.50 79.50 0.00 Paid')
    const row = (await me.bill(bill.shipmentId)).json.bill
    expect([row.open, row.overdue, row.dueOn, row.overdueDays]).toEqual([
      [
        { amount: '100.00', currency: 'CNY' },
        { amount: '4750000', currency: 'VND' },
      ],
      [{ amount: '100.00', currency: 'CNY' }],
      '2026-11-05',
      10,
    ])
    const wrong = [
      fixture.payment(bill, '5', { ref: 'W1', currency: 'EUR' }),
      fixture.payment(bill, '5', { ref: 'W2', invoiceNo: 'NONE' }),
    ]
    expect(reasons(await portal.carrier('payments', wrong))).toEqual(['GE0012 currency', 'GE0002 invoiceNo'])
    expect((await portal.carrier('payments', [fixture.payment(bill, '0')])).json.rejected).toHaveLength(1)
  })

  it('keeps holds by their newest word, and tells them in the status history with who clears them', async () => {
    const bill = await fixture.billOf(portal)
    const { blNo, bookingNo } = bill
    const hold = (type: string, state: string, since: string) => ({ blNo, bookingNo, type, state, since })
    await portal.carrier('release-holds', [
      hold('freightPayment', 'red', '2026-11-11T00:00:00Z'),
      hold('customs', 'red', '2026-11-12T00:00:00Z'),
    ])
    const sent = await portal.carrier('release-holds', [
      hold('freightPayment', 'green', '2026-11-13T00:00:00Z'),
      hold('freightPayment', 'red', '2026-11-11T00:00:00Z'),
      hold('customs', 'green', '2026-11-10T00:00:00Z'),
    ])
    expect(sent.json).toMatchObject({ accepted: 1, unchanged: 2 })
    const me = await calls()
    expect((await me.bill(bill.shipmentId)).json.holds).toMatchObject([{ type: 'customs', clearedBy: 'broker' }])
    await portal.carrier('bills', [
      {
        blNo,
        bookingNo,
        type: 'TLX',
        status: 'Billed',
        release: 'TLX',
        billedAt: '2026-11-10T08:00:00Z',
        statedAt: '2026-11-14T00:00:00Z',
        revision: 2,
      },
    ])
    const { events } = (await me.history(bill.shipmentId)).json
    expect(events.map(({ kind, value }: { kind: string; value: string }) => `${kind} ${value}`)).toEqual([
      ...[
        'release TLX',
        'type TLX',
        'holdCleared freightPayment',
        'holdSet customs',
        'holdSet freightPayment',
        'status Billed',
      ],
    ])
  })

  it('stays with a bill that its booking no longer names', async () => {
    const bill = await fixture.billOf(portal)
    await portal.carrier('invoices', [fixture.invoice(bill)])
    const { booking } = await import('../../carrier/carrier-lines.fixture.ts')
    await portal.carrier('bookings', [booking(bill.bookingNo, { bills: [], revision: 2 })])
    expect((await (await calls()).bill(bill.shipmentId)).status).toBe(200)
  })
})

describe('the list of bills', () => {
  it('has on each card as many bills as the card then shows', async () => {
    const waiting = await fixture.billOf(portal, { type: 'SW', release: 'SWB LOI Pending' })
    await portal.carrier('invoices', [fixture.invoice(waiting)])
    const me = await calls()
    const { concerns } = (await me.count()).json as { concerns: { concern: string; count: number }[] }
    expect(concerns.map(({ concern }) => concern)).toEqual(['toPay', 'toRelease', 'loiPending', 'disputed'])
    for (const { concern, count } of concerns) {
      const { rows, columns } = (await me.search({ concerns: [concern] })).json
      expect([concern, rows]).toEqual([concern, count])
      expect(columns.concerns.every((own: string[]) => own.includes(concern))).toBe(true)
    }
    expect(concerns.find(({ concern }) => concern === 'loiPending')?.count).toBe(1)
  })

  it('is found by status, release and the day of billing, invoice or payment', async () => {
    const bill = await fixture.billOf(portal, { status: 'Rated', billedAt: null, release: 'Printed' })
    await portal.carrier('invoices', [fixture.invoice(bill, { issuedOn: '2026-10-20', dueOn: '2026-10-27' })])
    const me = await calls()
    const found = async (criteria: object) => (await me.search(criteria)).json.columns.blNo
    expect(await found({ statuses: ['Rated'] })).toEqual([bill.blNo])
    expect(await found({ releases: ['Printed'] })).toEqual([bill.blNo])
    expect(await found({ dateOf: 'invoiced', from: '2026-10-20', to: '2026-10-20' })).toEqual([bill.blNo])
    expect(await found({ dateOf: 'due', to: '2026-10-27' })).toEqual([bill.blNo])
    expect(await found({ dateOf: 'billed', from: '2026-11-11' })).toEqual([])
    expect((await me.search({ dateOf: 'due', from: '2026-13-01' })).json.violations[0]).toMatchObject({
      code: 'BD0003',
    })
    expect((await me.search({ numbers: [bill.blNo, 'FWYL999999901'] })).json.missing).toEqual(['FWYL999999901'])
  })
})

describe('the statement of account', () => {
  it('has prepaid apart, one sum per currency with its ages, and is a workbook in every language', async () => {
    const headers = await world.person('THP')
    const me = fixture.billingCalls(portal, headers)
    const bill = await fixture.billOf(portal)
    const third = { term: 'Third party', invoiceNo: `T1${bill.bookingNo}` }
    const late = { ...third, invoiceNo: `T2${bill.bookingNo}`, issuedOn: '2026-09-01', dueOn: '2026-10-01' }
    await portal.carrier('invoices', [fixture.invoice(bill, third), fixture.invoice(bill, late)])
    const { invoices, totals } = (await me.statement()).json
    expect(invoices.map(({ overdueDays }: { overdueDays: number }) => overdueDays)).toEqual([45, 0])
    expect(totals).toEqual([
      {
        ...{
          term: 'Third party',
          currency: 'USD',
          total: '200.00',
          paid: '0.00',
          credited: '0.00',
          open: '200.00',
          overdue: '100.00',
        },
        ages: { notDue: '100.00', to30: '0.00', to60: '100.00', to90: '0.00', over90: '0.00' },
      },
    ])
    expect((await me.statement({ from: '2026-10-01', onlyOpen: 'true' })).json.invoices).toHaveLength(1)
    expect(invoices[1].paymentLink).toBe(`https://pay.fairway.test/?ref=T1${bill.bookingNo}`)
    for (const language of ['en', 'zh', 'vi']) {
      const file = await me.workbook(language)
      expect([file.status, file.text.slice(0, 2)]).toEqual([200, 'PK'])
    }
  })
})
