import type { Group } from '@fairway/contract/kit/access'
import type { Portal } from '../../platform/testing.ts'
import { loadRequestWorld } from '../bookings/requests/booking-request.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'

const refs = ['FWD', 'NTF', 'BRK', 'THP', 'RIV'] as const
const others = refs.map((ref) => ({ ref, name: `${ref} Ltd.`, address: '2 Rd', country: 'CN' }))
type Ref = 'NBL' | 'LSH' | (typeof refs)[number]

/** Where invoices are paid. */
const PAYMENT_PAGE = 'https://pay.fairway.test/?ref={reference}'

/** A carrier that listens and has a payment page, and organisations for every party. */
export async function loadBillingWorld(portal: Portal) {
  await loadRequestWorld(portal)
  await portal.carrier('organisations', others)
  const headers = { authorization: `Bearer ${await portal.mintKey()}`, 'content-type': 'application/json' }
  const profile = { name: 'Fairway Lines', scac: 'FWYL', paymentPage: PAYMENT_PAGE }
  await portal.call('PUT', '/carrier/v1/profile', { body: JSON.stringify(profile), headers })
  const { rows } = await portal.pool.raw.query<{ ref: string; id: string }>('select ref, id from organisation')
  const orgs = Object.fromEntries(rows.map(({ ref, id }) => [ref, id])) as Record<Ref, string> // those above
  const person = async (ref: Ref | undefined, groups: readonly Group[] = ['OD', 'SD']) =>
    (await portal.person({ groups, organisationIds: ref ? [orgs[ref]] : [] })).headers
  return { orgs, person }
}

const parties = [
  ['shipper', 'NBL'], ['consignee', 'LSH'], ['forwarder', 'FWD'], ['notifyParty', 'NTF'], ['broker', 'BRK'], ['thirdParty', 'THP'],
].map(([role, organisation]) => ({ role, organisation })) // biome-ignore format: pairs

let made = 0
/** A booking with every party and one bill of this status. */
export async function billOf(portal: Portal, more: object = {}, booking: object = {}) {
  const bookingNo = String(6_500_000 + ++made)
  const blNo = `FWYL${bookingNo}01`
  await portal.carrier('bookings', [lines.booking(bookingNo, { parties, ...booking })])
  const line = {
    ...{ blNo, bookingNo, type: 'OBL', status: 'Billed', billedAt: '2026-11-10T08:00:00Z' },
    ...{ statedAt: '2026-11-10T08:00:00Z', revision: 1 },
  }
  await portal.carrier('bills', [{ ...line, ...more }])
  return { bookingNo, blNo, shipmentId: `${bookingNo}01` }
}
export type TestBill = Awaited<ReturnType<typeof billOf>>

const name = (text: string) => ({ en: text, zh: text, vi: text })
/** A charge on a tariff or an invoice. */
export const charge = (lineNo: number, code: string, amount: string, more: object = {}) => ({
  ...{ lineNo, code, name: name(code), basis: 'bl', quantity: '1', rate: amount, amount },
  ...more,
})

/** An invoice of one line, issued two weeks ago and due in two. */
export const invoice = ({ blNo, bookingNo }: TestBill, more: object = {}) => ({
  ...{ invoiceNo: `INV${bookingNo}`, blNo, bookingNo, term: 'Prepaid', currency: 'USD', total: '100.00' },
  ...{ issuedOn: '2026-11-01', dueOn: '2026-11-29', lines: [charge(1, 'OFR', '100.00')], revision: 1 },
  ...more,
})
export const payment = ({ bookingNo }: TestBill, amount: string, more: object = {}) => ({
  ...{ ref: `PAY${bookingNo}`, bookingNo, invoiceNo: `INV${bookingNo}`, currency: 'USD', amount, paidOn: '2026-11-12' },
  ...{ revision: 1, ...more },
})

/** A dispute of half of the only charge of `invoice`. */
export const disputeOf = ({ bookingNo }: TestBill) => ({
  ...{
    invoiceNo: `INV${bookingNo}`,
    lineNo: 1,
    reason: 'wrongRate',
    amount: '50',
    remarks: 'We agreed on 50',
    evidence: [],
  },
})

let answered = 0
/** What the carrier says to a dispute. */
export const answerTo = (disputeId: number, answer: string, more: object = {}) => ({
  ...{
    ref: `ANSWER${++answered}`,
    disputeId,
    answer,
    note: 'Agreed with our sales',
    answeredAt: '2026-11-15T01:00:00Z',
  },
  ...more,
})

type Headers = Record<string, string>
/** The calls about bills, made by one person. */
export const billingCalls = (portal: Portal, headers: Headers) => {
  const get = (path: string, query: Record<string, string> = {}) =>
    portal.get(`/api/billing/${path}?${new URLSearchParams(query)}`, headers)
  return {
    search: (criteria: object = {}) => portal.post('/api/billing/search', criteria, headers),
    count: (criteria: object = {}) => portal.post('/api/billing/dashboard', criteria, headers),
    bill: (shipmentId: string) => get('bill', { shipmentId }),
    tariff: (shipmentId: string) => get('tariff', { shipmentId }),
    history: (shipmentId: string) => get('statushistory', { shipmentId }),
    invoice: (invoiceNo: string) => get('invoice', { invoiceNo }),
    statement: (query: Record<string, string> = {}) => get('statement', query),
    workbook: (language: string) => get('statementFile', { language }),
    disputes: (query: Record<string, string> = {}) => get('disputes', query),
    dispute: (id: number) => get('dispute', { id: String(id) }),
    raise: (bill: TestBill, more: object = {}) =>
      portal.post('/api/billing/dispute', { ...disputeOf(bill), ...more }, headers),
    write: (id: number, revision: number, more: object = {}) =>
      portal.post('/api/billing/dispute/message', { id, revision, text: 'See the quotation', ...more }, headers),
    withdraw: (id: number, revision: number) => portal.post('/api/billing/dispute/withdraw', { id, revision }, headers),
    give: (invoiceNo: string, bytes: Buffer, name = 'quotation.pdf') =>
      portal.call('POST', `/api/billing/dispute/evidence?${new URLSearchParams({ invoiceNo, name })}`, {
        body: bytes,
        headers: { ...headers, 'content-type': 'application/octet-stream' },
      }),
    fetch: (id: number) => get('dispute/evidence', { id: String(id) }),
    remove: (id: number) => portal.call('DELETE', `/api/billing/dispute/evidence?id=${id}`, { headers }),
  }
}
