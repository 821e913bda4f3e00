// @ts-check
import fs from 'node:fs'

/** @typedef {import('./schedule.mjs').Outcome} Outcome */

/** Counts a finished run from its own report. A test that was left out counts as failed, and so does a run without any.
 * @param {{ passed: number, failed: number, leftOut: number }} counted
 * @param {number} code with which the program ended
 * @returns {Outcome} */
function judge({ passed, failed, leftOut }, code) {
  const notes = [
    leftOut > 0 && `${leftOut} tests were left out (skip, only or todo)`,
    passed + failed + leftOut === 0 && 'no test was found',
    code !== 0 && failed === 0 && `it ended with ${code}`,
  ].filter(Boolean)
  const broken = failed + leftOut
  return {
    passed,
    failed: broken > 0 || notes.length === 0 ? broken : 1,
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
  }
}

/** @param {string} file
 * @returns {any} */
function read(file) {
  if (!fs.existsSync(file)) return undefined
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}

/** @param {string} file written by Vitest's json reporter
 * @param {number} code
 * @returns {Outcome} */
export function judgeVitest(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, note: `vitest ended with ${code} and left no report` }
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ one) =>
      one.status === 'failed' && one.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  )
  return judge(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      leftOut: report.numPendingTests + report.numTodoTests,
    },
    code,
  )
}

/** @param {string} file written by Playwright's json reporter
 * @param {number} code
 * @returns {Outcome} */
export function judgePlaywright(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, note: `playwright ended with ${code} and left no report` }
  const { expected, unexpected, flaky, skipped } = report.stats
  return judge({ passed: expected, failed: unexpected + flaky, leftOut: skipped }, code)
}
