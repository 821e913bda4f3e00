import * as calls from '@fairway/contract/carrier/outbox.endpoints'
import type { Serve } from '../../../platform/http/serve.ts'
import type { Keys } from '../../../platform/keys.ts'
import { importLines } from '../bulk.actions.ts'
import { dropDeadLetters, getDeadLetters, retryDeadLetters } from './dead-letter.actions.ts'
import { changeIntake, getIntake } from './intake.actions.ts'
import { acknowledge, type OutboxParts, pollOutbox, type Submissions } from './outbox.actions.ts'
import { changeWebhook, endWebhook, getWebhook } from './webhook.actions.ts'

export function outboxRoutes(serve: Serve, parts: OutboxParts & { keys: Keys; submissions: Submissions }) {
  const { submissions } = parts
  serve(calls.pollOutbox, (context, { query }) => pollOutbox(context, query, parts))
  serve(calls.acknowledgeEntries, (context, { body }) => acknowledge(context, body))
  serve(calls.sendDecisions, (context, batch) =>
    importLines(context, 'decisions', batch, (lines) => submissions.bookingRequest.recordDecisions(context, lines)),
  )
  serve(calls.sendCorrectionDecisions, (context, batch) =>
    importLines(context, 'correction decisions', batch, (lines) =>
      submissions.correction.recordDecisions(context, lines),
    ),
  )
  serve(calls.sendSiDecisions, (context, batch) =>
    importLines(context, 'shipping instruction decisions', batch, (lines) =>
      submissions.shippingInstruction.recordDecisions(context, lines),
    ),
  )
  serve(calls.sendVgmDecisions, (context, batch) =>
    importLines(context, 'vgm decisions', batch, (lines) => submissions.vgm.recordDecisions(context, lines)),
  )
  serve(calls.sendDisputeAnswers, (context, batch) =>
    importLines(context, 'dispute answers', batch, (lines) => submissions.dispute.recordAnswers(context, lines)),
  )
  serve(calls.getIntake, getIntake)
  serve(calls.putIntake, (context, { body }) => changeIntake(context, body))
  serve(calls.getWebhook, getWebhook)
  serve(calls.putWebhook, (context, { body }) => changeWebhook(context, body, parts.keys))
  serve(calls.endWebhook, endWebhook)

  serve(calls.getDeadLetters, getDeadLetters)
  serve(calls.retryDeadLetters, (context, { body }) => retryDeadLetters(context, body))
  serve(calls.dropDeadLetters, (context, { body }) => dropDeadLetters(context, body, submissions))
}
