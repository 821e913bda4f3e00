import { signedIn } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import { FindQuery, FoundThings } from './find.schema.ts'

export const findAnything = endpoint({
  method: 'GET',
  path: '/api/find',
  summary:
    'Finds by customer reference, PO, EDI reference or vessel; for staff companies and customers, too. Only what the caller may see.',
  allow: signedIn,
  errors: [],
  query: FindQuery,
  reply: FoundThings,
  limited: true,
})
