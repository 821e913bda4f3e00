import type { Assuming } from '../../acting-for.fixture.ts'
import type { Permission } from '../../permissions.fixture.ts'

const admin: Permission = { groups: ['ADMIN'], denied: 'GE0005' }

/** Who reads the Information Center, and who writes it; a part of the list in `permissions.fixture.ts`. */
export const information: Record<string, Permission> = {
  'GET /api/informationpub/search': 'everyone',
  'GET /api/informationpub/entry': 'everyone',
  'GET /api/informationpub/feed': 'everyone',
  'GET /api/informationpub/file': 'everyone',
  'GET /api/information/search': admin,
  'GET /api/information/entry': admin,
  'GET /api/information/version': admin,
  'POST /api/information/draft': admin,
  'DELETE /api/information/draft': admin,
  'POST /api/information/publish': admin,
  'POST /api/information/unschedule': admin,
  'POST /api/information/withdraw': admin,
  'POST /api/information/file': admin,
  'GET /api/information/file': admin,
}

/** The same for customer service that acts for a customer; a part of `acting-for.fixture.ts`. */
export const informationWhileAssuming: Record<string, Assuming> = {
  'GET /api/informationpub/search': 'open',
  'GET /api/informationpub/entry': 'open',
  'GET /api/informationpub/feed': 'open',
  'GET /api/informationpub/file': 'open',
  'GET /api/information/search': 'restricted',
  'GET /api/information/entry': 'restricted',
  'GET /api/information/version': 'restricted',
  'POST /api/information/draft': 'restricted',
  'DELETE /api/information/draft': 'restricted',
  'POST /api/information/publish': 'restricted',
  'POST /api/information/unschedule': 'restricted',
  'POST /api/information/withdraw': 'restricted',
  'POST /api/information/file': 'restricted',
  'GET /api/information/file': 'restricted',
}
