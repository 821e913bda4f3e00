import type { Assuming } from '../../acting-for.fixture.ts'
import type { Permission } from '../../permissions.fixture.ts'

/** Who makes links for outsiders, who sees them, and who opens them; a part of the list in `permissions.fixture.ts`. */
export const sharing: Record<string, Permission> = {
  'GET /api/links': 'granted',
  'POST /api/links': { groups: ['TD', 'BD'], denied: 'CS0007' },
  'POST /api/links/withdraw': 'granted',
  'GET /api/links/visits': 'granted',
  'GET /api/shared': 'sharedLink',
}

/** Nobody makes or withdraws a link under another name. */
export const sharingWhileAssuming: Record<string, Assuming> = {
  'GET /api/links': 'customer',
  'POST /api/links': 'refused',
  'POST /api/links/withdraw': 'refused',
  'GET /api/links/visits': 'customer',
  'GET /api/shared': 'link',
}
