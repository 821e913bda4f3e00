import type { BookingLine, ContainerLine, EventLine, HoldLine } from '@fairway/contract/carrier/carrier.schema'
import { HISTORY_WINDOW_DAYS, type Stage } from '@fairway/contract/tracking/tracking.values'
import { DAY } from '../world/calendar.ts'
import type { Entry } from './news.ts'
import { stageOf, type TrackedContainer, trackContainers } from './sent-lines.fixture.ts'

type StagedContainer = TrackedContainer & { stage: Stage; removed: boolean }
type Kind = 'container' | 'booking' | 'bl'

const unknownCodes = { container: 'CS0001', booking: 'CS0002', bl: 'CS0003' } as const
/** One search shows no more containers than this. */
const CONTAINER_CAP = 5000

/** The state of a portal after some lines, as far as stages and the public search need it. */
export class Ledger {
  readonly #bookings = new Map<string, BookingLine>()
  readonly #containers = new Map<string, Map<string, ContainerLine>>()
  readonly #events = new Map<string, EventLine[]>()
  readonly #holds = new Map<string, HoldLine[]>()
  readonly #stagedContainers = new Map<string, StagedContainer[]>()
  readonly #stale = new Set<string>()

  add(entries: readonly Entry[]): void {
    for (const { what, line } of entries) {
      if (what === 'schedules') continue
      this.#stale.add(line.bookingNo)
      if (what === 'bookings') this.#bookings.set(line.bookingNo, line)
      if (what === 'containers') {
        const containers = this.#containers.get(line.bookingNo) ?? new Map<string, ContainerLine>()
        this.#containers.set(line.bookingNo, containers.set(line.containerNo, line))
      }
      if (what === 'events') this.#events.set(line.bookingNo, [...(this.#events.get(line.bookingNo) ?? []), line])
      if (what === 'holds') this.#holds.set(line.bookingNo, [...(this.#holds.get(line.bookingNo) ?? []), line])
    }
    for (const bookingNo of this.#stale) this.#stagedContainers.set(bookingNo, this.#derive(bookingNo))
    this.#stale.clear()
  }

  #derive(bookingNo: string): StagedContainer[] {
    const booking = this.#bookings.get(bookingNo)
    const containers = trackContainers({
      bookings: booking ? [booking] : [],
      containers: [...(this.#containers.get(bookingNo)?.values() ?? [])],
      events: this.#events.get(bookingNo) ?? [],
      holds: this.#holds.get(bookingNo) ?? [],
    })
    return containers.map((tracked) => ({ ...tracked, stage: stageOf(tracked), removed: tracked.container.removed }))
  }

  /** Every container on every booking. */
  get containers(): StagedContainer[] {
    return [...this.#stagedContainers.values()].flat()
  }

  get bookings(): BookingLine[] {
    return [...this.#bookings.values()]
  }

  containersOn({ bookingNo }: BookingLine): StagedContainer[] {
    return this.#stagedContainers.get(bookingNo) ?? []
  }

  /** How many containers the public search shows for these numbers, or its error code. */
  search(kind: Kind, numbers: readonly string[], now: number): number | string {
    const known = numbers.flatMap((number) => this.#match(kind, number))
    const shown = known.filter(({ booking, container, events }) => {
      const lastMoveAt = Date.parse(events.at(-1)?.occurredAt ?? container.assignedAt)
      return !container.removed && booking.status !== 'Canceled' && lastMoveAt >= now - HISTORY_WINDOW_DAYS * DAY
    })
    if (shown.length > CONTAINER_CAP) return 'CS0009'
    if (shown.length > 0) return shown.length
    return known.length > 0 ? 'CS0006' : unknownCodes[kind]
  }

  /** A container number means its latest booking. */
  #match(kind: Kind, number: string): StagedContainer[] {
    if (kind === 'booking') return this.#stagedContainers.get(number) ?? []
    if (kind === 'bl') {
      const booking = this.bookings.find(({ bills }) => bills.includes(number))
      return booking ? (this.#stagedContainers.get(booking.bookingNo) ?? []) : []
    }
    const trips = this.containers.filter(({ container }) => container.containerNo === number)
    trips.sort(
      (one, other) =>
        Number(one.removed) - Number(other.removed) ||
        other.container.assignedAt.localeCompare(one.container.assignedAt),
    )
    return trips.slice(0, 1)
  }
}
