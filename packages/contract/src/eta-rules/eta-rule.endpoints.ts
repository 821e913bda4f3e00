import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as shapes from './eta-rule.schema.ts'

const { get, post } = callsFor(anyOf('GE0005', 'ADMIN'))
const badRule = [
  'ETA0001',
  'ETA0002',
  'ETA0003',
  'ETA0004',
  'ETA0005',
  'ETA0006',
  'ETA0007',
  'ETA0008',
  'ETA0009',
] as const

export const searchRules = get('/api/eta/search', {
  summary: 'The arrival rules of a port, in the order of the week.',
  errors: ['ETA0002'],
  query: shapes.RuleSearch,
  reply: shapes.FoundRules,
})
export const saveRule = post('/api/eta/createUpdate', {
  summary: 'Makes an arrival rule, or changes one; the estimates of open boxes follow in the background.',
  errors: [...badRule, 'ETA0010', 'GE0002', 'GE0007'],
  body: shapes.RuleInput,
  improper: 'ETA0001',
  reply: shapes.SavedRule,
})
export const searchExceptions = get('/api/eta/exception/search', {
  summary: 'The exceptions to the arrival rules of a port.',
  errors: ['ETA0002'],
  query: shapes.ExceptionSearch,
  reply: shapes.FoundRules,
})
export const saveException = post('/api/eta/exception/createUpdate', {
  summary: 'Makes an exception for a voyage or a range of days, or changes one.',
  errors: [...badRule, 'ETA0010', 'GE0002', 'GE0007'],
  body: shapes.ExceptionInput,
  improper: 'ETA0001',
  reply: shapes.SavedRule,
})
export const getRule = get('/api/eta/rule', {
  summary: 'One rule or exception, with who changed what and when.',
  errors: ['GE0002'],
  query: shapes.RuleQuery,
  reply: shapes.RuleDetail,
})
export const getRuleChoices = get('/api/eta/choices', {
  summary: 'Ports of discharge and equipment, for the forms of arrival rules.',
  reply: shapes.RuleChoices,
})
export const previewRule = post('/api/eta/preview', {
  summary: 'Which open boxes a rule would move, and by how much, were it saved now. Nothing is saved.',
  errors: [...badRule, 'GE0002', 'GE0007'],
  body: shapes.RuleInput,
  improper: 'ETA0001',
  reply: shapes.RulePreview,
  stateless: true,
})
export const previewException = post('/api/eta/exception/preview', {
  summary: 'Which open boxes an exception would move, and by how much, were it saved now. Nothing is saved.',
  errors: [...badRule, 'GE0002', 'GE0007'],
  body: shapes.ExceptionInput,
  improper: 'ETA0001',
  reply: shapes.RulePreview,
  stateless: true,
})
export const getEstimateRuns = get('/api/eta/runs', {
  summary: 'What is being estimated anew, with progress, and what was lately.',
  reply: shapes.EstimateRuns,
})

/** All of them, as the list of calls has them. */
export const etaRuleCalls = [
  searchRules,
  saveRule,
  searchExceptions,
  saveException,
  getRule,
  getRuleChoices,
  previewRule,
  previewException,
  getEstimateRuns,
] as const
