// @ts-check

/** @typedef {import('./schedule.mjs').Result} Result */

const mark = (/** @type {Result} */ { failed, skipped }) => (failed > 0 ? 'FAILED' : skipped ? 'skipped' : 'passed')

/** The failed tests, those that passed only at the second try, the table and, as the very last line, the two totals.
 * @param {Result[]} results
 * @param {number} seconds
 * @returns {{ lines: string[], passed: number, failed: number }} */
export function summarise(results, seconds) {
  const rows = results.map((result) => [
    result.name,
    mark(result),
    result.seconds.toFixed(1),
    `${result.passed + result.failed}`,
    (result.note ?? result.skipped ?? '').split('\n')[0] ?? '',
  ])
  const table = [['stage', 'result', 'seconds', 'tests', ''], ...rows]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, at) => (at === 2 || at === 3 ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()

  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  const named = (/** @type {'failures' | 'flaky'} */ which, /** @type {string} */ title) => {
    const tests = results.flatMap((result) => (result[which] ?? []).map((one) => `${result.name}  ${one}`))
    return tests.length > 0 ? ['', title, ...tests] : []
  }
  return {
    lines: [
      ...named('failures', 'failed:'),
      ...named('flaky', 'flaky:'),
      '',
      ...table.map(line),
      '',
      `all stages together: ${seconds.toFixed(0)} s`,
      `fairway: ${passed} passed, ${failed} failed`,
    ],
    passed,
    failed,
  }
}
