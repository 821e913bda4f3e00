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
          exclude: [...elsewhere, '**/*.api.test.ts', '**/*.slow.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['packages/server/src/**/*.api.test.ts'],
          exclude: elsewhere,
          testTimeout: 30_000,
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
