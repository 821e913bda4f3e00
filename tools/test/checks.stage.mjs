// @ts-check
import path from 'node:path'
import { runNode } from './console.mjs'

// one worker: the compiler would start four, which repeat each other's work and take three times as long
const compile = (/** @type {string} */ project) => [
  'node_modules/typescript/bin/tsc',
  '-p',
  project,
  '--pretty',
  'false',
  '--checkers',
  '1',
]

/** The compiler is written in Go: it collects no garbage before it takes 6 GB, which it does not here: a seventh less work than with GOGC=400. */
const env = { GOGC: 'off', GOMEMLIMIT: '6GiB' }

/** Everything that reads the source without running it. The first one prints a line for each of its checks. */
const programs = {
  house: ['--import', 'tsx', 'tools/checks/run.ts'],
  'tsc, all': compile('tsconfig.json'),
  'tsc, contract': compile('packages/contract/tsconfig.json'),
  'tsc, server': compile('packages/server/tsconfig.json'),
  'tsc, gates': compile('packages/gates/tsconfig.json'),
  'tsc, web': compile('packages/web/tsconfig.json'),
  biome: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', '.'],
  knip: ['node_modules/knip/bin/knip.js', '--no-progress'],
}

/** The short form for work in progress: types of everything, incrementally.
 * @param {readonly string[]} files */
const quickPrograms = (files) => ({
  house: programs.house,
  'tsc, all': [
    ...programs['tsc, all'],
    '--incremental',
    '--tsBuildInfoFile',
    'node_modules/.cache/changed.tsbuildinfo',
  ],
  ...(files.length > 0 && { biome: [...programs.biome.slice(0, -1), ...files] }),
})

/** @param {import('./vitest.stage.mjs').Place} place
 * @param {readonly string[]} [changed] only what concerns these files
 * @returns {Promise<import('./schedule.mjs').Outcome>} */
export async function runChecks({ root, signal }, changed) {
  let passed = 0
  /** @type {string[]} */
  const failures = []
  for (const [name, args] of Object.entries(changed ? quickPrograms(changed) : programs)) {
    let reported = 0
    const count = (/** @type {string} */ line) => {
      if (name !== 'house' || !/^[✓✗] /.test(line)) return
      reported++
      if (line.startsWith('✓')) passed++
      else failures.push(line.slice(2).split(':')[0] ?? line)
    }
    const code = await runNode('checks', args, { cwd: path.resolve(root), env, signal, onLine: count })
    if (reported > 0 && (code === 0 || failures.length > 0)) continue
    if (code === 0) passed++
    else failures.push(name)
  }
  return { passed, failed: failures.length, ...(failures.length > 0 ? { note: failures.join('; ') } : {}) }
}
