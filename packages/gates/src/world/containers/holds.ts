import type { HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Booking, Container, StatedHold } from '../bookings/booking.ts'
import { DAY, HOUR, toMinute } from '../calendar.ts'
import { type Draw, draw } from '../random.ts'
import { paysTruckFees } from '../ways/ports.ts'
import type { Landmarks } from '../ways/sea-moves.ts'
import type { World } from '../world.ts'
import { statedHold } from './hold-causes.ts'

type HoldType = HoldLine['type']

/** A hold only counts where it applies: truck fees at Long Beach and Los Angeles, the others by their terms. */
function applies(type: HoldType, { billType, paymentTerm, portOfDischarge, placeOfDelivery }: Booking): boolean {
  if (type === 'originalBl') return billType === 'OBL'
  if (type === 'collectPayment') return paymentTerm === 'Collect'
  if (type === 'cleanTruckFee' || type === 'trafficMitigationFee')
    return placeOfDelivery === null && paysTruckFees(portOfDischarge)
  return true
}

/** When no hold that applies is left. */
export const releasedAt = (holds: readonly StatedHold[], booking: Booking) =>
  Math.max(0, ...holds.filter(({ type, state }) => state === 'green' && applies(type, booking)).map(({ at }) => at))

/** What sets each hold of a container and what releases it. */
export function holdsOf(
  world: World,
  booking: Booking,
  container: Container,
  landmarks: Landmarks,
): readonly StatedHold[] {
  if (container.statedHolds) return container.statedHolds
  const luck = draw(world.seed, 'holds', booking.bookingNo, container.containerNo)
  return [
    ...documentHolds(booking, container, landmarks),
    ...customs(container, landmarks),
    ...filings(luck, booking, container, landmarks),
    ...strays(luck, booking, landmarks),
  ]
}

/** Red from one moment, green from another. */
function holdBetween(type: HoldType, from: number, until: number, remark: string | null = null): StatedHold[] {
  const since = toMinute(from)
  return [
    { ...statedHold(type, 'red', since), remark },
    statedHold(type, 'green', toMinute(Math.max(until, since + HOUR))),
  ]
}

/** Originals are surrendered, collect freight and truck fees are paid; each hold starts when they are due. */
function documentHolds(
  booking: Booking,
  { scenario }: Container,
  { departedAt, arrivedAt, dischargedAt }: Landmarks,
): StatedHold[] {
  const dueAt = departedAt + HOUR
  const fees = dischargedAt + scenario.truckFeeHours * HOUR
  const when = (type: HoldType, from: number, until: number) =>
    applies(type, booking) ? holdBetween(type, from, until) : []
  return [
    ...when('originalBl', dueAt, arrivedAt + scenario.paperHours * HOUR),
    ...when('collectPayment', dueAt, arrivedAt + scenario.paymentHours * HOUR),
    ...when('cleanTruckFee', arrivedAt - DAY, fees),
    ...when('trafficMitigationFee', arrivedAt - DAY, fees),
  ]
}

/** Customs releases most containers before they land; a few need an exam, which must be paid. */
function customs({ scenario }: Container, { departedAt, arrivedAt, dischargedAt }: Landmarks): StatedHold[] {
  if (scenario.setback !== 'exam')
    return holdBetween('customs', departedAt + HOUR, arrivedAt + scenario.customsHours * HOUR)
  const examAt = dischargedAt + 20 * HOUR
  return [
    ...holdBetween('customs', departedAt + HOUR, examAt + 4 * DAY, 'Exam'),
    ...holdBetween('customsInspectionCharge', examAt, examAt + 5 * DAY),
  ]
}

/** Filings that fail before the ship leaves, and bills to order whose notify party must be informed first. */
function filings(
  luck: Draw,
  { billType }: Booking,
  container: Container,
  { departedAt, arrivedAt }: Landmarks,
): StatedHold[] {
  const known = container.filings
  if (known)
    return (['amsReject', 'dataHold'] as const).flatMap((type) =>
      holdBetween(type, known[type].from, known[type].until),
    )
  return [
    ...(luck.chance(0.02)
      ? holdBetween('amsReject', departedAt - 2 * DAY, departedAt - luck.between(6, 30) * HOUR)
      : []),
    ...(luck.chance(0.02)
      ? holdBetween('dataHold', departedAt - 3 * DAY, departedAt + luck.between(-40, 400) * HOUR)
      : []),
    ...(billType === 'OBL' && luck.chance(0.15)
      ? holdBetween('orderNotify', departedAt + 2 * HOUR, arrivedAt + luck.between(-60, 30) * HOUR)
      : []),
  ]
}

/** Sometimes a hold is set that cannot apply, and nobody removes it. */
function strays(luck: Draw, booking: Booking, { departedAt }: Landmarks): StatedHold[] {
  if (!luck.chance(0.02)) return []
  const type = luck.pick(['originalBl', 'collectPayment', 'cleanTruckFee'] as const)
  if (applies(type, booking)) return []
  return [{ ...statedHold(type, 'red', toMinute(departedAt + 5 * HOUR)), cause: 'set by mistake' }]
}
