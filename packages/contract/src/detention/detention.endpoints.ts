import { anyOf, anyone } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import * as shapes from './detention.schema.ts'

const guests = callsFor(anyone)
const enquiry = callsFor(anyOf('DE0001', 'DE'))
const badCriteria = ['DE0002', 'DE0003', 'DE0004', 'DE0005', 'DE0006', 'DE0007', 'DE0008', 'DE0009', 'DE0010'] as const

export const getRate = enquiry.get('/api/detention/rate', {
  summary: 'Free time and detention under a public tariff or a contract of the caller, day by day, with its rules.',
  errors: [...badCriteria],
  query: shapes.DetentionCriteria,
  reply: shapes.DetentionRate,
})
export const getPublicRate = guests.get('/api/detentionpub/rate', {
  summary: 'The same under public tariffs alone: a private contract is answered like an unknown one.',
  errors: [...badCriteria],
  query: shapes.DetentionCriteria,
  reply: shapes.DetentionRate,
  limited: true,
})
const asFile = {
  errors: [...badCriteria, 'GE0015', 'GE0019'],
  query: shapes.DetentionFileCriteria,
  ...fileReply('application/pdf'),
} as const
export const getRateFile = enquiry.get('/api/detention/ratefile', {
  ...asFile,
  summary: 'The answer of `detention/rate` as a PDF.',
})
export const getPublicRateFile = guests.get('/api/detentionpub/ratefile', {
  ...asFile,
  summary: 'The answer of `detentionpub/rate` as a PDF.',
  limited: true,
})
export const getChoices = enquiry.get('/api/detention/refdata', {
  summary: 'Public tariffs and the caller’s own contracts that have detention terms, with equipment and destinations.',
  reply: shapes.DetentionChoices,
})
export const getPublicChoices = guests.get('/api/contractspub/refdata', {
  summary: 'Public tariffs that have detention terms, with equipment and destinations.',
  reply: shapes.DetentionChoices,
  limited: true,
})
export const searchTerms = callsFor(anyOf('GE0005', 'ADMIN')).get('/api/detention/terms', {
  summary: 'Detention terms of all contracts, and which of them holds for an equipment, a destination and a day.',
  errors: ['DE0010'],
  query: shapes.RuleSearch,
  reply: shapes.FoundTerms,
})

/** All of them, as the list of calls has them. */
export const detentionCalls = [
  getRate,
  getPublicRate,
  getRateFile,
  getPublicRateFile,
  getChoices,
  getPublicChoices,
  searchTerms,
] as const
