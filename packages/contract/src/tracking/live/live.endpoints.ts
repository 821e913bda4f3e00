import { anyone } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import { LiveLine, WatchQuery } from './live.schema.ts'

export const watchCargo = callsFor(anyone).get('/api/live', {
  summary: 'Stays open and says when something changes about these bookings or containers, one line each time.',
  query: WatchQuery,
  reply: LiveLine,
  produces: 'application/x-ndjson',
  streams: true,
  limited: true,
})
