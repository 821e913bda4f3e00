import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The portal that `npm test` starts for all browser tests; one of your own when you run Playwright by hand. */
const baseURL = process.env.FAIRWAY_E2E_URL ?? 'http://127.0.0.1:8080'

/** Debian's browser without windows where it is installed, else the one with them. */
const chromium =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((place) => existsSync(place)) ??
  'chromium'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  workers: 3, // tests also wait for server and page: two workers would leave two cores partly idle
  retries: ['true', '1'].includes(process.env.CI ?? '') ? 1 : 0, // tools/test/summary.mjs names tests that only pass then
  forbidOnly: true,
  // generous, because the machine may be busy: these only end tests that hang
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // these see the portal as it starts, before other tests leave their drafts, columns and files
    { name: 'untouched', testMatch: '*.untouched.ts' },
    { name: 'e2e', testMatch: '*.e2e.ts' },
    { name: 'shots', testMatch: '*.shots.ts' },
    { name: 'guide', testMatch: '*.pictures.ts' },
  ],
})
