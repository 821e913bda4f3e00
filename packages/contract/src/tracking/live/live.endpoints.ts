import { anyone } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { LiveLine, WatchQuery } from './live.schema.ts'

export const watchCargo = endpoint({
  method: 'GET',
  path: '/api/live',
  summary: 'Stays open and says when something changes about these bookings or containers, one line each time.',
  allow: anyone,
  errors: [],
  query: WatchQuery,
  reply: LiveLine,
  produces: 'application/x-ndjson',
  streams: true,
  limited: true,
})
