// @ts-check
// `npm test`: prepares what the tests need and runs every check. It runs before anything is installed, so this file and
// everything that it loads at the start only use Node itself.
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './start/build.mjs'
import { ensureInstalled } from './start/install.mjs'
import { openTerminal } from './start/terminal.mjs'
import { runBrowserTests } from './test/browser.stage.mjs'
import { changedFiles, knownFiles, selectTests } from './test/changed.mjs'
import { runChecks } from './test/checks.stage.mjs'
import { sayAs } from './test/console.mjs'
import { prepareMachine } from './test/machine.mjs'
import { readOptions } from './test/options.mjs'
import { runStages } from './test/schedule.mjs'
import { summarise } from './test/summary.mjs'
import { runApiTests, runSecondEngine, runVitest } from './test/vitest.stage.mjs'

/** @typedef {import('./test/machine.mjs').ToolName} ToolName */
/** @typedef {import('./test/schedule.mjs').Outcome} Outcome */

const root = fileURLToPath(new URL('..', import.meta.url))
const stopping = new AbortController()
const place = { root, signal: stopping.signal }
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(name, () => {
    if (stopping.signal.aborted) return
    process.stdout.write('\nstopping what was started …\n')
    stopping.abort(new Error('stopped'))
  })

/** @type {Record<string, ToolName[]>} */
const wants = {
  spreadsheets: ['libreoffice'],
  pdfs: ['poppler', 'qpdf', 'openssl'],
  api15: ['postgres15'],
  e2e: ['chromium', 'fonts'],
  shots: ['chromium', 'fonts'],
  guide: ['chromium', 'fonts'],
}

async function main() {
  const options = readOptions(process.argv.slice(2), process.env)
  const startedAt = Date.now()
  const terminal = openTerminal()
  // only stages that want tools wait for them: on a fresh machine they take a minute to install, without much work
  const finding = prepareMachine([...new Set(options.stages.flatMap((stage) => wants[stage] ?? []))], place.signal)
  finding.catch(() => {}) // whoever waits for it hears of it
  await ensureInstalled({ root, terminal, signal: place.signal })

  /** Runs with the paths of the tools; a missing one is an error in CI, elsewhere the stage is skipped with a message.
   * @param {string} stage
   * @param {(places: string[]) => Promise<Outcome>} run
   * @returns {() => Promise<Outcome>} */
  const withTools = (stage, run) => async () => {
    const find = await finding
    const found = (wants[stage] ?? []).map(find)
    const missing = found.flatMap((tool) => ('missing' in tool ? [tool.missing] : [])).join('; ')
    if (missing)
      return options.ci ? { passed: 0, failed: 1, note: missing } : { passed: 0, failed: 0, skipped: missing }
    return run(found.flatMap((tool) => ('place' in tool ? [tool.place] : [])))
  }
  const changed = options.since === undefined ? undefined : changedFiles(root, options.since)
  const selected = changed && selectTests(root, changed, knownFiles(root))
  const isSelected = (/** @type {string} */ stage) => {
    if (!changed || !selected || stage === 'checks') return true
    if (stage === 'build') return selected.e2e.length + selected.slow.length > 0
    return stage in selected && selected[/** @type {keyof typeof selected} */ (stage)].length > 0
  }
  if (changed && selected)
    process.stdout.write(
      `${changed.length} files changed; tests that they can reach: ${Object.entries(selected)
        .map(([stage, files]) => `${stage} ${files.length}`)
        .join(', ')}\n`,
    )
  const build = async () => {
    await ensureBuilt({ root, terminal, signal: place.signal })
    return { passed: 1, failed: 0 }
  }
  // Everything but the browser tests runs two by two; the tests of the supervisor and of a spreadsheet program mostly
  // wait, so they take no core. The API tests take longest, so they start first: else they would run alone at the end.
  // Browser tests come last and alone: they keep two cores busy, and beside other work pages take so long that people,
  // and these tests, would give up.
  const stages = [
    { name: 'build', cores: 1, run: build },
    { name: 'api18', cores: 1, run: () => runApiTests(place, 'api18', selected?.api18) },
    { name: 'checks', cores: 1, run: () => runChecks(place, changed) },
    {
      name: 'slow',
      cores: 0,
      needs: ['build'],
      run: () => runVitest(place, 'slow', ['slow'], { files: selected?.slow }),
    },
    { name: 'unit', cores: 1, run: () => runVitest(place, 'unit', ['unit', 'web'], { files: selected?.unit }) },
    {
      name: 'spreadsheets',
      cores: 0,
      run: withTools('spreadsheets', ([soffice = '']) =>
        runVitest(place, 'spreadsheets', ['spreadsheets'], {
          env: { SOFFICE_PATH: soffice },
          files: selected?.spreadsheets,
        }),
      ),
    },
    {
      name: 'pdfs',
      cores: 0,
      run: withTools('pdfs', ([pdftotext = '', qpdf = '', openssl = '']) =>
        runVitest(place, 'pdfs', ['pdfs'], {
          env: { POPPLER_PATH: path.dirname(pdftotext), QPDF_PATH: qpdf, OPENSSL_PATH: openssl },
          files: selected?.pdfs,
        }),
      ),
    },
    {
      name: 'api15',
      cores: 0, // while the portal of the browser tests starts, which does not keep two cores busy
      after: ['api18'], // it prepares the statements that those tests record
      run: withTools('api15', ([binaries = '']) =>
        runSecondEngine(place, 'api15', { binaries, isRecorded: options.stages.includes('api18') }),
      ),
    },
    {
      name: 'e2e',
      cores: 2,
      needs: ['build'],
      run: withTools('e2e', ([chromium = '']) => runBrowserTests(place, 'e2e', chromium, selected?.e2e)),
    },
    {
      name: 'shots',
      cores: 2,
      run: withTools('shots', ([chromium = '']) => runBrowserTests(place, 'shots', chromium)),
    },
    {
      name: 'guide',
      cores: 2,
      needs: ['build'],
      run: withTools('guide', ([chromium = '']) => runBrowserTests(place, 'guide', chromium)),
    },
  ]
  const results = await runStages(
    stages.filter(({ name }) => options.stages.includes(name) && isSelected(name)),
    Math.min(2, availableParallelism()),
    {
      started: (name) => sayAs(name)('started'),
      ended: ({ name, passed, failed, skipped, seconds, note }) =>
        sayAs(name)(
          `${skipped ? 'skipped' : `${passed} passed, ${failed} failed`} in ${seconds.toFixed(1)} s${note ? `: ${note}` : ''}`,
        ),
    },
  )
  if (stopping.signal.aborted) throw stopping.signal.reason
  const { lines, passed, failed } = summarise(results, (Date.now() - startedAt) / 1000)
  process.stdout.write(`${lines.join('\n')}\n`)
  return failed === 0 && passed > 0 ? 0 : 1
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = stopping.signal.aborted ? 130 : 1
}
