import { z } from 'zod'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './dispute.schema.ts'

const allow = anyOf('BLD0003', 'SD')
const refused = ['BLD0009', 'BLD0010', 'BLD0011', 'BLD0012'] as const
const evidence = ['BLD0018', 'BLD0020'] as const

export const getDisputes = endpoint({
  method: 'GET',
  path: '/api/billing/disputes',
  summary: 'The disputes about invoices that the caller pays, newest first.',
  allow,
  errors: [],
  query: shapes.DisputesQuery,
  reply: shapes.Disputes,
})
export const getDispute = endpoint({
  method: 'GET',
  path: '/api/billing/dispute',
  summary: 'One dispute with its evidence and messages.',
  allow,
  errors: ['BLD0008'],
  query: shapes.DisputeQuery,
  reply: shapes.DisputeDetail,
})
export const raiseDispute = endpoint({
  method: 'POST',
  path: '/api/billing/dispute',
  summary: 'Disputes a charge of an invoice, within 30 days of its issue.',
  allow,
  errors: ['BLD0007', ...refused, 'BLD0013', 'BLD0014', 'BLD0015', ...evidence, 'GE0009'],
  body: shapes.DisputeInput,
  reply: shapes.DisputeDetail,
})
export const writeDisputeMessage = endpoint({
  method: 'POST',
  path: '/api/billing/dispute/message',
  summary: 'Writes to the carrier about an open dispute.',
  allow,
  errors: ['BLD0008', 'BLD0015', ...evidence, 'BLD0019', 'GE0007', 'GE0009'],
  body: shapes.DisputeMessageInput,
  reply: shapes.DisputeDetail,
})
export const withdrawDispute = endpoint({
  method: 'POST',
  path: '/api/billing/dispute/withdraw',
  summary: 'Withdraws an open dispute; the charge can then be disputed again.',
  allow,
  errors: ['BLD0008', 'BLD0019', 'GE0007', 'GE0009'],
  body: shapes.DisputeWithdrawal,
  reply: shapes.DisputeDetail,
})
export const addEvidence = endpoint({
  method: 'POST',
  path: '/api/billing/dispute/evidence',
  summary: 'Keeps a file as evidence for a dispute about an invoice; its kind is told by its contents.',
  allow,
  errors: ['BLD0007', 'BLD0016', 'BLD0017', 'BLD0018'],
  query: shapes.EvidenceUpload,
  bytes: true,
  reply: shapes.Evidence,
  limited: true,
})
export const downloadEvidence = endpoint({
  method: 'GET',
  path: '/api/billing/dispute/evidence',
  summary: 'A file that was given as evidence.',
  allow,
  errors: ['BLD0020'],
  query: shapes.EvidenceQuery,
  reply: z.string(),
  produces: 'application/octet-stream',
  file: true,
})
export const removeEvidence = endpoint({
  method: 'DELETE',
  path: '/api/billing/dispute/evidence',
  summary: 'Removes evidence that was not sent yet.',
  allow,
  errors: ['BLD0020'],
  query: shapes.EvidenceQuery,
  reply: shapes.EvidenceRemoved,
})
