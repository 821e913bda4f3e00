import { z } from 'zod'
import { anyone, operator } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { ClientLog, ClientPlace } from './support.schema.ts'

export const getPlace = endpoint({
  method: 'GET',
  path: '/api/geo',
  summary: 'Where the caller seems to be.',
  allow: anyone,
  errors: [],
  reply: ClientPlace,
  limited: true,
})
export const sendLog = endpoint({
  method: 'POST',
  path: '/api/logger',
  summary: 'What went wrong in a browser.',
  allow: anyone,
  errors: [],
  body: ClientLog,
  reply: z.object({ taken: z.number().int() }),
  limited: true,
  stateless: true,
})
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Answers while the server runs.',
  allow: anyone,
  errors: [],
  reply: z.object({ status: z.literal('up') }),
})
export const getReadiness = endpoint({
  method: 'GET',
  path: '/ready',
  summary: 'Answers 200 when the server can do its work, 503 otherwise.',
  allow: anyone,
  errors: [],
  reply: z.object({ ready: z.literal(true) }),
})
export const getMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  summary: 'Figures for the operator, in Prometheus text form.',
  allow: operator,
  errors: [],
  reply: z.string(),
  produces: 'text/plain',
})
export const getDescription = endpoint({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This description, in OpenAPI 3.1.',
  allow: anyone,
  errors: [],
  reply: z.record(z.string(), z.unknown()),
})
export const getDocs = endpoint({
  method: 'GET',
  path: '/docs',
  summary: 'This description as a page to read.',
  allow: anyone,
  errors: [],
  reply: z.string(),
  produces: 'text/html',
})
export const getDocsStyle = endpoint({
  method: 'GET',
  path: '/docs.css',
  summary: 'The style of that page.',
  allow: anyone,
  errors: [],
  reply: z.string(),
  produces: 'text/css',
})
export const getDocsScript = endpoint({
  method: 'GET',
  path: '/docs.js',
  summary: 'The script of that page: its search, and the calls that can be tried.',
  allow: anyone,
  errors: [],
  reply: z.string(),
  produces: 'text/javascript',
})

/** All of them, as the list of calls has them. */
export const supportCalls = [
  getPlace, sendLog, getHealth, getReadiness, getMetrics, getDescription, getDocs, getDocsStyle, getDocsScript,
] as const // biome-ignore format: one list
