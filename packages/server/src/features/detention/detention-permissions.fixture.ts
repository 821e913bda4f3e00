import type { Permission } from '../../permissions.fixture.ts'

/** Who may ask for detention, and who says what it costs; a part of the list in `permissions.fixture.ts`. */
export const detention: Record<string, Permission> = {
  'GET /api/detention/rate': { groups: ['DE'], denied: 'DE0001' },
  'GET /api/detentionpub/rate': 'everyone',
  'GET /api/detention/ratefile': { groups: ['DE'], denied: 'DE0001' },
  'GET /api/detentionpub/ratefile': 'everyone',
  'GET /api/detention/refdata': { groups: ['DE'], denied: 'DE0001' },
  'GET /api/contractspub/refdata': 'everyone',
  'GET /api/detention/terms': { groups: ['ADMIN'], denied: 'GE0005' },
  'POST /carrier/v1/detention-terms': { scope: 'reference' },
  'POST /carrier/v1/free-time': { scope: 'tracking' },
}
