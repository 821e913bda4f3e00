import type { CorrectionDecisionLine } from '@fairway/contract/carrier/correction-decision.schema'
import type { DecisionLine } from '@fairway/contract/carrier/decision.schema'
import type { DisputeAnswerLine } from '@fairway/contract/carrier/dispute-answer.schema'
import type { Acknowledged, Acknowledgement, OutboxEntries, OutboxQuery } from '@fairway/contract/carrier/outbox.schema'
import type { OutboxTopic } from '@fairway/contract/carrier/outbox.values'
import type { SiDecisionLine } from '@fairway/contract/carrier/si-decision.schema'
import type { VgmDecisionLine } from '@fairway/contract/carrier/vgm-decision.schema'
import type { z } from 'zod'
import type { JsonOf } from '../../../platform/database/database.ts'
import type { Outcome } from '../../../platform/http/bulk.ts'
import type { Line } from '../../../platform/http/ndjson.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { notifyOutbox } from '../../../platform/outbox.ts'
import type { OutboxNotifier } from '../../../platform/outbox-notifier.ts'
import type { CarrierSide } from '../../../platform/submissions/define-submission.ts'
import { deadLetterExhausted } from './dead-letter.actions.ts'
import type { Heartbeat } from './intake.actions.ts'
import * as outbox from './outbox.repository.ts'

export interface OutboxParts {
  notifier: OutboxNotifier
  heartbeat: Heartbeat
}

/** The kinds of submissions that the slices define, by the topics of their entries. */
export interface Submissions extends Record<OutboxTopic, unknown> {
  bookingRequest: CarrierSide<DecisionLine>
  correction: CarrierSide<CorrectionDecisionLine>
  shippingInstruction: CarrierSide<SiDecisionLine>
  vgm: CarrierSide<VgmDecisionLine>
  /** Disputes are answered, not decided by versions. */
  dispute: Pick<CarrierSide<never>, 'keyField' | 'revertNotDelivered'> & {
    recordAnswers: (context: Context, lines: Line<DisputeAnswerLine>[]) => Promise<Outcome[]>
  }
  /** Letters are acknowledged; there is nothing to decide. */
  letterOfIndemnity: Pick<CarrierSide<never>, 'keyField' | 'revertNotDelivered'>
  /** Allocations are only told. */
  allocation: Pick<CarrierSide<never>, 'keyField' | 'revertNotDelivered'>
}

/** Entries that rest become due without a ring, so that whoever waits looks again this often. */
const LOOK_AGAIN_MS = 5_000
/** As many polls of one server may wait; further ones are answered at once. */
const WAITING_POLLS = 50
let waiting = 0

/** Gives the carrier what is due; with nothing to give, waits a while for something. */
export async function pollOutbox(
  { db, viewer, deadline, browser }: Context,
  { limit, wait }: z.output<typeof OutboxQuery>,
  { notifier, heartbeat }: OutboxParts,
): Promise<JsonOf<z.output<typeof OutboxEntries>> | { entries: [] }> {
  await heartbeat()
  const endsAt = performance.now() + (waiting < WAITING_POLLS ? wait * 1000 : 0)
  const { gone } = browser
  const leaving = AbortSignal.any([gone, deadline.signal])
  waiting += 1
  try {
    for (;;) {
      const notifyCount = notifier.count()
      const found = leaving.aborted ? undefined : await outbox.claimForPoll(db, viewer, limit)
      if (found && found.ids.length > 0) {
        if (gone.aborted) await outbox.returnEntries(db, found.ids)
        return found.body
      }
      const leftMs = endsAt - performance.now()
      if (leftMs <= 0 || leaving.aborted || notifier.isClosed()) return { entries: [] }
      await notifier.wait(notifyCount, Math.min(leftMs, LOOK_AGAIN_MS), leaving)
    }
  } finally {
    waiting -= 1
    await heartbeat()
  }
}

/** The carrier says what it took and what it refuses; the same again changes nothing. */
export async function acknowledge({ db }: Context, { entries }: Acknowledgement): Promise<Acknowledged> {
  const refused = entries.flatMap((entry) => (entry.outcome === 'refused' ? [entry] : []))
  const taken = entries.filter(({ outcome }) => outcome === 'taken').map(({ id }) => id)
  if (taken.length > 0) {
    await outbox.markDelivered(db, taken)
    await notifyOutbox(db) // what waited behind them is next
  }
  if (refused.length > 0) {
    await outbox.markFailed(db, refused)
    await deadLetterExhausted(db)
  }
  const ids = entries.map(({ id }) => id)
  return { entries: await outbox.findEntryStates(db, ids) }
}
