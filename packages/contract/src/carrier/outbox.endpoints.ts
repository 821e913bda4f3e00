import { z } from 'zod'
import { anyOf, carrierWith } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { BulkReply } from './carrier.schema.ts'
import { CorrectionDecisionLine } from './correction-decision.schema.ts'
import { DecisionLine } from './decision.schema.ts'
import { DisputeAnswerLine, DisputeFileParams } from './dispute-answer.schema.ts'
import * as shapes from './outbox.schema.ts'
import { SiDecisionLine } from './si-decision.schema.ts'
import { VgmDecisionLine } from './vgm-decision.schema.ts'

const requests = carrierWith('requests')
const admins = anyOf('GE0005', 'ADMIN')

export const pollOutbox = endpoint({
  method: 'GET',
  path: '/carrier/v1/outbox',
  summary: 'What customers handed in and the carrier has not acknowledged; waits for it when asked to.',
  allow: requests,
  errors: [],
  query: shapes.OutboxQuery,
  reply: shapes.OutboxEntries,
})
export const acknowledgeEntries = endpoint({
  method: 'POST',
  path: '/carrier/v1/outbox/acknowledge',
  summary: 'Entries that the carrier has taken, or refuses for a reason.',
  allow: requests,
  errors: [],
  body: shapes.Acknowledgement,
  reply: shapes.Acknowledged,
})
export const sendDecisions = endpoint({
  method: 'POST',
  path: '/carrier/v1/decisions',
  summary: 'What the carrier decided on requests of customers.',
  allow: requests,
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: DecisionLine,
  reply: BulkReply,
})
export const sendCorrectionDecisions = endpoint({
  method: 'POST',
  path: '/carrier/v1/correction-decisions',
  summary: 'What the carrier decided on corrections of billed bookings.',
  allow: requests,
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: CorrectionDecisionLine,
  reply: BulkReply,
})
export const sendSiDecisions = endpoint({
  method: 'POST',
  path: '/carrier/v1/si-decisions',
  summary: 'What the carrier decided on shipping instructions, and the draft bills of lading that it made of them.',
  allow: requests,
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: SiDecisionLine,
  reply: BulkReply,
})
export const sendVgmDecisions = endpoint({
  method: 'POST',
  path: '/carrier/v1/vgm-decisions',
  summary: 'What the carrier decided on verified gross masses.',
  allow: requests,
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: VgmDecisionLine,
  reply: BulkReply,
})
export const sendDisputeAnswers = endpoint({
  method: 'POST',
  path: '/carrier/v1/dispute-answers',
  summary: 'What the carrier says to disputes of charges: that it has them, messages, decisions.',
  allow: requests,
  errors: ['GE0002', 'GE0012'],
  lines: DisputeAnswerLine,
  reply: BulkReply,
})
export const getDisputeFile = endpoint({
  method: 'GET',
  path: '/carrier/v1/dispute-files/:id',
  summary: 'A file that a customer gave as evidence.',
  allow: requests,
  errors: ['GE0002'],
  params: DisputeFileParams,
  reply: z.string(),
  produces: 'application/octet-stream',
  file: true,
})
export const getLetterFile = endpoint({
  method: 'GET',
  path: '/carrier/v1/letter-files/:id',
  summary: 'A letter of indemnity as it was signed, sealed.',
  allow: requests,
  errors: ['GE0002'],
  params: shapes.LetterFileParams,
  reply: z.string(),
  produces: 'application/pdf',
  file: true,
})
export const getIntake = endpoint({
  method: 'GET',
  path: '/carrier/v1/intake',
  summary: 'Whether submissions are taken from customers at this moment.',
  allow: requests,
  errors: [],
  reply: shapes.IntakeState,
})
export const putIntake = endpoint({
  method: 'PUT',
  path: '/carrier/v1/intake',
  summary: 'Pauses what customers hand in, or goes on with it.',
  allow: requests,
  errors: [],
  body: shapes.Intake,
  reply: shapes.IntakeState,
})
export const getWebhook = endpoint({
  method: 'GET',
  path: '/carrier/v1/webhook',
  summary: 'Where entries are pushed to.',
  allow: requests,
  errors: ['GE0002'],
  reply: shapes.Webhook,
})
export const putWebhook = endpoint({
  method: 'PUT',
  path: '/carrier/v1/webhook',
  summary: 'Push entries to this address, signed with a secret that is shown once.',
  allow: requests,
  errors: ['GE0012'],
  body: shapes.WebhookInput,
  reply: shapes.WebhookWithSecret,
})
export const endWebhook = endpoint({
  method: 'DELETE',
  path: '/carrier/v1/webhook',
  summary: 'Push nothing any more; entries wait to be polled.',
  allow: requests,
  errors: [],
  reply: shapes.WebhookRemoval,
})

export const getDeadLetters = endpoint({
  method: 'GET',
  path: '/api/outbox/setAside',
  summary: 'Submissions that the carrier did not take in eight tries, oldest first.',
  allow: admins,
  errors: [],
  reply: shapes.DeadLetters,
})
export const retryDeadLetters = endpoint({
  method: 'POST',
  path: '/api/outbox/retry',
  summary: 'Hand these out again, from the first try on.',
  allow: admins,
  errors: ['GE0002'],
  body: shapes.RetryInput,
  reply: shapes.HandledEntries,
})
export const dropDeadLetters = endpoint({
  method: 'POST',
  path: '/api/outbox/drop',
  summary: 'Never hand these out again, for a reason; what waited behind them goes on.',
  allow: admins,
  errors: ['GE0002'],
  body: shapes.DropInput,
  reply: shapes.HandledEntries,
})
