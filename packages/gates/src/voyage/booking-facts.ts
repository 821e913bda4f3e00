import type { BookingLine, ContainerLine } from '@fairway/contract/carrier/carrier.schema'
import type { Booking, Box } from '../world/booking.ts'
import { addWorkingDays, HOUR, iso, localDay, MINUTE, showDay } from '../world/calendar.ts'
import type { Life } from '../world/life.ts'
import { zoneOf } from '../world/locations.ts'
import { legsOf, type Route } from '../world/routes.ts'
import { GENERATION } from '../world/world.ts'
import type { Fact } from './fact.ts'

/** Days at the terminal or ramp that cost nothing. */
const FREE_WORKING_DAYS = 4
const ASSIGNED_AFTER = 2 * HOUR
/** As with schedules: what a new generation says of a booking comes after all that was said of it before. */
const FIRST_REVISION = GENERATION * 10

/** Every version of a booking: requested, received, approved, rolled to the next ship, canceled. */
export function bookingFacts(booking: Booking): Fact<BookingLine>[] {
  const { bookedAt, receivedAt, approvedAt, roll, canceledAt } = booking
  const versions: { at: number; status: BookingLine['status']; route?: Route }[] = [
    { at: bookedAt, status: 'Requested' },
    ...(receivedAt === null ? [] : [{ at: receivedAt, status: 'Received' as const }]),
    { at: approvedAt, status: 'Approved' },
    ...(roll ? [{ at: roll.at, status: 'Approved' as const, route: roll.route }] : []),
    ...(canceledAt === null
      ? []
      : [
          { at: canceledAt - 4 * HOUR, status: 'Pending' as const },
          { at: canceledAt, status: 'Canceled' as const },
        ]),
  ]
  return versions.map(({ at, status, route }, revision) => ({
    at,
    get line() {
      return lineOf(booking, status, route ?? booking.route, FIRST_REVISION + revision)
    },
  }))
}

function lineOf(booking: Booking, status: BookingLine['status'], route: Route, revision: number): BookingLine {
  return {
    bookingNo: booking.bookingNo,
    ediRef: booking.ediRef,
    status,
    portOfLoading: booking.portOfLoading,
    portOfDischarge: booking.portOfDischarge,
    placeOfReceipt: booking.placeOfReceipt,
    placeOfDelivery: booking.placeOfDelivery,
    originTerm: booking.originTerm,
    destinationTerm: booking.destinationTerm,
    paymentTerm: booking.paymentTerm,
    billType: booking.billType,
    serviceContract: booking.serviceContract,
    commodity: booking.commodity,
    salesRep: booking.salesRep,
    siStatus: 'Pending',
    vgmStatus: 'Pending',
    createdBy: null,
    bookedAt: iso(booking.bookedAt),
    revision,
    bills: [...booking.bills],
    parties: booking.parties,
    legs: legsOf(route),
  }
}

/** A box is assigned once the booking stands, gets seal and weight at the gate, and its last free day at the end. */
export function containerFacts(booking: Booking, box: Box, life: Life): Fact<ContainerLine>[] {
  const gateIn = life.moves.findLast(({ kind, load, vvd }) => kind === 'gateIn' && load === 'full' && vvd === null)
  const weighed = { seal: box.seal, weightKg: box.weightKg }
  const versions: { at: number; change: Partial<ContainerLine> }[] = [
    { at: booking.approvedAt + ASSIGNED_AFTER, change: {} },
    ...(box.removedAt === null ? [] : [{ at: box.removedAt, change: { removed: true } }]),
    ...(gateIn ? [{ at: gateIn.at + 30 * MINUTE, change: weighed }] : []),
    ...(life.availableAt === null
      ? []
      : [
          {
            at: life.availableAt + 20 * MINUTE,
            change: { ...weighed, lastFreeOn: lastFreeDay(booking, life.availableAt) },
          },
        ]),
  ]
  return versions.map(({ at, change }, revision) => ({
    at,
    line: {
      bookingNo: booking.bookingNo,
      containerNo: box.containerNo,
      equipment: box.equipment,
      seal: null,
      weightKg: null,
      temperature: box.temperature,
      ventilation: box.ventilation,
      hazardous: box.hazardous,
      lastFreeOn: null,
      assignedAt: iso(booking.approvedAt + ASSIGNED_AFTER),
      removed: false,
      revision,
      ...change,
    },
  }))
}

function lastFreeDay({ placeOfDelivery, portOfDischarge }: Booking, availableAt: number): string {
  return showDay(addWorkingDays(localDay(zoneOf(placeOfDelivery ?? portOfDischarge), availableAt), FREE_WORKING_DAYS))
}
