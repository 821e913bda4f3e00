import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/box-facts.schema'
import type { HoldLine } from '@fairway/contract/carrier/carrier.schema'
import { zoneOf } from '../world/locations.ts'
import { everything, newsIn } from './sixty-days.fixture.ts'
import { boxesOf, groupBy, type Told } from './told.fixture.ts'

/** One box with all that was told of it at the border, at gates and of its free time. */
export interface ToldBox extends Told {
  /** Still standing, newest revision, in the order in which it happened. */
  customs: CustomsLine[]
  receipts: InterchangeLine[]
  /** In the order in which it was stated, each once. */
  accounts: FreeTimeLine[]
}

const keyOf = ({ bookingNo, containerNo }: { bookingNo: string; containerNo: string }) => `${bookingNo} ${containerNo}`

/** By box; what is corrected or taken back later is left out. */
function standing<L extends InterchangeLine | CustomsLine>(lines: readonly L[]): Map<string, L[]> {
  const newest = new Map<string, L>()
  for (const line of lines) if ((newest.get(line.ref)?.revision ?? -1) < line.revision) newest.set(line.ref, line)
  const kept = [...newest.values()].filter(({ withdrawn }) => !withdrawn)
  return groupBy(
    kept.sort((one, other) => one.occurredAt.localeCompare(other.occurredAt)),
    keyOf,
  )
}

export const told = newsIn(everything)
const customs = standing(told.customs)
const receipts = standing(told.interchanges)
const accounts = groupBy(
  told['free-time'].toSorted((one, other) => one.statedAt.localeCompare(other.statedAt)),
  keyOf,
)

/** The boxes of which something was told beside events and holds, and those of which it should have been. */
export const toldBoxes: ToldBox[] = boxesOf(told).map((box) => {
  const key = keyOf(box.container)
  const said = new Map((accounts.get(key) ?? []).map((line) => [line.statedAt, line]))
  return {
    ...box,
    customs: customs.get(key) ?? [],
    receipts: receipts.get(key) ?? [],
    accounts: [...said.values()],
  }
})

export const holdOf = ({ holds }: Told, type: HoldLine['type'], state: HoldLine['state']) =>
  holds.find((hold) => hold.type === type && hold.state === state)

/** The calendar day at a place, counted. */
export const dayAt = (at: string, location: string) =>
  Date.parse(new Date(at).toLocaleDateString('en-CA', { timeZone: zoneOf(location) })) / 86_400_000
