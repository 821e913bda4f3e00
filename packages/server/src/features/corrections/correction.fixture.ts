import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import type { CorrectionState } from '@fairway/contract/corrections/correction.schema'
import type { Portal } from '../../platform/testing.ts'
import { document, type RequestCalls } from '../bookings/requests/booking-request.fixture.ts'
import { decisionLine } from '../bookings/requests/decision.fixture.ts'
import * as lines from '../carrier/carrier-lines.fixture.ts'

let made = 0
const newShipmentNo = () => String(6_000_000 + ++made)

/** What the carrier says of a bill. */
export const billLine = (shipmentNo: string, more: object = {}) => ({
  blNo: `FWYL${shipmentNo}01`,
  bookingNo: shipmentNo,
  type: 'SW',
  status: 'Billed',
  billedAt: '2026-11-12T00:00:00Z',
  statedAt: '2026-11-12T00:00:00Z',
  revision: 1,
  ...more,
})

const containerLines = (shipmentNo: string, at: number) =>
  [0, 1].map((nth) => lines.container(shipmentNo, lines.containerNumber(at * 2 + nth), { weightKg: '9000.500' }))

/** A shipment of Ningbo Lighting to Lakeshore Home that was billed, with two boxes. */
export async function billedShipment(portal: Portal, more: object = {}) {
  const shipmentNo = newShipmentNo()
  await portal.carrier('bookings', [lines.booking(shipmentNo, { commodity: 'LED fixtures', ...more })])
  await portal.carrier('containers', containerLines(shipmentNo, made))
  await sendBill(portal, billLine(shipmentNo))
  return shipmentNo
}

export const sendBill = (portal: Portal, line: object) => portal.carrier('bills', [line])

/** A billed shipment that came from a request of theirs: one that the carrier approved. */
export async function requestedShipment(portal: Portal, calls: RequestCalls, more: Partial<RequestDocument> = {}) {
  const shipmentNo = newShipmentNo()
  const sent = document(more)
  const { ediRef } = (await calls.submit({ document: sent })).json.state
  await portal.carrier('decisions', [decisionLine(ediRef, 1, 'approve', { bookingNo: shipmentNo })])
  await portal.carrier('bookings', [
    lines.inlandBooking(shipmentNo, { ediRef, serviceContract: 'SC1042', commodity: 'LED' }),
  ])
  await sendBill(portal, billLine(shipmentNo))
  return { shipmentNo, sent }
}

type Headers = Record<string, string>

/** The calls of somebody who corrects bookings. */
export function correctionCalls(portal: Portal, headers: Headers) {
  const at = (call: string, query: string) => portal.get(`/api/corrections/v2/${call}?${query}`, headers)
  const post = (call: string, body: object, more: Headers = {}) =>
    portal.post(`/api/corrections/v2/${call}`, body, { ...headers, ...more })
  return {
    search: (body: object = {}) => post('search', body),
    permission: (shipmentNo: string) => at('checkPermission', `shipmentNo=${encodeURIComponent(shipmentNo)}`),
    list: (shipmentNo: string) => at('list', `shipmentNo=${encodeURIComponent(shipmentNo)}`),
    view: (id: number) => at('view', `id=${id}`),
    latest: (id: number) => at('checkLatestBookingData', `id=${id}`),
    history: (id: number) => at('history', `id=${id}`),
    compare: (id: number, left: number, right: number) => at('compare', `id=${id}&left=${left}&right=${right}`),
    start: (shipmentNo: string, more: Headers = {}) => post('action', { action: 'start', shipmentNo }, more),
    startAnother: (shipmentNo: string) => post('action', { action: 'start', shipmentNo, another: true }),
    submit: (body: object, more: Headers = {}) => post('action', { action: 'submit', ...body }, more),
    reApprove: (body: object) => post('reApproveBooking', body),
    update: (body: object) =>
      portal.call('PUT', '/api/corrections/v2/update', {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    delete: (id: number, revision: number) =>
      portal.call('DELETE', `/api/corrections/v2/deleteBooking?id=${id}&revision=${revision}`, { headers }),
  }
}
export type CorrectionCalls = ReturnType<typeof correctionCalls>

export interface Begun {
  state: CorrectionState
  document: RequestDocument
}

/** A correction of a new shipment, just started. */
export async function begin(portal: Portal, calls: CorrectionCalls, more: object = {}): Promise<Begun> {
  const { state } = (await calls.start(await billedShipment(portal, more))).json
  return { state, document: (await calls.view(state.id)).json.document }
}

let decided = 0
/** A decision on a correction, as the carrier sends it. */
export const correctionDecision = (
  { id, shipmentNo, version }: Pick<CorrectionState, 'id' | 'shipmentNo' | 'version'>,
  decision: string,
  more: object = {},
) => ({
  ref: `C-${++decided}`,
  correctionId: id,
  shipmentNo,
  version,
  decision,
  ...(decision === 'reject' ? { note: 'Not like this' } : {}),
  decidedAt: new Date(Date.parse('2026-11-15T00:00:00Z') + decided * 1000).toISOString(),
  ...more,
})
