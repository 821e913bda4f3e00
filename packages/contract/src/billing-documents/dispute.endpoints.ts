import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import * as shapes from './dispute.schema.ts'

const { get, post, remove } = callsFor(anyOf('BLD0003', 'SD'))
const refused = ['BLD0009', 'BLD0010', 'BLD0011', 'BLD0012'] as const
const evidence = ['BLD0018', 'BLD0020'] as const

export const getDisputes = get('/api/billing/disputes', {
  summary: 'The disputes about invoices that the caller pays, newest first.',
  query: shapes.DisputesQuery,
  reply: shapes.Disputes,
})
export const getDispute = get('/api/billing/dispute', {
  summary: 'One dispute with its evidence and messages.',
  errors: ['BLD0008'],
  query: shapes.DisputeQuery,
  reply: shapes.DisputeDetail,
})
export const raiseDispute = post('/api/billing/dispute', {
  summary: 'Disputes a charge of an invoice, within 30 days of its issue.',
  errors: ['BLD0007', ...refused, 'BLD0013', 'BLD0014', 'BLD0015', ...evidence, 'GE0009'],
  body: shapes.DisputeInput,
  reply: shapes.DisputeDetail,
})
export const writeDisputeMessage = post('/api/billing/dispute/message', {
  summary: 'Writes to the carrier about an open dispute.',
  errors: ['BLD0008', 'BLD0015', ...evidence, 'BLD0019', 'GE0007', 'GE0009'],
  body: shapes.DisputeMessageInput,
  reply: shapes.DisputeDetail,
})
export const withdrawDispute = post('/api/billing/dispute/withdraw', {
  summary: 'Withdraws an open dispute; the charge can then be disputed again.',
  errors: ['BLD0008', 'BLD0019', 'GE0007', 'GE0009'],
  body: shapes.DisputeWithdrawal,
  reply: shapes.DisputeDetail,
})
export const addEvidence = post('/api/billing/dispute/evidence', {
  summary: 'Keeps a file as evidence for a dispute about an invoice; its kind is told by its contents.',
  errors: ['BLD0007', 'BLD0016', 'BLD0017', 'BLD0018'],
  query: shapes.EvidenceUpload,
  bytes: true,
  reply: shapes.Evidence,
  limited: true,
})
export const downloadEvidence = get('/api/billing/dispute/evidence', {
  summary: 'A file that was given as evidence.',
  errors: ['BLD0020'],
  query: shapes.EvidenceQuery,
  ...fileReply('application/octet-stream'),
})
export const removeEvidence = remove('/api/billing/dispute/evidence', {
  summary: 'Removes evidence that was not sent yet.',
  errors: ['BLD0020'],
  query: shapes.EvidenceQuery,
  reply: shapes.EvidenceRemoved,
})
