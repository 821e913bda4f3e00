import type { Assuming } from '../../acting-for.fixture.ts'
import type { Permission } from '../../permissions.fixture.ts'

/** Who reads notifications, and who watches; a part of the list in `permissions.fixture.ts`. Whoever has the address in a mail may unsubscribe. */
export const watching: Record<string, Permission> = {
  'GET /api/notices': 'signed in',
  'PUT /api/notices/read': 'signed in',
  'GET /api/watch/list': 'granted',
  'POST /api/watch/state': 'granted',
  'POST /api/watch': 'granted',
  'POST /api/watch/remove': 'granted',
  'GET /api/watch/preferences': 'granted',
  'PUT /api/watch/preferences': 'granted',
  'POST /unsubscribe': 'everyone',
}

/** The same for customer service that acts for a customer; a part of `acting-for.fixture.ts`. */
export const watchingWhileAssuming: Record<string, Assuming> = {
  'GET /api/notices': 'own',
  'PUT /api/notices/read': 'own',
  'GET /api/watch/list': 'customer',
  'POST /api/watch/state': 'customer',
  'POST /api/watch': 'refused',
  'POST /api/watch/remove': 'refused',
  'GET /api/watch/preferences': 'customer',
  'PUT /api/watch/preferences': 'refused',
  'POST /unsubscribe': 'open',
}
