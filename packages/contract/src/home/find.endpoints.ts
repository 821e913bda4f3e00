import { signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { FindQuery, FoundThings } from './find.schema.ts'

export const findAnything = callsFor(signedIn).get('/api/find', {
  summary:
    'Finds by customer reference, PO, EDI reference or vessel; for staff companies and customers, too. Only what the caller may see.',
  query: FindQuery,
  reply: FoundThings,
  limited: true,
})
