// @ts-check
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const [START, END] = ['<!-- bench:web -->', '<!-- /bench:web -->']

/** @param {string[]} columns
 * @param {string[][]} rows */
export function tableOf(columns, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Replaces the section of this benchmark in bench/RESULTS.md, and leaves the others unchanged.
 * @param {string} root
 * @param {string[]} paragraphs */
export function writeSection(root, paragraphs) {
  const file = path.join(root, 'bench/RESULTS.md')
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '# Results of the benchmarks\n'
  const made = `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, Node ${process.version}.`
  const section = [START, '## The web (`npm run bench:web`)', made, ...paragraphs, END].join('\n\n')
  const known = new RegExp(`${START}[\\s\\S]*${END}`)
  fs.writeFileSync(file, known.test(before) ? before.replace(known, () => section) : `${before}\n${section}\n`)
}
