import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { journeys } from '../../vitest.config.ts'
import { plant } from '../checks/planted-tree.ts'
import { readOptions } from './options.mjs'
import { playwrightOutcome, sumOutcomes, vitestOutcome } from './reports.mjs'
import { type Outcome, runStages, type Stage } from './schedule.mjs'
import { summarise } from './summary.mjs'

const passes = { passed: 1, failed: 0 }

describe('the options of the command line', () => {
  const all = ['build', 'checks', 'slow', 'unit', 'spreadsheets', 'pdfs', 'api18', 'api15', 'e2e']

  it.each([
    [[], {}, { stages: all, ci: false }],
    [['--only', 'e2e,unit'], {}, { stages: ['unit', 'e2e'], ci: false }],
    [['--only=checks'], { CI: 'true' }, { stages: ['checks'], ci: true }],
    [['--shots'], {}, { stages: ['shots'], ci: false }],
    [['--guide'], {}, { stages: ['build', 'guide'], ci: false }],
    [['--changed'], {}, { stages: all, ci: false, since: 'HEAD' }],
    [['--changed=main'], {}, { stages: all, ci: false, since: 'main' }],
  ])('%j', (args, env, expected) => expect(readOptions(args, env)).toEqual(expected))

  it.each([[['--only', 'units']], [['--only']], [['--fast']]])('refuses %j', (args) => {
    expect(() => readOptions(args, {})).toThrow(/"|none of them/)
  })
})

describe('the order of stages', () => {
  /** Stages that record when they start and end; each ends a few turns after it started. */
  const watched = () => {
    const log: string[] = []
    const stage = (name: string, cores: number, needs: string[] = [], outcome: Outcome = passes): Stage => ({
      name,
      cores,
      needs,
      run: async () => {
        log.push(`+${name}`)
        await new Promise((done) => setTimeout(done, 5))
        log.push(`-${name}`)
        return outcome
      },
    })
    return { log, stage }
  }

  it('runs two side by side, and one that needs both cores alone', async () => {
    const { log, stage } = watched()
    const results = await runStages([stage('a', 1), stage('b', 1), stage('c', 2), stage('d', 1)], 2)
    expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd'])
    expect(log.slice(0, 2)).toEqual(['+a', '+b'])
    expect(log.indexOf('-c') - log.indexOf('+c')).toBe(1)
  })

  it("waits for a stage's needs, and does not run it when they failed", async () => {
    const { log, stage } = watched()
    const broken = stage('build', 1, [], { passed: 0, failed: 1 })
    const results = await runStages([stage('e2e', 1, ['build']), broken, stage('unit', 1)], 2)
    expect(log).not.toContain('+e2e')
    expect(results[0]).toMatchObject({ name: 'e2e', failed: 1, note: 'not run, because build failed' })
    expect(results[2]).toMatchObject({ name: 'unit', passed: 1 })
  })

  it('runs a stage after another one, also when that failed', async () => {
    const { log, stage } = watched()
    const first = stage('api18', 1, [], { passed: 0, failed: 1 })
    const results = await runStages([{ ...stage('api15', 1), after: ['api18'] }, first], 2)
    expect(log).toEqual(['+api18', '-api18', '+api15', '-api15'])
    expect(results[0]).toMatchObject({ name: 'api15', ...passes })
  })

  it('does not wait for a stage that was not requested', async () => {
    const { stage } = watched()
    expect(await runStages([stage('e2e', 2, ['build'])], 1)).toMatchObject([{ name: 'e2e', passed: 1 }])
  })

  it('counts a crash as a failure and goes on', async () => {
    const { stage } = watched()
    const crash: Stage = { name: 'crash', cores: 1, run: () => Promise.reject(new Error('no disk')) }
    expect(await runStages([crash, stage('unit', 1)], 2)).toMatchObject([{ failed: 1, note: 'no disk' }, passes])
  })

  it('reports stages that wait for each other', async () => {
    const { stage } = watched()
    await expect(runStages([stage('a', 1, ['b']), stage('b', 1, ['a'])], 2)).rejects.toThrow(
      'wait for each other: a, b',
    )
  })
})

it('runs one journey of each slice on the second engine', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const features = 'packages/server/src/features'
  const slices = journeys.filter((file) => file.startsWith(features)).map((file) => file.split('/')[4])
  // a slice that only names its errors yet has no API test
  const tested = readdirSync(path.join(root, features), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.api.test.ts'))
    .map((file) => file.split(path.sep)[0])
  expect([...new Set(slices)].sort()).toEqual([...new Set(tested)].sort())
  expect(journeys.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

describe('the count of tests', () => {
  const reportFile = (report: object) => {
    const file = path.join(plant({}), 'report.json')
    writeFileSync(file, JSON.stringify(report))
    return file
  }
  const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
  const playwright = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }

  it.each([
    ['all passed', vitest, 0, { passed: 3, failed: 0 }],
    ['one failed', { ...vitest, numFailedTests: 1 }, 1, { passed: 3, failed: 1 }],
    [
      'one was skipped',
      { ...vitest, numPendingTests: 1 },
      0,
      { passed: 3, failed: 1, note: '1 tests were left out (skip, only or todo)' },
    ],
    [
      'one is still to be written',
      { ...vitest, numTodoTests: 1 },
      0,
      { passed: 3, failed: 1, note: '1 tests were left out (skip, only or todo)' },
    ],
    ['there is none', { ...vitest, numPassedTests: 0 }, 0, { passed: 0, failed: 1, note: 'no test was found' }],
    [
      'a file could not be loaded',
      {
        ...vitest,
        testResults: [{ name: '/a/b.test.ts', status: 'failed', message: 'no such\nfile', assertionResults: [] }],
      },
      1,
      { passed: 3, failed: 1, failures: ['b.test.ts: no such'] },
    ],
    [
      'one failed and says why',
      {
        ...vitest,
        numFailedTests: 1,
        testResults: [
          {
            name: '/a/b.test.ts',
            status: 'failed',
            message: '',
            assertionResults: [
              { status: 'failed', fullName: 'adds', failureMessages: ['\u001b[31mexpected 2\u001b[39m\n  at b.ts'] },
              { status: 'passed', fullName: 'starts' },
            ],
          },
        ],
      },
      1,
      { passed: 3, failed: 1, failures: ['b.test.ts: adds: expected 2'] },
    ],
    ['the program broke', vitest, 1, { passed: 3, failed: 1, note: 'it ended with 1' }],
  ])('of Vitest when %s', (_what, report, code, expected) =>
    expect(vitestOutcome(reportFile(report), code)).toEqual(expected),
  )

  it.each([
    ['all passed', playwright, 0, { passed: 3, failed: 0 }],
    [
      'one failed and one passed at the second try',
      { ...playwright, unexpected: 1, flaky: 1 },
      1,
      { passed: 4, failed: 1 },
    ],
    [
      'one was skipped',
      { ...playwright, skipped: 1 },
      0,
      { passed: 3, failed: 1, note: '1 tests were left out (skip, only or todo)' },
    ],
    [
      'there is none',
      { ...playwright, expected: 0 },
      1,
      { passed: 0, failed: 1, note: 'no test was found; it ended with 1' },
    ],
  ])('of Playwright when %s', (_what, stats, code, expected) =>
    expect(playwrightOutcome(reportFile({ stats }), code)).toEqual(expected),
  )

  it('names the failed tests of a browser', () => {
    const failed = {
      title: 'opens',
      file: 'a.e2e.ts',
      tests: [{ status: 'unexpected', results: [{ error: { message: 'Error: no\n' } }] }],
    }
    const passed = { title: 'closes', file: 'a.e2e.ts', tests: [{ status: 'expected', results: [{}] }] }
    const suites = [{ suites: [{ specs: [failed] }], specs: [passed] }]
    const report = reportFile({ stats: { ...playwright, unexpected: 1 }, suites })
    expect(playwrightOutcome(report, 1)).toEqual({ passed: 3, failed: 1, failures: ['a.e2e.ts: opens: Error: no'] })
  })

  it('names tests that passed only at the second try, with their first error', () => {
    const shaky = {
      title: 'follows',
      file: 'tabs.e2e.ts',
      tests: [{ status: 'flaky', results: [{ error: { message: '\u001b[31mError: too late\u001b[39m\n' } }, {}] }],
    }
    const report = reportFile({ stats: { ...playwright, flaky: 1 }, suites: [{ specs: [shaky] }] })
    expect(playwrightOutcome(report, 0)).toEqual({
      passed: 4,
      failed: 0,
      flaky: ['tabs.e2e.ts: follows: Error: too late'],
    })
  })

  it('adds up the runs of one stage', () => {
    const one = { passed: 2, failed: 1, failures: ['a.untouched.ts: opens: Error: no'] }
    const other = { passed: 3, failed: 1, note: 'it ended with 2', flaky: ['tabs.e2e.ts: follows: Error: too late'] }
    expect(sumOutcomes([one, other])).toEqual({ ...one, ...other, passed: 5, failed: 2 })
    expect(sumOutcomes([{ passed: 1, failed: 0 }])).toEqual({ passed: 1, failed: 0 })
  })

  it('is a failure when there is no report', () => {
    const nowhere = path.join(plant({}), 'none.json')
    expect(vitestOutcome(nowhere, 0)).toMatchObject({ passed: 0, failed: 1 })
    expect(playwrightOutcome(nowhere, 0)).toMatchObject({ passed: 0, failed: 1 })
  })
})

it('ends with the two totals', () => {
  const { lines, passed, failed } = summarise(
    [
      { name: 'unit', seconds: 3.14, passed: 40, failed: 1, failures: ['a.test.ts: adds: expected 2'] },
      { name: 'api15', seconds: 0, passed: 0, failed: 0, skipped: 'PostgreSQL 15 is missing' },
      { name: 'e2e', seconds: 9, passed: 2, failed: 0, flaky: ['tabs.e2e.ts: follows: Error: too late'] },
    ],
    61.2,
  )
  expect({ passed, failed }).toEqual({ passed: 42, failed: 1 })
  expect(lines).toEqual([
    '',
    'failed:',
    'unit  a.test.ts: adds: expected 2',
    '',
    'flaky:',
    'e2e  tabs.e2e.ts: follows: Error: too late',
    '',
    'stage  result   seconds  tests',
    'unit   FAILED       3.1     41',
    'api15  skipped      0.0      0  PostgreSQL 15 is missing',
    'e2e    passed       9.0      2',
    '',
    'all stages together: 61 s',
    'fairway: 42 passed, 1 failed',
  ])
})
