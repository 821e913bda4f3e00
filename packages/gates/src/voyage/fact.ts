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
export const newest = <L>(facts: readonly Fact<L>[], span: Span): L[] => happened(facts, span).slice(-1)
