import { z } from 'zod'
import { anyOf, anyone } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './detention.schema.ts'

const enquiry = anyOf('DE0001', 'DE')
const badCriteria = ['DE0002', 'DE0003', 'DE0004', 'DE0005', 'DE0006', 'DE0007', 'DE0008', 'DE0009', 'DE0010'] as const

export const getRate = endpoint({
  method: 'GET',
  path: '/api/detention/rate',
  summary: 'Free time and detention under a public tariff or a contract of the caller, day by day, with its rules.',
  allow: enquiry,
  errors: [...badCriteria],
  query: shapes.DetentionCriteria,
  reply: shapes.DetentionRate,
})
export const getPublicRate = endpoint({
  method: 'GET',
  path: '/api/detentionpub/rate',
  summary: 'The same under public tariffs alone: a private contract is answered like an unknown one.',
  allow: anyone,
  errors: [...badCriteria],
  query: shapes.DetentionCriteria,
  reply: shapes.DetentionRate,
  limited: true,
})
const asFile = {
  method: 'GET',
  query: shapes.DetentionFileCriteria,
  reply: z.string(),
  produces: 'application/pdf',
  file: true,
} as const
export const getRateFile = endpoint({
  ...asFile,
  path: '/api/detention/ratefile',
  summary: 'The answer of `detention/rate` as a PDF.',
  allow: enquiry,
  errors: [...badCriteria, 'GE0015', 'GE0019'],
})
export const getPublicRateFile = endpoint({
  ...asFile,
  path: '/api/detentionpub/ratefile',
  summary: 'The answer of `detentionpub/rate` as a PDF.',
  allow: anyone,
  errors: [...badCriteria, 'GE0015', 'GE0019'],
  limited: true,
})
export const getChoices = endpoint({
  method: 'GET',
  path: '/api/detention/refdata',
  summary: 'Public tariffs and the caller’s own contracts that have detention terms, with equipment and destinations.',
  allow: enquiry,
  errors: [],
  reply: shapes.DetentionChoices,
})
export const getPublicChoices = endpoint({
  method: 'GET',
  path: '/api/contractspub/refdata',
  summary: 'Public tariffs that have detention terms, with equipment and destinations.',
  allow: anyone,
  errors: [],
  reply: shapes.DetentionChoices,
  limited: true,
})
export const searchTerms = endpoint({
  method: 'GET',
  path: '/api/detention/terms',
  summary: 'Detention terms of all contracts, and which of them holds for an equipment, a destination and a day.',
  allow: anyOf('GE0005', 'ADMIN'),
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
