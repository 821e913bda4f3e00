import type { Assuming } from '../../acting-for.fixture.ts'
import type { Permission } from '../../permissions.fixture.ts'

/** Who may make the calls of the Home Page: the page itself, and what customer service finds and does there. */
export const homeCalls: Record<string, Permission> = {
  'GET /api/home': 'signed in',
  'GET /api/find': 'signed in',
  'GET /auth/management/user/customers': { groups: ['CSR'], denied: 'GE0005' },
  'POST /auth/management/user/assume': { groups: ['CSR'], denied: 'GE0005' },
  'POST /auth/management/user/release': { groups: ['CSR'], denied: 'GE0005' },
}

export const homeWhileAssuming: Record<string, Assuming> = {
  'GET /api/home': 'customer',
  'GET /api/find': 'customer',
  'GET /auth/management/user/customers': 'restricted',
  'POST /auth/management/user/assume': 'refused',
  'POST /auth/management/user/release': 'own',
}
