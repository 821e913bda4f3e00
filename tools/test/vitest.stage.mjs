// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { runNode, sayAs } from './console.mjs'
import { vitestOutcome } from './reports.mjs'
import { placeOfDatabases, withFolder } from './throwaway.mjs'

/** @typedef {{ root: string, signal: AbortSignal }} Place */

/** Runs projects of vitest.config.ts.
 * @param {Place} place
 * @param {string} stage
 * @param {string[]} projects
 * @param {{ env?: NodeJS.ProcessEnv, files?: readonly string[] | undefined }} [options] files: only these */
export async function runVitest({ root, signal }, stage, projects, { env = {}, files = [] } = {}) {
  const report = path.join(root, 'test-results', `${stage}.json`)
  fs.rmSync(report, { force: true })
  const program = path.join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await runNode(
    stage,
    [program, 'run', ...files, ...projects.flatMap((name) => ['--project', name]), ...reporters],
    { cwd: root, env, signal },
  )
  return vitestOutcome(report, code)
}

/** Every statement that the API tests ran on the newest engine, one per line.
 * @param {Place} place */
const statementsIn = ({ root }) => path.join(root, 'test-results', 'statements.ndjson')

/** Runs all API tests on the newest engine, and records their statements for the second one.
 * @param {Place} place
 * @param {string} stage
 * @param {readonly string[]} [files] only these */
export function runApiTests(place, stage, files = []) {
  fs.mkdirSync(path.dirname(statementsIn(place)), { recursive: true })
  fs.rmSync(statementsIn(place), { force: true })
  return runOnPostgres(place, stage, {
    binaries: 'embedded',
    project: 'api',
    files,
    env: { FAIRWAY_TEST_RECORD: statementsIn(place) },
  })
}

/** Lets the second engine prepare every statement and run one journey of each slice. If no statements were recorded in
 * this run, they are recorded first.
 * @param {Place} place
 * @param {string} stage
 * @param {{ binaries: string, isRecorded: boolean }} options
 * @returns {Promise<import('./schedule.mjs').Outcome>} */
export async function runSecondEngine(place, stage, { binaries, isRecorded }) {
  const recording = isRecorded ? undefined : await runApiTests(place, stage)
  if (recording && recording.failed > 0) return recording
  const env = { FAIRWAY_TEST_STATEMENTS: statementsIn(place) }
  return runOnPostgres(place, stage, { binaries, project: 'second-engine', env })
}

/** Runs a project on a PostgreSQL of its own.
 * @param {Place} place
 * @param {string} stage
 * @param {{ binaries: string, project: string, env: NodeJS.ProcessEnv, files?: readonly string[] }} options binaries:
 * 'embedded', or their folder */
async function runOnPostgres(place, stage, { binaries, project, env, files = [] }) {
  const { startPostgres } = await import('../postgres.mjs')
  return withFolder(async (dataFolder) => {
    const postgres = await startPostgres({ dataFolder, binaries, durable: false, signal: place.signal })
    sayAs(stage)(`PostgreSQL ${postgres.version}`)
    try {
      return await runVitest(place, stage, [project], {
        env: { ...env, FAIRWAY_TEST_DATABASE_URL: postgres.superUrl },
        files,
      })
    } finally {
      await postgres.stop()
    }
  }, placeOfDatabases())
}
