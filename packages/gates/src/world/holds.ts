import type { HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { Booking, Box, StatedHold } from './booking.ts'
import { DAY, HOUR, toMinute } from './calendar.ts'
import { statedHold } from './deeds.ts'
import { paysTruckFees } from './ports.ts'
import { type Draw, draw } from './random.ts'
import type { Landmarks } from './sea-moves.ts'
import type { World } from './world.ts'

type HoldType = HoldLine['type']

/** A hold counts only where it can: fees on trucks at Long Beach and Los Angeles, papers and money by their terms. */
function applies(type: HoldType, { billType, paymentTerm, portOfDischarge, placeOfDelivery }: Booking): boolean {
  if (type === 'originalBl') return billType === 'OBL'
  if (type === 'collectPayment') return paymentTerm === 'Collect'
  if (type === 'cleanTruckFee' || type === 'trafficMitigationFee')
    return placeOfDelivery === null && paysTruckFees(portOfDischarge)
  return true
}

/** When nothing that applies stands any more. */
export const releasedAt = (holds: readonly StatedHold[], booking: Booking) =>
  Math.max(0, ...holds.filter(({ type, state }) => state === 'green' && applies(type, booking)).map(({ at }) => at))

/** What sets each hold of a box and what settles it. */
export function holdsOf(world: World, booking: Booking, box: Box, landmarks: Landmarks): readonly StatedHold[] {
  if (box.statedHolds) return box.statedHolds
  const luck = draw(world.seed, 'holds', booking.bookingNo, box.containerNo)
  return [
    ...papers(booking, box, landmarks),
    ...customs(box, landmarks),
    ...filings(luck, booking, box, landmarks),
    ...strays(luck, booking, landmarks),
  ]
}

/** Red from one moment, green from another. */
function stands(type: HoldType, from: number, until: number, remark: string | null = null): StatedHold[] {
  const since = toMinute(from)
  return [
    { ...statedHold(type, 'red', since), remark },
    statedHold(type, 'green', toMinute(Math.max(until, since + HOUR))),
  ]
}

/** Originals are surrendered, collect freight and the truck fees are paid; each stands from when it is owed. */
function papers(booking: Booking, { story }: Box, { departedAt, arrivedAt, dischargedAt }: Landmarks): StatedHold[] {
  const owed = departedAt + HOUR
  const fees = dischargedAt + story.truckFeeHours * HOUR
  const when = (type: HoldType, from: number, until: number) =>
    applies(type, booking) ? stands(type, from, until) : []
  return [
    ...when('originalBl', owed, arrivedAt + story.paperHours * HOUR),
    ...when('collectPayment', owed, arrivedAt + story.paymentHours * HOUR),
    ...when('cleanTruckFee', arrivedAt - DAY, fees),
    ...when('trafficMitigationFee', arrivedAt - DAY, fees),
  ]
}

/** Customs releases most boxes before they land; a few go to exam, and the exam has to be paid. */
function customs({ story }: Box, { departedAt, arrivedAt, dischargedAt }: Landmarks): StatedHold[] {
  if (story.setback !== 'exam') return stands('customs', departedAt + HOUR, arrivedAt + story.customsHours * HOUR)
  const examAt = dischargedAt + 20 * HOUR
  return [
    ...stands('customs', departedAt + HOUR, examAt + 4 * DAY, 'Exam'),
    ...stands('customsInspectionCharge', examAt, examAt + 5 * DAY),
  ]
}

/** Filings that go wrong before the ship leaves, and bills to order whose notify party must first be told. */
function filings(luck: Draw, { billType }: Booking, box: Box, { departedAt, arrivedAt }: Landmarks): StatedHold[] {
  const known = box.filings
  if (known)
    return (['amsReject', 'dataHold'] as const).flatMap((type) => stands(type, known[type].from, known[type].until))
  return [
    ...(luck.chance(0.02) ? stands('amsReject', departedAt - 2 * DAY, departedAt - luck.between(6, 30) * HOUR) : []),
    ...(luck.chance(0.02) ? stands('dataHold', departedAt - 3 * DAY, departedAt + luck.between(-40, 400) * HOUR) : []),
    ...(billType === 'OBL' && luck.chance(0.15)
      ? stands('orderNotify', departedAt + 2 * HOUR, arrivedAt + luck.between(-60, 30) * HOUR)
      : []),
  ]
}

/** Now and then a hold is set that cannot apply, and nobody takes it off. */
function strays(luck: Draw, booking: Booking, { departedAt }: Landmarks): StatedHold[] {
  if (!luck.chance(0.02)) return []
  const type = luck.pick(['originalBl', 'collectPayment', 'cleanTruckFee'] as const)
  if (applies(type, booking)) return []
  return [{ ...statedHold(type, 'red', toMinute(departedAt + 5 * HOUR)), deed: 'set by mistake' }]
}
