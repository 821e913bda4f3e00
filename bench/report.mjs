// @ts-check
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { tableOf } from './web/results.mjs'

const [START, END] = ['<!-- bench -->', '<!-- /bench -->']

/** @typedef {import('./load/verdict.mjs').Section} Section */

/** On what, when and by which command a result was made.
 * @param {string} root
 * @param {string[]} args */
export function machine(root, args) {
  const git = (/** @type {string[]} */ ...command) =>
    execFileSync('git', command, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const commit = () => {
    try {
      return `commit ${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', 'packages') ? ' with changes' : ''}`
    } catch {
      return 'no commit'
    }
  }
  const model = os.cpus()[0]?.model.trim() || os.arch()
  return (
    `Measured on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${os.cpus().length} cores (${model}), ` +
    `${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}, ${commit()}, by \`${['npm run bench', ...(args.length ? ['--', ...args] : [])].join(' ')}\`; ` +
    `load of the machine before: ${os.loadavg()[0]?.toFixed(1)}.`
  )
}

/** @param {Section} section */
const paragraphsOf = ({ title, text, tables, goals }) => [
  `### ${title}`,
  ...text,
  ...tables.map(({ columns, rows }) => tableOf(columns, rows)),
  ...(goals.length
    ? [goals.map(({ title: goal, met, said }) => `- ${met ? '✓' : '✗ missed:'} ${goal}: ${said}`).join('\n')]
    : []),
]

/** @param {Section[]} sections */
export function print(sections) {
  console.log(`\n${sections.flatMap(paragraphsOf).join('\n\n')}\n`)
  const missed = sections.flatMap(({ goals }) => goals.filter(({ met }) => !met))
  for (const { title, said } of missed) console.log(`✗ ${title}: ${said}`)
  if (missed.length === 0) console.log('✓ Every goal is reached.')
}

/** Replaces the section of this benchmark in bench/RESULTS.md, and leaves the others as they are.
 * @param {string} root
 * @param {string} made
 * @param {Section[]} sections */
export function writeResults(root, made, sections) {
  const file = path.join(root, 'bench/RESULTS.md')
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '# Results of the benchmarks\n'
  const section = [START, '## The server (`npm run bench`)', made, ...sections.flatMap(paragraphsOf), END].join('\n\n')
  const known = new RegExp(`${START}[\\s\\S]*${END}`)
  fs.writeFileSync(
    file,
    known.test(before) ? before.replace(known, () => section) : `${before.trimEnd()}\n\n${section}\n`,
  )
}
