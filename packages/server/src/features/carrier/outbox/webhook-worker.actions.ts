import { createHmac, randomUUID } from 'node:crypto'
import type { OutboxEntry } from '@fairway/contract/carrier/outbox.schema'
import type { Pool } from '../../../platform/database/database.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Logger } from '../../../platform/monitoring/log.ts'
import type { OutboxNotifier } from '../../../platform/outbox-notifier.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { Viewer } from '../../../platform/viewer.ts'
import { DeliveryFailure, type Webhook } from '../../../ports/webhook/webhook.port.ts'
import { deadLetterExhausted } from './dead-letter.actions.ts'
import type { Heartbeat } from './intake.actions.ts'
import * as outbox from './outbox.repository.ts'
import * as webhooks from './webhook.repository.ts'

export interface PushParts {
  pool: Pool
  keys: Keys
  settings: Pick<Settings, 'carrierSilentMinutes'>
  webhook: Webhook
  heartbeat: Heartbeat
  notifier: OutboxNotifier
  log: Logger
}

/** So many deliveries are under way at once; a receiver that is ill gets one. */
const AT_ONCE = 8
/** While deliveries are under way, new entries are looked for this often at least. */
const LOOK_MS = 1_000

const pusher: Viewer = { kind: 'carrier', actor: 'webhook', subject: 'webhook', scopes: ['requests'] }

interface Target {
  url: string
  secrets: string[]
  failures: number
}

/** Pushes whatever is due to the carrier's address, if it named one, and answers how many deliveries were tried. */
export async function pushDue(parts: PushParts, signal: AbortSignal): Promise<number> {
  const { pool, notifier } = parts
  const running = new Set<Promise<void>>()
  let tried = 0
  for (;;) {
    const notifyCount = notifier.count()
    const underWay = running.size // before the look at the receiver's health, so that it never counts less than it knows
    const target = signal.aborted ? undefined : await findTarget(parts)
    const free = target ? (target.failures >= webhooks.ILL_AFTER ? 1 : AT_ONCE) - underWay : 0
    const entries = free > 0 ? await outbox.claimEntries(pool.reading(), pusher, free) : []
    for (const entry of target ? entries : []) {
      const one = push(parts, target as Target, entry, signal).finally(() => running.delete(one)) // there is one, as above
      running.add(one)
      tried += 1
    }
    if (running.size === 0) break
    const next = new AbortController()
    await Promise.race([...running, notifier.wait(notifyCount, LOOK_MS, next.signal)])
    next.abort()
  }
  await pool.transaction(deadLetterExhausted)
  return tried
}

/** Where to push, with the secrets in plain; one that cannot be read any more is an operator's mistake. */
async function findTarget({ pool, keys, log }: PushParts): Promise<Target | undefined> {
  const found = await webhooks.findTarget(pool.reading())
  if (!found) return undefined
  try {
    return { ...found, secrets: found.secrets.map((sealed) => keys.open(sealed)) }
  } catch (error) {
    log.error({ err: error }, 'the secret of the webhook cannot be read: the carrier has to make a new one')
    return undefined
  }
}

async function push(
  { pool, webhook, heartbeat, log }: PushParts,
  target: Target,
  entry: OutboxEntry,
  signal: AbortSignal,
) {
  const db = pool.reading()
  try {
    await send(webhook, target, { id: entry.id, body: JSON.stringify(entry) }, signal)
    await outbox.markDelivered(db, [entry.id])
    await webhooks.noteDelivery(db, true)
    await heartbeat()
  } catch (error) {
    if (signal.aborted) return outbox.releaseEntry(db, entry.id).then(() => undefined)
    const reason = error instanceof DeliveryFailure ? error.message : 'our own failure'
    log.warn({ err: error, entry: entry.id, key: entry.key, attempt: entry.attempt }, 'a webhook was not taken')
    await outbox.markFailed(db, [{ id: entry.id, reason }])
    await webhooks.noteDelivery(db, false)
  }
}

const send = (
  webhook: Webhook,
  { url, secrets }: Target,
  { id, body }: { id: string; body: string },
  signal: AbortSignal,
) => webhook.deliver({ url, headers: signedHeaders(secrets, { id, body, at: new Date() }), body }, signal)

/**
 * Asks the receiver whether it is there when it was not heard for a third of the time after which it counts as silent: a
 * quiet day must not look like a silent carrier.
 */
export async function pingWhenQuiet(parts: PushParts, signal: AbortSignal) {
  const { pool, settings, webhook, heartbeat } = parts
  const target = await findTarget(parts)
  if (!target || !(await webhooks.claimPing(pool.reading(), (settings.carrierSilentMinutes * 60) / 3))) return
  const id = `ping-${randomUUID()}`
  const body = JSON.stringify({ id, topic: 'ping', createdAt: new Date().toISOString() })
  try {
    await send(webhook, target, { id, body }, signal)
    await webhooks.noteDelivery(pool.reading(), true)
    await heartbeat()
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error
    if (!signal.aborted) await webhooks.noteDelivery(pool.reading(), false)
  }
}

/** What a delivery carries so that its receiver can tell that it is ours, whole and fresh. */
function signedHeaders(secrets: readonly string[], { id, body, at }: { id: string; body: string; at: Date }) {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const sign = (secret: string) => `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
  return {
    'content-type': 'application/json',
    'user-agent': 'Fairway',
    'x-fairway-id': id,
    'x-fairway-timestamp': timestamp,
    'x-fairway-signature': secrets.map(sign).join(','),
  }
}
