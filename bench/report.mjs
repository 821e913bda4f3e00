// @ts-check
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { timeTable } from './load/time-taken.mjs'
import { tableOf } from './web/results.mjs'

const [START, END] = ['<!-- bench -->', '<!-- /bench -->']

/** @typedef {import('./load/verdict.mjs').Section} Section */

/** The machine, date and command of a result.
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

/** @param {Section} section
 * @param {string[]} made */
const paragraphsOf = ({ title, text, tables, goals }, ...made) => [
  `### ${title}`,
  ...made,
  ...text,
  ...tables.map(({ columns, rows }) => tableOf(columns, rows)),
  ...(goals.length
    ? [goals.map(({ title: goal, met, said }) => `- ${met ? '✓' : '✗ missed:'} ${goal}: ${said}`).join('\n')]
    : []),
]

/** @param {Section[]} sections
 * @param {import('./load/time-taken.mjs').Taken[]} times */
export function print(sections, times) {
  const { columns, rows } = timeTable(times)
  console.log(`\n${[...sections.flatMap((section) => paragraphsOf(section)), tableOf(columns, rows)].join('\n\n')}\n`)
  const missed = sections.flatMap(({ goals }) => goals.filter(({ met }) => !met))
  for (const { title, said } of missed) console.log(`✗ ${title}: ${said}`)
  if (missed.length === 0) console.log('✓ Every goal is reached.')
}

/** Writes the results into bench/RESULTS.md: each section under its title, beside those of other runs. A title may
 * end with figures of the run, so a section is identified by the part before its colon.
 * @param {string} root
 * @param {string} made
 * @param {Section[]} sections */
export function writeResults(root, made, sections) {
  const file = path.join(root, 'bench/RESULTS.md')
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '# Results of the benchmarks\n'
  const known = new RegExp(`${START}([\\s\\S]*)${END}`)
  const previous =
    known
      .exec(before)?.[1]
      ?.split(/\n(?=### )/)
      .slice(1) ?? []
  const nameOf = (/** @type {string} */ text) => /^### ([^:\n]*)/.exec(text)?.[1] ?? ''
  const texts = new Map(previous.map((text) => [nameOf(text), text.trim()]))
  for (const section of sections) {
    const text = paragraphsOf(section, made).join('\n\n')
    texts.set(nameOf(text), text)
  }
  const block = [START, '## The server (`npm run bench`)', ...texts.values(), END].join('\n\n')
  fs.writeFileSync(file, known.test(before) ? before.replace(known, () => block) : `${before.trimEnd()}\n\n${block}\n`)
}
