// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { runNode } from './console.mjs'
import { startPortal } from './portal.mjs'
import { playwrightOutcome } from './reports.mjs'
import { withFolder } from './throwaway.mjs'

/** Runs one project of playwright.config.ts against a portal of its own.
 * @param {import('./vitest.stage.mjs').Place} place
 * @param {'e2e' | 'shots' | 'guide'} project
 * @param {string} chromium
 * @param {readonly string[]} [files] only these */
export function runBrowserTests({ root, signal }, project, chromium, files = []) {
  const report = path.join(root, 'test-results', `${project}.json`)
  fs.rmSync(report, { force: true })
  return withFolder(async (dataFolder) => {
    const portal = await startPortal(root, dataFolder, signal)
    try {
      const program = path.join(root, 'node_modules/@playwright/test/cli.js')
      const { container, booking, bl } = portal.numbers
      const env = {
        FAIRWAY_E2E_URL: portal.url,
        FAIRWAY_E2E_DATA: dataFolder,
        FAIRWAY_E2E_CONTAINER: container,
        FAIRWAY_E2E_BOOKING: booking,
        FAIRWAY_E2E_BL: bl,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }
      const args = [program, 'test', ...files, '--project', project, '--reporter=list,json']
      return playwrightOutcome(report, await runNode(project, args, { cwd: root, env, signal }))
    } finally {
      await portal.stop()
    }
  })
}
