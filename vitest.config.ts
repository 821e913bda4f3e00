import { defineConfig } from 'vitest/config'

/** Builds, once for a project, the programs that its tests start in processes of their own. */
const globalSetup = ['packages/server/src/ports/processes/built-programs.fixture.ts']
const elsewhere = ['**/node_modules/**', '**/dist/**', '**/dist.*/**']

/** One journey through each slice, and what the platform asks of the engine beyond statements. */
export const journeys = [
  'platform/database/foundations',
  'platform/database/document-query',
  'ports/files/files',
  'features/accounts/organisation',
  'features/billing-documents/billing-journey',
  'features/bookings/requests/request-states',
  'features/carrier/carrier',
  'features/company/company',
  'features/corrections/correction',
  'features/detention/detention',
  'features/eta-rules/eta-rule',
  'features/form-uploads/upload-sending',
  'features/home/home',
  'features/identity/registration/registration',
  'features/information/information',
  'features/letters-of-indemnity/one-time/one-time-group',
  'features/letters-of-indemnity/blanket-letter',
  'features/notifications/notification',
  'features/reference-data/spoken-names',
  'features/schedules/network-map',
  'features/schedules/schedules',
  'features/sharing/shared-link',
  'features/shipping-instructions/instruction',
  'features/signing/seal-check',
  'features/support/requests/support-request',
  'features/tracking/cargo/own-cargo',
  'features/vessel-allocation/allocation',
  'features/vgm/vgm',
  'features/watching/watching',
].map((journey) => `packages/server/src/${journey}.api.test.ts`)

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    allowOnly: false,
    passWithNoTests: false,
    pool: 'forks',
    maxWorkers: 2,
    // generous, because the machine may be busy: these only end tests that hang
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        // rules are pure, those of the web too: no file can affect the next one
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/{contract,server,gates}/src/**/*.test.ts',
            'packages/web/src/**/*.rules.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: [
            ...elsewhere,
            '**/*.api.test.ts',
            '**/*.slow.test.ts',
            '**/*.spreadsheet.test.ts',
            '**/*.pdf.test.ts',
            '**/*.engine.test.ts',
          ],
          isolate: false,
        },
      },
      {
        // stores and languages are global to the page, so each file gets modules of its own, but not libraries of its own
        extends: true,
        test: {
          name: 'web',
          isolate: false,
          setupFiles: ['packages/web/src/fresh-modules.fixture.ts'],
          pool: 'threads',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          exclude: [...elsewhere, '**/*.rules.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          globalSetup,
          include: ['packages/server/src/**/*.api.test.ts', 'e2e/specification/*.api.test.ts'],
          exclude: elsewhere,
          isolate: false,
        },
      },
      {
        // the oldest supported engine: it prepares every statement, and runs these journeys
        extends: true,
        test: {
          name: 'second-engine',
          globalSetup,
          include: [...journeys, 'tools/test/statements.engine.test.ts'],
          exclude: elsewhere,
          isolate: false,
        },
      },
      {
        // needs a real spreadsheet program, which not every machine has
        extends: true,
        test: {
          name: 'spreadsheets',
          globalSetup,
          include: ['packages/server/src/**/*.spreadsheet.test.ts'],
          exclude: elsewhere,
        },
      },
      {
        // needs programs that read and check PDFs
        extends: true,
        test: {
          name: 'pdfs',
          globalSetup,
          include: ['packages/server/src/**/*.pdf.test.ts'],
          exclude: elsewhere,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['tools/**/*.slow.test.ts'],
          exclude: elsewhere,
        },
      },
    ],
  },
})
