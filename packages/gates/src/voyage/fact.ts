import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type {
  ChargesLine,
  InvoiceLine,
  PaymentLine,
  ReleaseHoldLine,
} from '@fairway/contract/carrier/billing-lines.schema'
import type {
  BookingLine,
  ContainerLine,
  EventLine,
  HoldLine,
  ScheduleLine,
} from '@fairway/contract/carrier/carrier.schema'
import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'

/** A line and the moment at which the carrier sends it. */
export interface Fact<L> {
  at: number
  line: L
}

/** The carrier's lines by kind, in the order of sending, because lines can refer to earlier kinds. */
export interface News {
  schedules: ScheduleLine[]
  bookings: BookingLine[]
  bills: BillLine[]
  charges: ChargesLine[]
  invoices: InvoiceLine[]
  payments: PaymentLine[]
  'release-holds': ReleaseHoldLine[]
  containers: ContainerLine[]
  events: EventLine[]
  holds: HoldLine[]
  customs: CustomsLine[]
  interchanges: InterchangeLine[]
  'free-time': FreeTimeLine[]
}

/** Lines about bookings and their containers. */
export type CargoNews = Omit<News, 'schedules'>

export const cargoKinds = [
  'bookings', 'bills', 'charges', 'invoices', 'payments', 'release-holds', 'containers', 'holds', 'events', 'customs', 'interchanges',
  'free-time',
] as const satisfies readonly (keyof CargoNews)[] // biome-ignore format: in the order in which they are sent; a container that comes on hold is never reported as ready first

export const noNews = (): News => ({
  schedules: [],
  bookings: [],
  bills: [],
  charges: [],
  invoices: [],
  payments: [],
  'release-holds': [],
  containers: [],
  events: [],
  holds: [],
  customs: [],
  interchanges: [],
  'free-time': [],
})

/** Appends news of cargo to those that already wait. */
export function addNews(waiting: News, news: CargoNews): void {
  for (const kind of cargoKinds) for (const line of news[kind]) (waiting[kind] as unknown[]).push(line) // both of one kind
}

/** After one moment, up to and including another. */
export interface Span {
  from: number
  to: number
}

export const happened = <L>(facts: readonly Fact<L>[], { from, to }: Span): L[] =>
  facts.filter(({ at }) => at > from && at <= to).map(({ line }) => line)

/** Of a thing with revisions, the newest is enough. */
export function newest<L>(facts: readonly Fact<L>[], { from, to }: Span): L[] {
  const last = facts.findLast(({ at }) => at > from && at <= to)
  return last ? [last.line] : []
}

/** The newest of each thing, oldest first. */
export function newestOfEach<L>(facts: readonly Fact<L>[], span: Span, kindOf: (line: L) => string): L[] {
  const last = new Map<string, L>()
  for (const line of happened(facts, span)) {
    last.delete(kindOf(line))
    last.set(kindOf(line), line)
  }
  return [...last.values()]
}

/** Of statements that may arrive late, the one with the latest statement time. */
export function latestStated<L extends { statedAt: string }>(facts: readonly Fact<L>[], span: Span): L[] {
  const statements = happened(facts, span).sort((one, other) => one.statedAt.localeCompare(other.statedAt))
  return statements.slice(-1)
}
