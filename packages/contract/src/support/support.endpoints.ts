import { z } from 'zod'
import { anyone, operator } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { ClientLog, ClientPlace } from './support.schema.ts'

const guests = callsFor(anyone)

export const getPlace = guests.get('/api/geo', {
  summary: 'Where the caller seems to be.',
  reply: ClientPlace,
  limited: true,
})
export const sendLog = guests.post('/api/logger', {
  summary: 'What went wrong in a browser.',
  body: ClientLog,
  reply: z.object({ taken: z.number().int() }),
  limited: true,
  stateless: true,
})
export const getHealth = guests.get('/health', {
  summary: 'Answers while the server runs.',
  reply: z.object({ status: z.literal('up') }),
})
export const getReadiness = guests.get('/ready', {
  summary: 'Answers 200 when the server can do its work, 503 otherwise.',
  reply: z.object({ ready: z.literal(true) }),
})
export const getMetrics = callsFor(operator).get('/metrics', {
  summary: 'Figures for the operator, in Prometheus text form.',
  reply: z.string(),
  produces: 'text/plain',
})
export const getDescription = guests.get('/openapi.json', {
  summary: 'This description, in OpenAPI 3.1.',
  reply: z.record(z.string(), z.unknown()),
})
export const getDocs = guests.get('/docs', {
  summary: 'This description as a page to read.',
  reply: z.string(),
  produces: 'text/html',
})
export const getDocsStyle = guests.get('/docs.css', {
  summary: 'The style of that page.',
  reply: z.string(),
  produces: 'text/css',
})
export const getDocsScript = guests.get('/docs.js', {
  summary: 'The script of that page: its search, and the calls that can be tried.',
  reply: z.string(),
  produces: 'text/javascript',
})

/** All of them, as the list of calls has them. */
export const supportCalls = [
  getPlace, sendLog, getHealth, getReadiness, getMetrics, getDescription, getDocs, getDocsStyle, getDocsScript,
] as const // biome-ignore format: one list
