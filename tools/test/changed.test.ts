import { describe, expect, it } from 'vitest'
import { plant } from '../checks/planted-tree.ts'
import { selectTests } from './changed.mjs'

describe('the tests that a change can reach', () => {
  const server = 'packages/server/src'
  const tree = {
    'packages/contract/src/bookings/cargo.rules.ts': '',
    'packages/contract/src/bookings/cargo.rules.test.ts': "import { a } from './cargo.rules.ts'",
    [`${server}/app.ts`]: "import './features/bookings/booking.routes.ts'\nimport './features/tracking/live.routes.ts'",
    [`${server}/platform/testing.ts`]: "import '../app.ts'",
    [`${server}/permissions.api.test.ts`]: "import './platform/testing.ts'",
    [`${server}/platform/clock.ts`]: '',
    [`${server}/features/bookings/booking.routes.ts`]: "import { a } from '@fairway/contract/bookings/cargo.rules'",
    [`${server}/features/bookings/booking.api.test.ts`]: "import '../../platform/testing.ts'",
    [`${server}/features/tracking/live.routes.ts`]: "import '../../platform/clock.ts'",
    [`${server}/features/tracking/live.api.test.ts`]: "import '../../platform/testing.ts'",
    'packages/web/src/ui/grid.tsx': '',
    'packages/web/src/features/bookings/bookings.pages.ts': "export const pages = {\n  '/bookingdash': {},\n}",
    'packages/web/src/features/bookings/list.screen.tsx': "import '../../ui/grid.tsx'",
    'e2e/bookings.e2e.ts': "await page.goto('/bookingdash')",
    'e2e/tracking.e2e.ts': "await page.goto('/containerdash')",
  }
  it.each([
    [
      ['packages/contract/src/bookings/cargo.rules.ts'],
      {
        unit: ['packages/contract/src/bookings/cargo.rules.test.ts'],
        api18: [`${server}/features/bookings/booking.api.test.ts`],
        e2e: ['e2e/bookings.e2e.ts'],
      },
    ],
    [
      [`${server}/features/tracking/live.routes.ts`],
      { unit: [], api18: [`${server}/features/tracking/live.api.test.ts`], e2e: [] },
    ],
    [
      [`${server}/platform/clock.ts`],
      {
        unit: [],
        api18: [
          `${server}/permissions.api.test.ts`,
          `${server}/features/bookings/booking.api.test.ts`,
          `${server}/features/tracking/live.api.test.ts`,
        ],
        e2e: ['e2e/bookings.e2e.ts', 'e2e/tracking.e2e.ts'],
      },
    ],
    [['packages/web/src/ui/grid.tsx'], { unit: [], api18: [], e2e: ['e2e/bookings.e2e.ts', 'e2e/tracking.e2e.ts'] }],
    [['packages/web/src/features/bookings/list.screen.tsx'], { unit: [], api18: [], e2e: ['e2e/bookings.e2e.ts'] }],
    [['e2e/tracking.e2e.ts'], { unit: [], api18: [], e2e: ['e2e/tracking.e2e.ts'] }],
    [['README.md'], { unit: [], api18: [], e2e: [] }],
  ])('%j', (changed, expected) =>
    expect(selectTests(plant(tree), changed, Object.keys(tree))).toMatchObject({
      slow: [],
      spreadsheets: [],
      ...expected,
    }),
  )
})
