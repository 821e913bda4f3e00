import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  AllocationAccountLine,
  AllocationLine,
  CapacityLine,
} from '@fairway/contract/carrier/allocation-lines.schema'
import type { BillLine } from '@fairway/contract/carrier/bill-lines.schema'
import type * as billing from '@fairway/contract/carrier/billing-lines.schema'
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
import type { CustomsLine, FreeTimeLine, InterchangeLine } from '@fairway/contract/carrier/container-facts.schema'
import type { ContractLine, PackageTypeLine } from '@fairway/contract/carrier/contract-lines.schema'
import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { DetentionTermsLine } from '@fairway/contract/carrier/detention-lines.schema'
import type { DisputeAnswerLine } from '@fairway/contract/carrier/dispute-answer.schema'
import type { LinkToken, LinkTokenRequest } from '@fairway/contract/carrier/link-token.schema'
import type { Acknowledgement, OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import type { SiDecisionLine } from '@fairway/contract/carrier/si-decision.schema'
import type { TariffCodeLine } from '@fairway/contract/carrier/tariff-lines.schema'
import type { VgmDecisionLine } from '@fairway/contract/carrier/vgm-decision.schema'
import { cutText } from '@fairway/contract/shared/cut-text'
import type { Log } from './log.ts'

interface Connection {
  url: string
  key: string
  /** Aborts every call and every wait. */
  signal: AbortSignal
  log: Log
  /** The first wait before a retry; it doubles up to the longest. */
  firstWaitMs?: number
}

interface Reply {
  status: number
  text: string
}

interface Content {
  body: string
  type: string
  key?: string
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
const CALL_LIMIT_MS = 90_000
/** A crash of the portal may be temporary; a restart, a full queue or a lost connection always is. */
const CRASH_TRIES = 5
const TRANSIENT_STATUSES = [429, 502, 503, 504]

/** Makes calls that survive restarts of the portal: they are repeated until they are answered or gates ends. */
function requestFrom({ url, key, signal, log, firstWaitMs = FIRST_WAIT_MS }: Connection) {
  async function once(method: string, path: string, content?: Content) {
    const headers: Record<string, string> = { authorization: `Bearer ${key}`, accept: 'application/json' }
    if (content) headers['content-type'] = content.type
    if (content?.key) headers['idempotency-key'] = content.key
    const limit = AbortSignal.any([signal, AbortSignal.timeout(CALL_LIMIT_MS)])
    const response = await fetch(url + path, { method, headers, body: content?.body ?? null, signal: limit })
    return { status: response.status, text: await response.text(), retryAfter: response.headers.get('retry-after') }
  }

  /** Undefined when the portal was not reached. */
  async function tryOnce(method: string, path: string, content?: Content) {
    try {
      return await once(method, path, content)
    } catch (error) {
      signal.throwIfAborted()
      log('warn', 'the portal was not reached', { path, reason: reasonOf(error) })
      return undefined
    }
  }

  return async (method: string, path: string, content?: Content): Promise<Reply> => {
    for (let attempt = 1, waitMs = firstWaitMs; ; attempt++, waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      const reply = await tryOnce(method, path, content)
      if (reply && !isTransient(reply.status, attempt)) return reply
      if (reply) log('warn', 'the portal cannot answer now', { path, status: reply.status })
      await pause(retryAfterMs(reply?.retryAfter) ?? waitMs, undefined, { signal })
    }
  }
}

const isTransient = (status: number, attempt: number) =>
  TRANSIENT_STATUSES.includes(status) || (status === 500 && attempt < CRASH_TRIES)

/** Retry-After in seconds; the portal does not use its other form, a date. */
function retryAfterMs(retryAfter: string | null | undefined): number | undefined {
  const seconds = Number(retryAfter ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 120) * 1000 : undefined
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code
  return cause instanceof Error ? cause.message : String(cause)
}

/** The bulk calls, by the last part of their address. */
export interface Bulk {
  locations: LocationLine
  'equipment-types': EquipmentTypeLine
  organisations: OrganisationLine
  'package-types': PackageTypeLine
  'tariff-codes': TariffCodeLine
  contracts: ContractLine
  'detention-terms': DetentionTermsLine
  'allocation-accounts': AllocationAccountLine
  schedules: ScheduleLine
  capacities: CapacityLine
  allocations: AllocationLine
  bookings: BookingLine
  bills: BillLine
  charges: billing.ChargesLine
  invoices: billing.InvoiceLine
  payments: billing.PaymentLine
  'release-holds': billing.ReleaseHoldLine
  containers: ContainerLine
  events: EventLine
  holds: HoldLine
  customs: CustomsLine
  interchanges: InterchangeLine
  'free-time': FreeTimeLine
  decisions: DecisionLine
  'correction-decisions': CorrectionDecisionLine
  'vgm-decisions': VgmDecisionLine
  'dispute-answers': DisputeAnswerLine
  'si-decisions': SiDecisionLine
}

export type CursorValue = Record<string, string | number | boolean | null>

export interface BusinessClock {
  now: string
  rate: number
  epoch: string
}

export const BATCH_LINES = 5000

/** A line that the portal refused, with the reason. */
export interface RejectedLine {
  what: keyof Bulk
  line: unknown
  errorCode: string
  violations: BulkReply['rejected'][number]['violations']
}

export interface SendResult {
  accepted: number
  unchanged: number
  refused: RejectedLine[]
}

export type Carrier = ReturnType<typeof connect>

/** The client of `/carrier/v1`: gates uses nothing else of the portal. */
export function connect(connection: Connection) {
  const request = requestFrom(connection)
  const readReply = async <T>(reply: Promise<Reply>): Promise<T> => {
    const { status, text } = await reply
    if (status !== 200) throw new Error(`the portal answered ${status}: ${cutText(text, 300)}`)
    return JSON.parse(text) as T // the contract's tests check the server against its own description
  }
  const cursor = (name: string) => `/carrier/v1/cursors/${name}`

  return {
    /** Waits until the portal can do its work. */
    isReady: () => request('GET', '/ready'),

    getClock: () => readReply<BusinessClock>(request('GET', '/carrier/v1/clock')),

    /** The profile of the carrier, as every page shows it. */
    async saveProfile(profile: CarrierProfile): Promise<void> {
      await readReply(
        request('PUT', '/carrier/v1/profile', { body: JSON.stringify(profile), type: 'application/json' }),
      )
    },

    /** Null when nothing was stored under this name. */
    async findCursor(name: string): Promise<CursorValue | undefined> {
      const reply = await request('GET', cursor(name))
      if (reply.status === 404) return undefined
      return (await readReply<{ value: CursorValue }>(Promise.resolve(reply))).value
    },

    async saveCursor(name: string, value: CursorValue): Promise<void> {
      await readReply(request('PUT', cursor(name), { body: JSON.stringify({ value }), type: 'application/json' }))
    },

    /** Polls the outbox for submissions of customers; waits up to this many seconds. */
    async poll(wait: number, limit: number): Promise<OutboxEntry[]> {
      const path = `/carrier/v1/outbox?wait=${wait}&limit=${limit}`
      return (await readReply<{ entries: OutboxEntry[] }>(request('GET', path))).entries
    },

    async acknowledge(entries: Acknowledgement['entries']): Promise<void> {
      const body = JSON.stringify({ entries })
      await readReply(request('POST', '/carrier/v1/outbox/acknowledge', { body, type: 'application/json' }))
    },

    /** Makes a link to the VGM of one booking, which the carrier mails; undefined where the portal makes none. */
    async createVgmLink(wanted: Pick<LinkTokenRequest, 'bookingNo' | 'expiresAt' | 'uses' | 'sentTo'>) {
      const content = { body: JSON.stringify(wanted), type: 'application/json' }
      const { status, text } = await request('POST', '/carrier/v1/link-tokens', content)
      if (status !== 200) return undefined
      return (JSON.parse(text) as Partial<LinkToken>).url // the contract's tests check the server against its own description
    },

    /** Sends lines of one kind in batches; each batch has an idempotency key, so that a repeated one has no effect. */
    async send<K extends keyof Bulk>(what: K, lines: readonly Bulk[K][]): Promise<SendResult> {
      const sent: SendResult = { accepted: 0, unchanged: 0, refused: [] }
      for (let from = 0; from < lines.length; from += BATCH_LINES) {
        const batch = lines.slice(from, from + BATCH_LINES)
        const body = batch.map((line) => JSON.stringify(line)).join('\n')
        const key = createHash('sha256').update(`${what}\n${body}`).digest('hex')
        const post = request('POST', `/carrier/v1/${what}`, { body, type: 'application/x-ndjson', key })
        const { accepted, unchanged, rejected } = await readReply<BulkReply>(post)
        sent.accepted += accepted
        sent.unchanged += unchanged
        for (const { line, errorCode, violations } of rejected)
          sent.refused.push({ what, line: batch[line - 1], errorCode, violations })
      }
      return sent
    },
  }
}
