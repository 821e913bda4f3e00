import { createHash } from 'node:crypto'
import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/box-facts.schema'
import type {
  BookingLine,
  BulkReply,
  CarrierProfile,
  ContainerLine,
  EquipmentTypeLine,
  EventLine,
  HoldLine,
  LocationLine,
  OrganisationLine,
  ScheduleLine,
} from '@fairway/contract/carrier/carrier.schema'
import type { ContractLine, PackageTypeLine } from '@fairway/contract/carrier/contract-lines.schema'
import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { Acknowledgement, OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import { cutText } from '@fairway/contract/shared/cut-text'
import { type Connection, type Reply, requestFrom } from './request.ts'

/** What can be sent in bulk, by the last part of its address. */
export interface Bulk {
  locations: LocationLine
  'equipment-types': EquipmentTypeLine
  organisations: OrganisationLine
  'package-types': PackageTypeLine
  contracts: ContractLine
  schedules: ScheduleLine
  bookings: BookingLine
  bills: BillLine
  containers: ContainerLine
  events: EventLine
  holds: HoldLine
  customs: CustomsLine
  interchanges: InterchangeLine
  'free-time': FreeTimeLine
  decisions: DecisionLine
  'correction-decisions': CorrectionDecisionLine
}

export type CursorValue = Record<string, string | number | boolean | null>

export interface BusinessClock {
  now: string
  rate: number
  epoch: string
}

export const BATCH_LINES = 5000

/** A line that the portal did not take, with the reason. */
export interface Refused {
  what: keyof Bulk
  line: unknown
  errorCode: string
  violations: BulkReply['rejected'][number]['violations']
}

export interface Sent {
  accepted: number
  unchanged: number
  refused: Refused[]
}

export type Carrier = ReturnType<typeof connect>

/** The carrier's side of `/carrier/v1`: all that gates ever does to the portal. */
export function connect(connection: Connection) {
  const request = requestFrom(connection)
  const asked = async <T>(reply: Promise<Reply>): Promise<T> => {
    const { status, text } = await reply
    if (status !== 200) throw new Error(`the portal answered ${status}: ${cutText(text, 300)}`)
    return JSON.parse(text) as T // the contract's tests hold the server to its own description
  }
  const cursor = (name: string) => `/carrier/v1/cursors/${name}`

  return {
    /** Waits until the portal can do its work. */
    isReady: () => request('GET', '/ready'),

    getClock: () => asked<BusinessClock>(request('GET', '/carrier/v1/clock')),

    /** Who the carrier is, as every page shows it. */
    async keepProfile(profile: CarrierProfile): Promise<void> {
      await asked(request('PUT', '/carrier/v1/profile', { body: JSON.stringify(profile), type: 'application/json' }))
    },

    /** Nothing when this name was never kept. */
    async findCursor(name: string): Promise<CursorValue | undefined> {
      const reply = await request('GET', cursor(name))
      if (reply.status === 404) return undefined
      return (await asked<{ value: CursorValue }>(Promise.resolve(reply))).value
    },

    async keepCursor(name: string, value: CursorValue): Promise<void> {
      await asked(request('PUT', cursor(name), { body: JSON.stringify({ value }), type: 'application/json' }))
    },

    /** What customers handed in; waits so many seconds for it. */
    async poll(wait: number, limit: number): Promise<OutboxEntry[]> {
      const path = `/carrier/v1/outbox?wait=${wait}&limit=${limit}`
      return (await asked<{ entries: OutboxEntry[] }>(request('GET', path))).entries
    },

    async acknowledge(entries: Acknowledgement['entries']): Promise<void> {
      const body = JSON.stringify({ entries })
      await asked(request('POST', '/carrier/v1/outbox/acknowledge', { body, type: 'application/json' }))
    },

    /** Sends lines of one kind in batches; each batch carries a key, so that sending it again does it once. */
    async send<K extends keyof Bulk>(what: K, lines: readonly Bulk[K][]): Promise<Sent> {
      const sent: Sent = { accepted: 0, unchanged: 0, refused: [] }
      for (let from = 0; from < lines.length; from += BATCH_LINES) {
        const batch = lines.slice(from, from + BATCH_LINES)
        const body = batch.map((line) => JSON.stringify(line)).join('\n')
        const key = createHash('sha256').update(`${what}\n${body}`).digest('hex')
        const post = request('POST', `/carrier/v1/${what}`, { body, type: 'application/x-ndjson', key })
        const { accepted, unchanged, rejected } = await asked<BulkReply>(post)
        sent.accepted += accepted
        sent.unchanged += unchanged
        for (const { line, errorCode, violations } of rejected)
          sent.refused.push({ what, line: batch[line - 1], errorCode, violations })
      }
      return sent
    },
  }
}
