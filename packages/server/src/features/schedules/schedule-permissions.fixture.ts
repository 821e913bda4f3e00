import type { Assuming } from '../../acting-for.fixture.ts'
import type { Permission } from '../../permissions.fixture.ts'

/** Schedules are public, and the carrier sends them; a part of the list in `permissions.fixture.ts`. */
export const schedules: Record<string, Permission> = {
  'POST /carrier/v1/schedules': { scope: 'schedules' },
  'GET /api/schedulespub/map': 'everyone',
  'GET /api/schedulespub/choices': 'everyone',
  'GET /api/schedulespub/sailings': 'everyone',
  'GET /api/schedulespub/vessel': 'everyone',
  'GET /api/schedulespub/port': 'everyone',
  'GET /api/schedulespub/file': 'everyone',
  'GET /api/schedulespub/event': 'everyone',
  'GET /api/schedulespub/lanes/:pol/:file': 'everyone',
  'GET /api/schedulespub/ports/:file': 'everyone',
}

/** The same for customer service that acts for a customer. */
export const schedulesWhileAssuming: Record<string, Assuming> = {
  'GET /api/schedulespub/map': 'open',
  'GET /api/schedulespub/choices': 'open',
  'GET /api/schedulespub/sailings': 'open',
  'GET /api/schedulespub/vessel': 'open',
  'GET /api/schedulespub/port': 'open',
  'GET /api/schedulespub/file': 'open',
  'GET /api/schedulespub/event': 'open',
  'GET /api/schedulespub/lanes/:pol/:file': 'open',
  'GET /api/schedulespub/ports/:file': 'open',
}
