import type { BookingLine, ContainerLine } from '@fairway/contract/carrier/carrier.schema'
import type { Booking, Container } from '../world/bookings/booking.ts'
import { addWorkingDays, HOUR, iso, localDay, MINUTE, showDay } from '../world/calendar.ts'
import { ownMasses } from '../world/containers/own-masses.ts'
import type { Life } from '../world/life.ts'
import { zoneOf } from '../world/ways/locations.ts'
import { legsOf, type Route } from '../world/ways/routes.ts'
import { GENERATION } from '../world/world.ts'
import type { Fact } from './fact.ts'

/** Free days at the terminal or ramp. */
const FREE_WORKING_DAYS = 4
/** As with schedules: the revisions of a new generation are above all earlier ones. */
const FIRST_REVISION = GENERATION * 20

/** The changes of a version of a booking. */
export type Version = Partial<Pick<BookingLine, 'status' | 'siStatus' | 'vgmStatus'>> & { at: number; route?: Route }

/** Every version of a booking: requested, received, approved, its documents, changed, rolled, canceled. */
export function bookingFacts(booking: Booking): Fact<BookingLine>[] {
  const { bookedAt, receivedAt, approvedAt, amendment, roll, canceledAt } = booking
  const versions: Version[] = [{ at: bookedAt }]
  if (receivedAt !== null) versions.push({ at: receivedAt, status: 'Received' })
  versions.push({ at: approvedAt, status: 'Approved' }, ...documentVersions(booking))
  if (amendment) versions.push({ at: amendment.from, status: 'Pending' }, { at: amendment.until, status: 'Approved' })
  if (roll) versions.push({ at: roll.at, route: roll.route })
  if (canceledAt !== null)
    versions.push({ at: canceledAt - 4 * HOUR, status: 'Pending' }, { at: canceledAt, status: 'Canceled' })
  const ordered = versions.filter(({ at }) => at <= (canceledAt ?? Infinity)).sort((one, other) => one.at - other.at)
  let state: Required<Version> = {
    at: bookedAt,
    status: 'Requested',
    siStatus: 'Pending',
    vgmStatus: 'Pending',
    route: booking.route,
  }
  return ordered.map((version, revision) => {
    state = { ...state, ...version }
    const known = state
    return {
      at: version.at,
      get line() {
        return lineOf(booking, known, FIRST_REVISION + revision)
      },
    }
  })
}

/** Each step of its documents until they are accepted. */
export function documentVersions({ requiredDocuments: { si, vgm } }: Pick<Booking, 'requiredDocuments'>): Version[] {
  return [
    { at: si.submittedAt, siStatus: 'Submitted' },
    { at: si.receivedAt, siStatus: 'Received' },
    { at: si.acceptedAt, siStatus: 'Accepted' },
    { at: vgm.submittedAt, vgmStatus: 'Submitted' },
    { at: vgm.receivedAt, vgmStatus: 'Received' },
    { at: vgm.acceptedAt, vgmStatus: 'Accepted' },
  ]
}

function lineOf(booking: Booking, state: Required<Version>, revision: number): BookingLine {
  const { status, siStatus, vgmStatus, route } = state
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
    siStatus,
    vgmStatus,
    createdBy: booking.createdBy,
    bookedAt: iso(booking.bookedAt),
    revision,
    bills: [...booking.bills],
    parties: booking.parties,
    legs: legsOf(route),
  }
}

/** A container is assigned to a confirmed booking, gets seal and weight at the gate, and a last free day at the end. */
export function containerFacts(booking: Booking, container: Container, life: Life): Fact<ContainerLine>[] {
  const gateIn = life.moves.findLast(({ kind, load, vvd }) => kind === 'gateIn' && load === 'full' && vvd === null)
  const weighed = { seal: container.seal, weightKg: container.weightKg }
  const versions: { at: number; change: Partial<ContainerLine> }[] = [
    { at: booking.assignedAt, change: {} },
    ...(container.removedAt === null ? [] : [{ at: container.removedAt, change: { removed: true } }]),
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
      containerNo: container.containerNo,
      equipment: container.equipment,
      seal: null,
      weightKg: null,
      temperature: container.temperature,
      ventilation: container.ventilation,
      hazardous: container.hazardous,
      lastFreeOn: null,
      ...ownMasses(container.containerNo, container.equipment),
      assignedAt: iso(booking.assignedAt),
      removed: false,
      revision,
      ...change,
    },
  }))
}

function lastFreeDay({ placeOfDelivery, portOfDischarge }: Booking, availableAt: number): string {
  return showDay(addWorkingDays(localDay(zoneOf(placeOfDelivery ?? portOfDischarge), availableAt), FREE_WORKING_DAYS))
}
