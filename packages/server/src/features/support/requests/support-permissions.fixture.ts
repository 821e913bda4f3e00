import type { Assuming } from '../../../acting-for.fixture.ts'
import type { Permission } from '../../../permissions.fixture.ts'

const staff: Permission = { groups: ['ADMIN', 'CSR'], denied: 'GE0005' }

/** Who asks for support, and who answers; a part of the list in `permissions.fixture.ts`. */
export const supportRequests: Record<string, Permission> = {
  'GET /api/support/contacts': 'signed in',
  'POST /api/support/file': 'signed in',
  'DELETE /api/support/file': 'signed in',
  'GET /api/support/file': 'signed in',
  'POST /api/support/request': 'signed in',
  'GET /api/support/requests': 'signed in',
  'GET /api/support/request': 'signed in',
  'POST /api/support/message': 'signed in',
  'GET /api/support/desk': staff,
  'POST /api/support/answer': staff,
}

/** The same for customer service that acts for a customer; a part of `acting-for.fixture.ts`. */
export const supportWhileAssuming: Record<string, Assuming> = {
  'GET /api/support/contacts': 'customer',
  'POST /api/support/file': 'customer',
  'DELETE /api/support/file': 'customer',
  'GET /api/support/file': 'customer',
  'POST /api/support/request': 'customer',
  'GET /api/support/requests': 'customer',
  'GET /api/support/request': 'customer',
  'POST /api/support/message': 'customer',
  'GET /api/support/desk': 'restricted',
  'POST /api/support/answer': 'restricted',
}
