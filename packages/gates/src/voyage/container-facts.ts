import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'
import { HISTORY_WINDOW_DAYS } from '@fairway/contract/tracking/tracking.values'
import type { Booking, Container } from '../world/bookings/booking.ts'
import { DAY, HOUR, iso, MINUTE, toMinute } from '../world/calendar.ts'
import { customsOf } from '../world/containers/customs.ts'
import { freeTimeOf } from '../world/containers/free-time.ts'
import { interchangesOf } from '../world/containers/interchanges.ts'
import type { Life } from '../world/life.ts'
import { type Draw, draw } from '../world/random.ts'
import type { World } from '../world/world.ts'
import type { Fact } from './fact.ts'
import { mannerOf, reportFacts } from './report.ts'

/** The page of a container whose journey ended long before the demo cannot be opened: no further lines are sent. */
export const isOpenToAnyone = ({ epoch }: World, { moves }: Life) =>
  (moves.at(-1)?.at ?? 0) >= epoch - HISTORY_WINDOW_DAYS * DAY

/** The ways in which a statement of free time is sent. */
const manners = [['plain', 964], ['late', 14], ['twice', 10], ['corrected', 12]] as const // biome-ignore format: a table

const inOrder = <L>(facts: Fact<L>[]) => facts.sort((one, other) => one.at - other.at)
const refOf = ({ bookingNo }: Booking, { containerNo }: Container, letter: string, at: number) =>
  `${bookingNo}.${containerNo}.${letter}${String(at + 1).padStart(2, '0')}`

/** The reports of customs, in the order in which they are sent. */
export function customsFacts(world: World, booking: Booking, container: Container, life: Life): Fact<CustomsLine>[] {
  const { bookingNo } = booking
  const { containerNo } = container
  const facts = customsOf(world, booking, container, life).flatMap((statement, place) => {
    const luck = draw(world.seed, 'customs report', bookingNo, containerNo, place)
    const ref = refOf(booking, container, 'C', place)
    const line: CustomsLine = {
      ref,
      revision: 0,
      withdrawn: false,
      bookingNo,
      containerNo,
      step: statement.step,
      occurredAt: iso(statement.at),
      location: statement.location,
      authority: 'US CBP',
      code: statement.code,
      entryNo: statement.entryNo,
      remark: statement.remark,
    }
    return reportFacts(luck, mannerOf(luck, container, place), statement.at, line)
  })
  return inOrder(facts)
}

/** The receipts of the gates, in the order in which they are sent. */
export function interchangeFacts(
  world: World,
  booking: Booking,
  container: Container,
  life: Life,
): Fact<InterchangeLine>[] {
  const { bookingNo } = booking
  const { containerNo } = container
  const facts = interchangesOf(world, booking, container, life).flatMap((receipt, place) => {
    const luck = draw(world.seed, 'interchange report', bookingNo, containerNo, place)
    const ref = refOf(booking, container, 'R', place)
    const line: InterchangeLine = {
      ref,
      revision: 0,
      withdrawn: false,
      bookingNo,
      containerNo,
      receiptNo: receipt.receiptNo,
      direction: receipt.direction,
      load: receipt.load,
      occurredAt: iso(receipt.at),
      location: receipt.location,
      trucker: receipt.trucker,
      chassis: receipt.chassis,
      seal: receipt.seal,
      condition: receipt.condition,
      damage: receipt.damage,
    }
    return reportFacts(luck, mannerOf(luck, container, place), receipt.at, line)
  })
  return inOrder(facts)
}

/** The statements of free time, in the order in which they are sent. */
export function freeTimeFacts(world: World, booking: Booking, container: Container, life: Life): Fact<FreeTimeLine>[] {
  const { bookingNo } = booking
  const { containerNo } = container
  const luck = draw(world.seed, 'free time', bookingNo, containerNo)
  const facts = freeTimeOf(booking, container, life).flatMap((account) =>
    stated(luck, account.at, {
      bookingNo,
      containerNo,
      freeDays: account.freeDays,
      returnBy: account.returnBy,
      detentionDays: account.detentionDays,
      charge: account.charge,
      statedAt: iso(account.at),
    }),
  )
  return inOrder(facts)
}

/** Sent at once; sometimes twice, or after the following statement, or first with a day too few. */
function stated(luck: Draw, at: number, line: FreeTimeLine): Fact<FreeTimeLine>[] {
  const after = (hours: number) => toMinute(at + hours * HOUR)
  const plain = { at: at + 4 * MINUTE, line }
  switch (luck.weigh(manners)) {
    case 'plain':
      return [plain]
    case 'late':
      return [{ at: after(luck.between(26, 60)), line }]
    case 'twice':
      return [plain, { at: after(luck.between(2, 20)), line }]
    case 'corrected': {
      const incorrect = { ...line, freeDays: (line.freeDays ?? 1) - 1, statedAt: iso(at - 5 * MINUTE) }
      return [{ at, line: incorrect }, plain]
    }
  }
}
