import type { HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'
import { zoneOf } from '../world/locations.ts'
import { groupBy, type TrackedContainer, trackContainers } from './sent-lines.fixture.ts'
import { everything, newsIn } from './sixty-days.fixture.ts'

/** One box with all that was told of it at the border, at gates and of its free time. */
export interface TrackedContainerWithFacts extends TrackedContainer {
  /** Still standing, newest revision, in the order in which it happened. */
  customs: CustomsLine[]
  receipts: InterchangeLine[]
  /** In the order in which it was stated, each once. */
  accounts: FreeTimeLine[]
}

const keyOf = ({ bookingNo, containerNo }: { bookingNo: string; containerNo: string }) => `${bookingNo} ${containerNo}`

/** By box; what is corrected or taken back later is left out. */
function currentLines<L extends InterchangeLine | CustomsLine>(lines: readonly L[]): Map<string, L[]> {
  const newest = new Map<string, L>()
  for (const line of lines) if ((newest.get(line.ref)?.revision ?? -1) < line.revision) newest.set(line.ref, line)
  const current = [...newest.values()].filter(({ withdrawn }) => !withdrawn)
  return groupBy(
    current.sort((one, other) => one.occurredAt.localeCompare(other.occurredAt)),
    keyOf,
  )
}

export const news = newsIn(everything)
const customs = currentLines(news.customs)
const receipts = currentLines(news.interchanges)
const accounts = groupBy(
  news['free-time'].toSorted((one, other) => one.statedAt.localeCompare(other.statedAt)),
  keyOf,
)

/** The boxes of which something was told beside events and holds, and those of which it should have been. */
export const trackedContainers: TrackedContainerWithFacts[] = trackContainers(news).map((tracked) => {
  const key = keyOf(tracked.container)
  const said = new Map((accounts.get(key) ?? []).map((line) => [line.statedAt, line]))
  return {
    ...tracked,
    customs: customs.get(key) ?? [],
    receipts: receipts.get(key) ?? [],
    accounts: [...said.values()],
  }
})

export const holdOf = ({ holds }: TrackedContainer, type: HoldLine['type'], state: HoldLine['state']) =>
  holds.find((hold) => hold.type === type && hold.state === state)

/** The calendar day at a place, counted. */
export const dayAt = (at: string, location: string) =>
  Date.parse(new Date(at).toLocaleDateString('en-CA', { timeZone: zoneOf(location) })) / 86_400_000
