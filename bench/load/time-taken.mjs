// @ts-check
// What the time of the benchmark goes to, so that a section that takes too long is seen, and why.
import { AsyncLocalStorage } from 'node:async_hooks'

const KINDS = /** @type {const} */ (['making data', 'starting and stopping', 'warming up'])
/** @typedef {(typeof KINDS)[number]} Kind */
/** @typedef {{ section: string, seconds: number, parts: Record<Kind, number> }} Taken */

/** @typedef {Record<Kind, { ms: number, running: number, since: number }>} Spent */

/** Of the section at work: some go on beside others. @type {AsyncLocalStorage<Spent>} */
const atWork = new AsyncLocalStorage()

/** @returns {Spent} */
const nothingSpent = () => ({
  'making data': { ms: 0, running: 0, since: 0 },
  'starting and stopping': { ms: 0, running: 0, since: 0 },
  'warming up': { ms: 0, running: 0, since: 0 },
})

/** Does some work and counts its time, also inside or beside other work of the kind: then all of it counts once.
 * @template T
 * @param {Kind} kind
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} */
export async function takingTime(kind, work) {
  const own = atWork.getStore()?.[kind]
  if (!own) return work()
  if (own.running++ === 0) own.since = performance.now()
  try {
    return await work()
  } finally {
    if (--own.running === 0) own.ms += performance.now() - own.since
  }
}

/** The time of one section, with what of it was no measuring.
 * @template T
 * @param {string} section
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, taken: Taken }>} */
export async function timeSection(section, work) {
  const spent = nothingSpent()
  const startedAt = performance.now()
  const result = await atWork.run(spent, work)
  const seconds = (performance.now() - startedAt) / 1000
  const parts = /** @type {Record<Kind, number>} */ (
    Object.fromEntries(KINDS.map((kind) => [kind, spent[kind].ms / 1000]))
  )
  return { result, taken: { section, seconds, parts } }
}

const measuring = (/** @type {Taken} */ { seconds, parts }) =>
  seconds - Object.values(parts).reduce((sum, part) => sum + part, 0)

/** One line about one section. @param {Taken} taken */
export const lineOf = (taken) => {
  const { seconds, parts } = taken
  const said = KINDS.filter((kind) => parts[kind] >= 0.5).map((kind) => `${parts[kind].toFixed(0)} ${kind}`)
  return `${seconds.toFixed(0)} s: ${[...said, `${measuring(taken).toFixed(0)} measuring`].join(', ')}`
}

/** All sections and their sum, for the end of a run. @param {Taken[]} all */
export function timeTable(all) {
  /** @type {Taken} */
  const sum = {
    section: 'all',
    seconds: all.reduce((so, { seconds }) => so + seconds, 0),
    parts: /** @type {Record<Kind, number>} */ (
      Object.fromEntries(KINDS.map((kind) => [kind, all.reduce((so, { parts }) => so + parts[kind], 0)]))
    ),
  }
  const row = (/** @type {Taken} */ taken) => [
    taken.section,
    ...[taken.seconds, ...KINDS.map((kind) => taken.parts[kind]), measuring(taken)].map((seconds) =>
      seconds.toFixed(0),
    ),
  ]
  return { columns: ['section', 'seconds', ...KINDS, 'measuring'], rows: [...all, sum].map(row) }
}
