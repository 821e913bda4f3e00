import { describe, expect, it } from 'vitest'
import { plant } from '../checks/planted-tree.ts'
import { selectTests } from './changed.mjs'

describe('the tests that a change can reach', () => {
  const server = 'packages/server/src'
  const walk = 'e2e/specification/codes.api.test.ts'
  const tree = {
    'packages/contract/src/bookings/cargo.rules.ts': '',
    'packages/contract/src/bookings/cargo.rules.test.ts': "import { a } from './cargo.rules.ts'",
    [`${server}/app.ts`]: "import './features/bookings/booking.routes.ts'\nimport './features/tracking/live.routes.ts'",
    [`${server}/platform/testing.ts`]: "import '../app.ts'",
    [`${server}/permissions.api.test.ts`]: "import './platform/testing.ts'",
    [`${server}/platform/clock.ts`]: '',
    [`${server}/features/bookings/booking.routes.ts`]: "import { a } from '@fairway/contract/bookings/cargo.rules'",
    [`${server}/features/bookings/booking.api.test.ts`]: "import '../../platform/testing.ts'",
    [`${server}/features/bookings/list/list.repository.ts`]: '',
    [`${server}/features/bookings/list/list.api.test.ts`]: "import './list.repository.ts'",
    [`${server}/features/tracking/live.routes.ts`]: "import '../../platform/clock.ts'",
    [`${server}/features/tracking/live.api.test.ts`]: "import '../../platform/testing.ts'",
    'packages/web/src/ui/grid.tsx': '',
    'packages/web/src/app/composed.pages.ts':
      "export const pages = {\n  '/bookingHistory': {\n    screen: () => import('./history.page.tsx'),\n  },\n}",
    'packages/web/src/app/history.page.tsx': "import '../features/bookings/versions/history.tsx'",
    'packages/web/src/features/bookings/bookings.pages.ts': `export const pages = {
      '/booking': { screen: () => import('./list/list.screen.tsx') },
      '/bookingDetails/$id': { screen: () => import('./details.screen.tsx') },
    }`,
    'packages/web/src/features/bookings/list/list.screen.tsx':
      "import '../../../ui/grid.tsx'\nimport './list.module.css'",
    'packages/web/src/features/bookings/list/list.module.css': '',
    'packages/web/src/features/bookings/details.screen.tsx': "import type { Address } from './bookings.pages.ts'",
    'packages/web/src/features/bookings/versions/history.tsx': '',
    'packages/web/src/features/bookings/unused.tsx': '',
    'e2e/people.ts': '',
    'e2e/specification/codes.ts': '',
    [walk]: "import './codes.ts'",
    'e2e/bookings.e2e.ts': "import './people.ts'\nawait page.goto('/booking?a=1')",
    'e2e/details.e2e.ts': "await page.goto('/bookingDetails/1')",
    'e2e/history.e2e.ts': "await page.goto('/bookingHistory')",
    'e2e/tracking.e2e.ts': "await page.goto('/containerdash')",
    'e2e/pictures.untouched.ts': '',
  }
  const allJourneys = Object.keys(tree).filter((file) => /\.(e2e|untouched)\.ts$/.test(file))
  it.each([
    [
      ['packages/contract/src/bookings/cargo.rules.ts'],
      {
        unit: ['packages/contract/src/bookings/cargo.rules.test.ts'],
        api18: [`${server}/features/bookings/booking.api.test.ts`, walk],
        e2e: ['e2e/bookings.e2e.ts', 'e2e/details.e2e.ts', 'e2e/history.e2e.ts'],
      },
    ],
    [
      [`${server}/features/bookings/list/list.repository.ts`],
      { unit: [], api18: [`${server}/features/bookings/list/list.api.test.ts`, walk], e2e: ['e2e/bookings.e2e.ts'] },
    ],
    [
      [`${server}/features/tracking/live.routes.ts`],
      { unit: [], api18: [`${server}/features/tracking/live.api.test.ts`, walk], e2e: [] },
    ],
    [
      [`${server}/platform/clock.ts`],
      {
        unit: [],
        api18: [
          `${server}/permissions.api.test.ts`,
          `${server}/features/bookings/booking.api.test.ts`,
          `${server}/features/bookings/list/list.api.test.ts`,
          `${server}/features/tracking/live.api.test.ts`,
          walk,
        ],
        e2e: allJourneys,
      },
    ],
    [['packages/web/src/ui/grid.tsx'], { unit: [], api18: [], e2e: allJourneys }],
    [
      ['packages/web/src/features/bookings/list/list.module.css'],
      { unit: [], api18: [], e2e: ['e2e/bookings.e2e.ts'] },
    ],
    [['packages/web/src/features/bookings/versions/history.tsx'], { unit: [], api18: [], e2e: ['e2e/history.e2e.ts'] }],
    [['packages/web/src/features/bookings/unused.tsx'], { unit: [], api18: [], e2e: allJourneys }],
    [['e2e/tracking.e2e.ts'], { unit: [], api18: [], e2e: ['e2e/tracking.e2e.ts'] }],
    [['e2e/people.ts'], { unit: [], api18: [], e2e: ['e2e/bookings.e2e.ts'] }],
    [['e2e/specification/codes.ts'], { unit: [], api18: [walk], e2e: [] }],
    [['README.md'], { unit: [], api18: [], e2e: [] }],
  ])('%j', (changed, expected) =>
    expect(selectTests(plant(tree), changed, Object.keys(tree))).toMatchObject({
      slow: [],
      spreadsheets: [],
      pdfs: [],
      ...expected,
    }),
  )
})
