// @ts-check
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { onWindows, runCommand } from '../../tools/postgres/command.mjs'

const here = path.dirname(fileURLToPath(import.meta.url))
const program = path.join(here, 'node_modules/lighthouse/cli/index.js')

/** The goals of a guest's page; one may have others for some of them. */
export const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const FIGURES = {
  'first-contentful-paint': 'FCP ms',
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
}

/** @typedef {{ category: string, id: string, title: string, display: string, places: string[] }} Weakness */
/** @typedef {{ scores: Record<string, number>, figures: Record<string, number>, weaknesses: Weakness[] }} Run */

/** Installs Lighthouse in its own folder, unless the lockfile's version is installed.
 * @param {AbortSignal} signal */
export async function ensureLighthouse(signal) {
  const read = (/** @type {string} */ file) => {
    try {
      return JSON.parse(fs.readFileSync(path.join(here, file), 'utf8')).packages['node_modules/lighthouse'].version
    } catch {
      return undefined
    }
  }
  if (read('node_modules/.package-lock.json') === read('package-lock.json')) return
  console.log('Installing Lighthouse …')
  const npm = process.env.npm_execpath
  const [command, before] = npm?.endsWith('js') ? [process.execPath, [npm]] : [onWindows ? 'npm.cmd' : 'npm', []]
  const { code, output } = await runCommand(command, [...before, 'ci', '--no-audit', '--no-fund'], {
    cwd: here,
    signal,
  })
  if (code !== 0) throw new Error(`"npm ci" in bench/web failed:\n${output}`)
}

/** One run with Lighthouse's own settings for a phone: slow 4G and a processor four times slower, both simulated.
 * @param {{ url: string, port: number, folder: string, signal: AbortSignal }} options
 * @returns {Promise<Run>} */
export async function runLighthouse({ url, port, folder, signal }) {
  const file = path.join(folder, 'lighthouse.json')
  const args = [program, url, `--port=${port}`, '--output=json', `--output-path=${file}`, '--quiet']
  const categories = `--only-categories=${Object.keys(GOALS).join(',')}`
  const { code, output } = await runCommand(process.execPath, [...args, categories, '--no-enable-error-reporting'], {
    signal,
  })
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output.split('\n').slice(-20).join('\n')}`)
  return readReport(JSON.parse(fs.readFileSync(file, 'utf8')))
}

/** @param {{ runtimeError?: { message: string }, categories: Record<string, any>, audits: Record<string, any> }} report */
function readReport({ runtimeError, categories, audits }) {
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`)
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)])
  const figures = Object.keys(FIGURES).map((name) => [name, audits[name].numericValue])
  const weaknesses = Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap((/** @type {{ id: string, weight: number }} */ { id, weight }) => {
      const { score, title, displayValue = '', details } = audits[id]
      if (score === null || score >= (weight > 0 ? 1 : 0.9)) return []
      return [{ category, id, title, display: displayValue, places: placesIn(details) }]
    }),
  )
  return { scores: Object.fromEntries(scores), figures: Object.fromEntries(figures), weaknesses }
}

/** The elements or addresses that an audit names.
 * @param {{ items?: unknown } | undefined} details
 * @returns {string[]} */
const placesIn = (details) =>
  (Array.isArray(details?.items) ? details.items : [])
    .map((item) => item.node?.snippet ?? item.url ?? item.source?.url ?? item.description ?? '')
    .filter((place) => typeof place === 'string' && place !== '')
    .slice(0, 5)

/** @param {number[]} values */
const medianOf = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @param {Run[]} runs
 * @param {'scores' | 'figures'} part
 * @param {string} name */
const valuesOf = (runs, part, name) => runs.map((run) => run[part][name] ?? Number.NaN)

/** @param {string} page
 * @param {Run[]} runs
 * @param {Partial<typeof GOALS>} goals what the median of each score has to reach */
export function summarise(page, runs, goals) {
  const scores = Object.keys(GOALS).map((name) => ({ name, values: valuesOf(runs, 'scores', name) }))
  const figures = Object.keys(FIGURES).map((name) => ({ name, value: medianOf(valuesOf(runs, 'figures', name)) }))
  const spread = (/** @type {number[]} */ values) =>
    Math.min(...values) === Math.max(...values) ? '' : ` (${Math.min(...values)} to ${Math.max(...values)})`
  const cells = [
    ...scores.map(({ values }) => `${medianOf(values)}${spread(values)}`),
    ...figures.map(({ value }) => (value < 10 ? value.toFixed(3) : String(Math.round(value)))),
  ]
  const missed = Object.entries(goals).flatMap(([name, goal]) => {
    const median = medianOf(valuesOf(runs, 'scores', name))
    return median >= goal ? [] : [`${page}: ${name} ${median}, wanted ${goal}`]
  })
  const weaknesses = new Map(runs.flatMap((run) => run.weaknesses).map((one) => [one.id, one]))
  return { row: [page, ...cells], missed, weaknesses: [...weaknesses.values()] }
}

export const COLUMNS = ['page', ...Object.keys(GOALS), ...Object.values(FIGURES)]
