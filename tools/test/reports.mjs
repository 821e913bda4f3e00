// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** @typedef {import('./schedule.mjs').Outcome} Outcome */

/** Counts a finished run from its own report. A skipped test counts as failed, and so does a run without any test.
 * @param {{ passed: number, failed: number, leftOut: number, failures: string[], flaky?: string[] }} counted
 * @param {number} code the program's exit code
 * @returns {Outcome} */
function outcomeOf({ passed, failed, leftOut, failures, flaky = [] }, code) {
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
    ...(failures.length > 0 ? { failures } : {}),
    ...(flaky.length > 0 ? { flaky } : {}),
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
export function vitestOutcome(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, note: `vitest ended with ${code} and left no report` }
  const brokenFiles = report.testResults.filter(
    (/** @type {any} */ one) =>
      one.status === 'failed' && one.assertionResults.every((/** @type {any} */ test) => test.status !== 'failed'),
  )
  return outcomeOf(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      leftOut: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => [
        ...assertionResults
          .filter((/** @type {any} */ test) => test.status === 'failed')
          .map(
            (/** @type {any} */ test) => `${fileOf(name)}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`,
          ),
        ...(message ? [`${fileOf(name)}: ${firstLine(message)}`] : []),
      ]),
    },
    code,
  )
}

/** A test that passed only when it was retried has passed, and is listed with its first error.
 * @param {string} file written by Playwright's json reporter
 * @param {number} code
 * @returns {Outcome} */
export function playwrightOutcome(file, code) {
  const report = read(file)
  if (!report) return { passed: 0, failed: 1, note: `playwright ended with ${code} and left no report` }
  const { expected, unexpected, flaky, skipped } = report.stats
  const named = (/** @type {string} */ how) =>
    specsOf(report).flatMap((/** @type {any} */ { file, title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === how)
        .map((/** @type {any} */ { results }) => `${file}: ${title}: ${firstLine(results[0]?.error?.message)}`),
    )
  return outcomeOf(
    {
      passed: expected + flaky,
      failed: unexpected,
      leftOut: skipped,
      failures: named('unexpected'),
      flaky: named('flaky'),
    },
    code,
  )
}

/** What several runs of one stage add up to.
 * @param {readonly Outcome[]} outcomes
 * @returns {Outcome} */
export function sumOutcomes(outcomes) {
  const failures = outcomes.flatMap((one) => one.failures ?? [])
  const flaky = outcomes.flatMap((one) => one.flaky ?? [])
  const notes = outcomes.flatMap(({ note }) => note ?? [])
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    ...(notes.length > 0 ? { note: notes.join('; ') } : {}),
    ...(failures.length > 0 ? { failures } : {}),
    ...(flaky.length > 0 ? { flaky } : {}),
  }
}

/** @param {any} suite
 * @returns {any[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const fileOf = (/** @type {string} */ name) => path.basename(name)
/** @param {string} [text] */
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0]
