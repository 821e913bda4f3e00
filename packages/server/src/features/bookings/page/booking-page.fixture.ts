import type { Group } from '@fairway/contract/kit/access'
import type { Portal } from '../../../platform/testing.ts'
import * as lines from '../../carrier/carrier-lines.fixture.ts'
import { as, createDesk } from '../../identity/assumption/assumption.fixture.ts'
import { localJourney } from '../../tracking/cargo/journey.fixture.ts'
import { document, loadRequestWorld, requestCalls, TODAY } from '../requests/booking-request.fixture.ts'
import { decisionLine, newBookingNo } from '../requests/decision.fixture.ts'

export type Person = Awaited<ReturnType<Portal['person']>>
export const [lampContainerNo, heldContainerNo] = [lines.containerNumber(482913), lines.containerNumber(482914)]
export const REFERENCE = 'OWNMARK-reference'
export const PO_NUMBER = 'OWNMARK-po'

const inMinutes = (minutes: number) => new Date(Date.parse(TODAY) + minutes * 60_000).toISOString()
const moves = (bookingNo: string, containerNo: string, count: number) =>
  localJourney.slice(0, count).map(({ stage: _, ...move }) => lines.event(bookingNo, containerNo, move))

/** How the carrier tells of the booking that it granted. */
const grantedLine = (bookingNo: string, more: object = {}) =>
  lines.inlandBooking(bookingNo, {
    commodity: 'LED lighting fixtures',
    serviceContract: 'SC1042',
    billType: 'OBL',
    bookedAt: inMinutes(3),
    ...more,
  })

/**
 * A request that customer service sent for Mei, that the carrier approved, that Mei then amended and that is a booking with
 * two boxes now: one at sea, one held by customs. Its consignee, a sales rep and a rival look at it too.
 */
export async function loadBookingPage(portal: Portal) {
  const orgs = await loadRequestWorld(portal)
  await portal.carrier('organisations', [{ ref: 'HPT', name: 'Hai Phong Textiles JSC', address: 'x', country: 'VN' }])
  const { rows } = await portal.pool.raw.query<{ id: string }>("select id from organisation where ref = 'HPT'")
  const member = (organisationId: string | undefined, ...groups: Group[]) =>
    portal.person({ groups, organisationIds: organisationId ? [organisationId] : [] })
  const people = {
    mei: await member(orgs.NBL, 'BD', 'BR', 'BC'),
    consignee: await member(orgs.LSH, 'BD', 'BR'),
    importer: await member(orgs.LSH, 'BP'),
    rival: await member(rows[0]?.id, 'BD', 'BR', 'BS', 'BC', 'BP'),
    loner: await member(undefined, 'BD'),
    rep: await member(undefined, 'BD'),
  }

  const desk = createDesk(portal)
  const csr = await desk.csr()
  await desk.assume(csr, people.mei.username)
  const input = document({ customerReference: REFERENCE, poNumber: PO_NUMBER })
  const { state } = (await requestCalls(portal, as(csr, people.mei.username)).submit({ document: input })).json
  const bookingNo = newBookingNo()
  const { id, ediRef } = state
  await portal.carrier('decisions', [
    decisionLine(ediRef, 1, 'received', { decidedAt: inMinutes(1) }),
    decisionLine(ediRef, 1, 'approve', { bookingNo, decidedAt: inMinutes(2), note: 'Space on deck' }),
  ])
  const granted = grantedLine(bookingNo, { ediRef, salesRep: people.rep.webId })
  await portal.carrier('bookings', [
    granted,
    lines.booking('3104490', { parties: [{ role: 'shipper', organisation: 'HPT' }] }),
  ])
  await portal.carrier('containers', [
    lines.container(bookingNo, lampContainerNo, { seal: 'SEAL-1', weightKg: '9210.25' }),
    lines.container(bookingNo, heldContainerNo),
    lines.container(bookingNo, lines.containerNumber(3), { removed: true }),
  ])
  await portal.carrier('events', [...moves(bookingNo, lampContainerNo, 4), ...moves(bookingNo, heldContainerNo, 6)])
  const hold = { type: 'customs', state: 'red', since: '2026-11-09T00:00:00Z' }
  await portal.carrier('holds', [{ bookingNo, containerNo: heldContainerNo, ...hold }])
  return { orgs, people, csr, bookingNo, id, ediRef, input: input, granted }
}
