import { defineConfig } from 'vitest/config'

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/dist.*/**']

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    allowOnly: false,
    passWithNoTests: false,
    pool: 'forks',
    maxWorkers: 2,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
          exclude: [
            ...elsewhere,
            'packages/web/**',
            '**/*.api.test.ts',
            '**/*.slow.test.ts',
            '**/*.spreadsheet.test.ts',
          ],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        // stores and languages belong to the page, of which there is one for each file; a thread is made sooner than a process
        extends: true,
        test: {
          name: 'web',
          pool: 'threads',
          include: ['packages/web/src/**/*.test.{ts,tsx}'],
          exclude: elsewhere,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['packages/server/src/**/*.api.test.ts'],
          exclude: [...elsewhere, '**/*.once.api.test.ts'],
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        // what no database can change: who may call what, what nobody may send, guessing, how long answers take, letters on
        // their way; every statement of the server still runs in the tests above, on both engines
        extends: true,
        test: {
          name: 'once',
          include: ['packages/server/src/**/*.once.api.test.ts'],
          exclude: elsewhere,
          testTimeout: 30_000,
          isolate: false,
        },
      },
      {
        // files of a real spreadsheet program, which not every machine has
        extends: true,
        test: {
          name: 'spreadsheets',
          include: ['packages/server/src/**/*.spreadsheet.test.ts'],
          exclude: elsewhere,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['tools/**/*.slow.test.ts'],
          exclude: elsewhere,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
