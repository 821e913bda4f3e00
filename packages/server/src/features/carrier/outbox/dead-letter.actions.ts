import type { DeadLetters } from '@fairway/contract/carrier/outbox.schema'
import { outboxTopics } from '@fairway/contract/carrier/outbox.values'
import { refuse } from '@fairway/contract/kit/general.errors'
import { announceChanges } from '../../../platform/database/changes.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { notifyOutbox } from '../../../platform/outbox.ts'
import { findIntake } from '../../../platform/submissions/carrier-intake.repository.ts'
import { insertDeadLetterNotifications } from '../../notifications/public.ts'
import * as aside from './dead-letter.repository.ts'
import type { Submissions } from './outbox.actions.ts'
import * as outbox from './outbox.repository.ts'
import { findWebhook } from './webhook.repository.ts'

/** Sets aside what was tried eight times, so that the rest flows, and tells the admins. */
export async function deadLetterExhausted(db: Database): Promise<number> {
  const exhausted = await outbox.deadLetterExhausted(db)
  if (exhausted.length === 0) return 0
  await insertDeadLetterNotifications(db, exhausted)
  await announceChanges(db)
  return exhausted.length
}

/** What an admin has to look after: submissions that did not reach the carrier, and how the way to it stands. */
export async function getDeadLetters({ db, settings }: Context): Promise<DeadLetters> {
  const entries = await aside.findDeadLetters(db)
  const counts = await aside.countEntries(db)
  const intake = await findIntake(db, settings.carrierSilentMinutes)
  return { entries, ...counts, intake, webhook: (await findWebhook(db)) ?? null }
}

/** Tries entries again from the beginning; what waits behind them follows. */
export async function retryDeadLetters(context: Context, { ids }: { ids: string[] }) {
  const entries = await lockOrRefuse(context, ids)
  await aside.releaseEntries(context.db, idsOf(entries))
  for (const { id, ...before } of entries)
    await context.audit({ objectType: 'outbox entry', objectId: id, before, after: { retried: true } })
  await notifyOutbox(context.db)
  return { ids: idsOf(entries) }
}

/** Gives entries up for a reason; the carrier never hears of them, their customers do, and what waits behind them goes on. */
export async function dropDeadLetters(
  context: Context,
  { ids, reason }: { ids: string[]; reason: string },
  submissions: Submissions,
) {
  const entries = await lockOrRefuse(context, ids)
  await aside.dropEntries(context.db, idsOf(entries))
  for (const { id, ...before } of entries)
    await context.audit({ objectType: 'outbox entry', objectId: id, before, after: { dropped: reason } })
  for (const topic of outboxTopics) {
    const { keyField, revertNotDelivered } = submissions[topic]
    const lost = entries
      .filter((entry) => entry.topic === topic)
      .flatMap(({ payload, version }) => {
        const key = payload[keyField]
        return version !== null && (typeof key === 'string' || typeof key === 'number')
          ? [{ key, version, reason }]
          : []
      })
    if (lost.length > 0) await revertNotDelivered(context, lost)
  }
  await notifyOutbox(context.db)
  return { ids: idsOf(entries) }
}

const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id)

/** Two admins may do it at once: the second is told that there is nothing left to do. */
async function lockOrRefuse({ db }: Context, ids: string[]) {
  const entries = await aside.lockDeadLetters(db, ids)
  return entries.length > 0 ? entries : refuse('GE0002')
}
