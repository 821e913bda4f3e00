// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { runNode } from './console.mjs'
import { startPortal } from './portal.mjs'
import { playwrightOutcome, sumOutcomes } from './reports.mjs'
import { placeOfDatabases, withFolder } from './throwaway.mjs'

/** Tests of the portal as it starts come before those that leave something in it. */
const projectsOf = { e2e: ['untouched', 'e2e'], shots: ['shots'], guide: ['guide'] }

/** Runs projects of playwright.config.ts, one after the other, against a portal of their own.
 * @param {import('./vitest.stage.mjs').Place} place
 * @param {keyof typeof projectsOf} stage
 * @param {string} chromium
 * @param {readonly string[]} [files] only these */
export function runBrowserTests({ root, signal }, stage, chromium, files = []) {
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
      }
      const outcomes = []
      const isWanted = (/** @type {string} */ project) =>
        files.length === 0 || files.some((file) => file.endsWith(`.${project}.ts`))
      for (const project of projectsOf[stage].filter(isWanted)) {
        const report = path.join(root, 'test-results', `${project}.json`)
        fs.rmSync(report, { force: true })
        const args = [program, 'test', ...files, '--project', project, '--reporter=list,json']
        const code = await runNode(stage, args, {
          cwd: root,
          env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
          signal,
        })
        outcomes.push(playwrightOutcome(report, code))
      }
      return sumOutcomes(outcomes)
    } finally {
      await portal.stop()
    }
  }, placeOfDatabases())
}
