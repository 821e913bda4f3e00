import { anyOf, carrierWith } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import { BulkReply } from './carrier.schema.ts'
import { CorrectionDecisionLine } from './correction-decision.schema.ts'
import { DecisionLine } from './decision.schema.ts'
import { DisputeAnswerLine, DisputeFileParams } from './dispute-answer.schema.ts'
import * as shapes from './outbox.schema.ts'
import { SiDecisionLine } from './si-decision.schema.ts'
import { VgmDecisionLine } from './vgm-decision.schema.ts'

const requests = callsFor(carrierWith('requests'))
const admins = callsFor(anyOf('GE0005', 'ADMIN'))

export const pollOutbox = requests.get('/carrier/v1/outbox', {
  summary: 'What customers handed in and the carrier has not acknowledged; waits for it when asked to.',
  query: shapes.OutboxQuery,
  reply: shapes.OutboxEntries,
})
export const acknowledgeEntries = requests.post('/carrier/v1/outbox/acknowledge', {
  summary: 'Entries that the carrier has taken, or refuses for a reason.',
  body: shapes.Acknowledgement,
  reply: shapes.Acknowledged,
})
export const sendDecisions = requests.post('/carrier/v1/decisions', {
  summary: 'What the carrier decided on requests of customers.',
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: DecisionLine,
  reply: BulkReply,
})
export const sendCorrectionDecisions = requests.post('/carrier/v1/correction-decisions', {
  summary: 'What the carrier decided on corrections of billed bookings.',
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: CorrectionDecisionLine,
  reply: BulkReply,
})
export const sendSiDecisions = requests.post('/carrier/v1/si-decisions', {
  summary: 'What the carrier decided on shipping instructions, and the draft bills of lading that it made of them.',
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: SiDecisionLine,
  reply: BulkReply,
})
export const sendVgmDecisions = requests.post('/carrier/v1/vgm-decisions', {
  summary: 'What the carrier decided on verified gross masses.',
  errors: ['GE0002', 'GE0007', 'GE0012'],
  lines: VgmDecisionLine,
  reply: BulkReply,
})
export const sendDisputeAnswers = requests.post('/carrier/v1/dispute-answers', {
  summary: 'What the carrier says to disputes of charges: that it has them, messages, decisions.',
  errors: ['GE0002', 'GE0012'],
  lines: DisputeAnswerLine,
  reply: BulkReply,
})
export const getDisputeFile = requests.get('/carrier/v1/dispute-files/:id', {
  summary: 'A file that a customer gave as evidence.',
  errors: ['GE0002'],
  params: DisputeFileParams,
  ...fileReply('application/octet-stream'),
})
export const getLetterFile = requests.get('/carrier/v1/letter-files/:id', {
  summary: 'A letter of indemnity as it was signed, sealed.',
  errors: ['GE0002'],
  params: shapes.LetterFileParams,
  ...fileReply('application/pdf'),
})
export const getIntake = requests.get('/carrier/v1/intake', {
  summary: 'Whether submissions are taken from customers at this moment.',
  reply: shapes.IntakeState,
})
export const putIntake = requests.put('/carrier/v1/intake', {
  summary: 'Pauses what customers hand in, or goes on with it.',
  body: shapes.Intake,
  reply: shapes.IntakeState,
})
export const getWebhook = requests.get('/carrier/v1/webhook', {
  summary: 'Where entries are pushed to.',
  errors: ['GE0002'],
  reply: shapes.Webhook,
})
export const putWebhook = requests.put('/carrier/v1/webhook', {
  summary: 'Push entries to this address, signed with a secret that is shown once.',
  errors: ['GE0012'],
  body: shapes.WebhookInput,
  reply: shapes.WebhookWithSecret,
})
export const endWebhook = requests.remove('/carrier/v1/webhook', {
  summary: 'Push nothing any more; entries wait to be polled.',
  reply: shapes.WebhookRemoval,
})

export const getDeadLetters = admins.get('/api/outbox/setAside', {
  summary: 'Submissions that the carrier did not take in eight tries, oldest first.',
  reply: shapes.DeadLetters,
})
export const retryDeadLetters = admins.post('/api/outbox/retry', {
  summary: 'Hand these out again, from the first try on.',
  errors: ['GE0002'],
  body: shapes.RetryInput,
  reply: shapes.HandledEntries,
})
export const dropDeadLetters = admins.post('/api/outbox/drop', {
  summary: 'Never hand these out again, for a reason; what waited behind them goes on.',
  errors: ['GE0002'],
  body: shapes.DropInput,
  reply: shapes.HandledEntries,
})
