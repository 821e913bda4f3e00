// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { runNode, sayAs } from './console.mjs'
import { judgeVitest } from './reports.mjs'
import { withFolder } from './throwaway.mjs'

/** @typedef {{ root: string, signal: AbortSignal }} Place */

/** Runs projects of vitest.config.ts.
 * @param {Place} place
 * @param {string} stage
 * @param {string[]} projects
 * @param {NodeJS.ProcessEnv} [env] */
export async function runVitest({ root, signal }, stage, projects, env = {}) {
  const report = path.join(root, 'test-results', `${stage}.json`)
  fs.rmSync(report, { force: true })
  const program = path.join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runNode(
    stage,
    [program, 'run', ...projects.flatMap((name) => ['--project', name]), ...reporters],
    { cwd: root, env, signal },
  )
  return judgeVitest(report, code)
}

/** Runs the API tests on a PostgreSQL of their own.
 * @param {Place} place
 * @param {string} stage
 * @param {string} binaries 'embedded', or the folder that holds them
 * @param {string[]} projects */
export async function runApiTests(place, stage, binaries, projects) {
  const { startPostgres } = await import('../postgres.mjs')
  return withFolder(async (dataFolder) => {
    const postgres = await startPostgres({ dataFolder, binaries, durable: false, signal: place.signal })
    sayAs(stage)(`PostgreSQL ${postgres.version}`)
    try {
      return await runVitest(place, stage, projects, { FAIRWAY_TEST_DATABASE_URL: postgres.superUrl })
    } finally {
      await postgres.stop()
    }
  })
}
