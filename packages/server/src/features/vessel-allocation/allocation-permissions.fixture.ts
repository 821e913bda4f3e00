import type { Assuming } from '../../acting-for.fixture.ts'
import type { Permission } from '../../permissions.fixture.ts'

/** Who may read and plan space on vessels; a part of the list in `permissions.fixture.ts`. */
export const vesselAllocation: Record<string, Permission> = {
  'POST /api/allocation/search': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/forecast': { groups: ['VS'], denied: 'VA0001' },
  'POST /api/allocation/report': { groups: ['VS'], denied: 'VA0001' },
  'GET /api/allocation/own': { groups: ['BR', 'BS', 'BD'], denied: 'VA0001' },
  'PUT /api/allocation/update': { groups: ['VA', 'VU'], denied: 'VA0001' },
  'POST /api/allocation/manual': { groups: ['VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/vvd': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/pol': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/salesRep': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/account': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/salesRepDefault': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/history': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'POST /api/allocation/notify': { groups: ['VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/download': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'GET /api/allocation/v2/download': { groups: ['VS', 'VA', 'VU'], denied: 'VA0001' },
  'POST /api/allocation/upload': { groups: ['VA', 'VU'], denied: 'VA0001' },
  'POST /api/allocation/v2/upload': { groups: ['VA', 'VU'], denied: 'VA0001' },
  'POST /carrier/v1/allocation-accounts': { scope: 'schedules' },
  'POST /carrier/v1/capacities': { scope: 'schedules' },
  'POST /carrier/v1/allocations': { scope: 'schedules' },
}

/** What the same calls mean for customer service that acts for a rep; a part of the list in `acting-for.fixture.ts`. */
export const vesselAllocationActingFor: Record<string, Assuming> = {
  'POST /api/allocation/search': 'customer',
  'GET /api/allocation/forecast': 'customer',
  'POST /api/allocation/report': 'customer',
  'GET /api/allocation/own': 'customer',
  'PUT /api/allocation/update': 'customer',
  'POST /api/allocation/manual': 'customer',
  'GET /api/allocation/vvd': 'customer',
  'GET /api/allocation/pol': 'customer',
  'GET /api/allocation/salesRep': 'customer',
  'GET /api/allocation/account': 'customer',
  'GET /api/allocation/salesRepDefault': 'customer',
  'GET /api/allocation/history': 'customer',
  'POST /api/allocation/notify': 'customer',
  'GET /api/allocation/download': 'customer',
  'GET /api/allocation/v2/download': 'customer',
  'POST /api/allocation/upload': 'customer',
  'POST /api/allocation/v2/upload': 'customer',
  'POST /carrier/v1/allocation-accounts': 'closed',
  'POST /carrier/v1/capacities': 'closed',
  'POST /carrier/v1/allocations': 'closed',
}
