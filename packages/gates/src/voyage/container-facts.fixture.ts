import type { HoldLine } from '@fairway/contract/carrier/carrier.schema'
import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'
import { zoneOf } from '../world/ways/locations.ts'
import { groupBy, type TrackedContainer, trackContainers } from './sent-lines.fixture.ts'
import { everything, newsIn } from './sixty-days.fixture.ts'

/** One container with all lines about customs, gates and free time. */
export interface TrackedContainerWithFacts extends TrackedContainer {
  /** Not withdrawn, newest revision, in the order in which it happened. */
  customs: CustomsLine[]
  receipts: InterchangeLine[]
  /** In the order of its statements, each once. */
  accounts: FreeTimeLine[]
}

const keyOf = ({ bookingNo, containerNo }: { bookingNo: string; containerNo: string }) => `${bookingNo} ${containerNo}`

/** By container; lines that are corrected or withdrawn later are left out. */
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

/** The containers that have lines beside events and holds, and those that should have some. */
export const trackedContainers: TrackedContainerWithFacts[] = trackContainers(news).map((tracked) => {
  const key = keyOf(tracked.container)
  const statements = new Map((accounts.get(key) ?? []).map((line) => [line.statedAt, line]))
  return {
    ...tracked,
    customs: customs.get(key) ?? [],
    receipts: receipts.get(key) ?? [],
    accounts: [...statements.values()],
  }
})

export const holdOf = ({ holds }: TrackedContainer, type: HoldLine['type'], state: HoldLine['state']) =>
  holds.find((hold) => hold.type === type && hold.state === state)

/** The calendar day at a place, as a number. */
export const dayAt = (at: string, location: string) =>
  Date.parse(new Date(at).toLocaleDateString('en-CA', { timeZone: zoneOf(location) })) / 86_400_000
