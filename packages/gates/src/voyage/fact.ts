import type {
  BookingLine,
  ContainerLine,
  EventLine,
  HoldLine,
  ScheduleLine,
} from '@fairway/contract/carrier/carrier.schema'

/** A line and the moment at which the carrier says it. */
export interface Fact<L> {
  at: number
  line: L
}

/** What the carrier has to say; sent in this order, because each may speak of the one before. */
export interface News {
  schedules: ScheduleLine[]
  bookings: BookingLine[]
  containers: ContainerLine[]
  events: EventLine[]
  holds: HoldLine[]
}

export const noNews = (): News => ({ schedules: [], bookings: [], containers: [], events: [], holds: [] })

/** After one moment, up to and including another. */
export interface Span {
  from: number
  to: number
}

export const happened = <L>(facts: readonly Fact<L>[], { from, to }: Span): L[] =>
  facts.filter(({ at }) => at > from && at <= to).map(({ line }) => line)

/** Of a thing that is said again with each revision, the newest is enough. */
export function newest<L>(facts: readonly Fact<L>[], { from, to }: Span): L[] {
  const last = facts.findLast(({ at }) => at > from && at <= to)
  return last ? [last.line] : []
}

/** The newest of each kind of thing, oldest first. */
export function newestOfEach<L>(facts: readonly Fact<L>[], span: Span, kindOf: (line: L) => string): L[] {
  const last = new Map<string, L>()
  for (const line of happened(facts, span)) {
    last.delete(kindOf(line))
    last.set(kindOf(line), line)
  }
  return [...last.values()]
}
