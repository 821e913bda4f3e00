import type { CustomsLine } from '@fairway/contract/carrier/container-facts.schema'
import type { Booking, Container, StatedHold } from '../bookings/booking.ts'
import { HOUR, MINUTE, toMinute } from '../calendar.ts'
import type { Life } from '../life.ts'
import { type Draw, draw } from '../random.ts'
import { cutOffsOf } from '../sailings.ts'
import type { Move } from '../ways/move.ts'
import type { Carriage } from '../ways/routes.ts'
import type { World } from '../world.ts'

/** A customs step of a container, independent of when and how it is reported. */
export interface CustomsStatement extends Pick<CustomsLine, 'step' | 'location' | 'code' | 'entryNo' | 'remark'> {
  at: number
}

const BILL_ON_FILE = '69'
const DO_NOT_LOAD = '6H'
const HOLD = '1H'
const EXAMINATION = '1A'
const RELEASED_AFTER_EXAMINATION = '1B'
const RELEASED_ON_PAPER = '1C'

const rejectionRemarks = [
  'Consignee address incomplete',
  'Cargo description too general',
  'Piece count does not match the bill',
  'Shipper name missing',
]

const findHold = (holds: readonly StatedHold[], type: StatedHold['type'], state: StatedHold['state']) =>
  holds.find((hold) => hold.type === type && hold.state === state)

/** From the manifest before loading to the release: customs steps agree with the holds that they set and release. */
export function customsOf(
  world: World,
  booking: Booking,
  container: Container,
  { moves, holds }: Life,
): CustomsStatement[] {
  const arrivedAt = moves.findLast(({ kind, mode }) => kind === 'arrived' && mode === 'vessel')?.at
  if (arrivedAt === undefined) return []
  const luck = draw(world.seed, 'customs', booking.bookingNo, container.containerNo)
  return [...filings(luck, booking, moves, holds), ...entry(luck, booking, holds, arrivedAt)]
}

/** Each planned ship of the container got a manifest; a failed filing is one for the actual ship. */
function filings(
  luck: Draw,
  booking: Booking,
  moves: readonly Move[],
  holds: readonly StatedHold[],
): CustomsStatement[] {
  const { route, roll, approvedAt } = booking
  const first = roll ? filing(luck, route.ocean, moves, { from: approvedAt + 3 * HOUR }) : []
  const red = findHold(holds, 'amsReject', 'red')
  const green = findHold(holds, 'amsReject', 'green')
  const mistake = red && green ? { rejectedAt: red.doneAt, mendedAt: green.doneAt } : undefined
  const from = roll ? roll.at + HOUR : approvedAt + 3 * HOUR
  return [...first, ...filing(luck, roll?.route.ocean ?? route.ocean, moves, { from, mistake })]
}

interface Circumstances {
  /** Documents are not ready before this. */
  from: number
  mistake?: { rejectedAt: number; mendedAt: number } | undefined
}

/** The manifest is due 24 hours before loading. A rejected one is filed again and accepted. */
function filing(
  luck: Draw,
  ship: Carriage,
  moves: readonly Move[],
  { from, mistake }: Circumstances,
): CustomsStatement[] {
  const { vvd } = ship.sailing
  const loadedAt = moves.find((move) => move.kind === 'loaded' && move.vvd === vvd)?.at ?? Infinity
  const due = Math.min(cutOffsOf(ship.from).ams, loadedAt - 24 * HOUR, (mistake?.rejectedAt ?? Infinity) - 3 * HOUR)
  const filedAt = toMinute(Math.max(from, due - luck.between(2, 20) * HOUR))
  const statement = (
    step: CustomsStatement['step'],
    at: number,
    code: string | null,
    remark: string | null,
  ): CustomsStatement => ({
    step,
    at: toMinute(at),
    location: ship.from.port,
    code,
    entryNo: null,
    remark,
  })
  const filed = statement('manifestFiled', filedAt, null, `AMS for ${vvd}`)
  if (!mistake) return [filed, statement('manifestAccepted', filedAt + luck.between(0.5, 4) * HOUR, BILL_ON_FILE, null)]
  const { rejectedAt, mendedAt } = mistake
  const isStopped = mendedAt < loadedAt
  return [
    filed,
    statement('manifestRejected', rejectedAt, null, luck.pick(rejectionRemarks)),
    ...(isStopped ? [statement('doNotLoad', rejectedAt + 25 * MINUTE, DO_NOT_LOAD, null)] : []),
    statement('manifestFiled', mendedAt - luck.between(1, 2) * HOUR, null, `AMS for ${vvd}, corrected`),
    statement('manifestAccepted', mendedAt, BILL_ON_FILE, null),
  ]
}

/** Most containers are released on documents before they land, the others are held; an exam is ordered and done. */
function entry(luck: Draw, booking: Booking, holds: readonly StatedHold[], arrivedAt: number): CustomsStatement[] {
  const [red, green] = [findHold(holds, 'customs', 'red'), findHold(holds, 'customs', 'green')]
  const exam = findHold(holds, 'customsInspectionCharge', 'red')
  const releasedAt = green?.doneAt ?? toMinute(arrivedAt - luck.between(20, 60) * HOUR)
  const number = `${luck.pick(['231', 'H7G', '4QK', '916'])}-${luck.whole(1_000_000, 9_999_999)}-${luck.whole(0, 9)}`
  const statement = (
    step: CustomsStatement['step'],
    at: number,
    code: string | null,
    more: Partial<CustomsStatement> = {},
  ) => ({
    step,
    at: toMinute(at),
    location: booking.portOfDischarge,
    code,
    entryNo: number,
    remark: null,
    ...more,
  })
  if (exam) {
    const inspectedAt = exam.doneAt + luck.between(0.4, 0.8) * (releasedAt - exam.doneAt)
    const heldAt = Math.min(red?.doneAt ?? Infinity, exam.doneAt - HOUR)
    return [
      statement('held', heldAt, HOLD, { entryNo: null, remark: red?.remark ?? null }),
      statement('inspectionOrdered', exam.doneAt, EXAMINATION),
      statement('inspected', inspectedAt, null),
      statement('released', releasedAt, RELEASED_AFTER_EXAMINATION),
    ]
  }
  const heldAt = Math.max(red?.doneAt ?? Infinity, arrivedAt - 24 * HOUR)
  const isHeld = releasedAt > arrivedAt && heldAt < releasedAt
  return [
    ...(isHeld ? [statement('held', heldAt, HOLD, { remark: 'Entry documents under review' })] : []),
    statement('released', releasedAt, RELEASED_ON_PAPER),
  ]
}
