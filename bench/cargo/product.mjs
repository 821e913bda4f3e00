// @ts-check
// The server's own schema and statements, taken from its source so that they are literally the same.
import { tsImport } from 'tsx/esm/api'
import { standIn } from './stand-in.mjs'

/** @typedef {{ text: string, values: unknown[] }} Statement */

const load = (/** @type {string} */ file) => tsImport(`../../packages/server/src/${file}`, import.meta.url)

/** Brings a database to the schema of the server.
 * @param {string} url
 * @returns {Promise<string[]>} */
export const migrate = async (url) => (await load('platform/migrations.ts')).migrate(url)

/** Runs a function of a repository and keeps what it would have asked, instead of asking it.
 * @param {(db: unknown) => unknown} ask
 * @returns {Statement} */
function overhear(ask) {
  /** @type {Statement[]} */
  const heard = []
  const keep = (/** @type {unknown[]} */ ...given) => {
    const { text, values } = /** @type {Statement} */ (given.at(-1))
    heard.push({ text, values })
    return Promise.resolve(undefined)
  }
  ask({ many: keep, find: keep, one: keep, document: keep, run: keep })
  const [statement] = heard
  if (!statement || heard.length > 1) throw new Error(`one statement was expected, ${heard.length} were heard`)
  if (statement.values.includes(undefined)) throw new Error('the repository wants more than the benchmark gives it')
  return statement
}

const silentMinutes = 15

/** The statements that the benchmark's floor asks as well. */
export async function readStatements() {
  const cargo = await load('features/tracking/cargo.repository.ts')
  const stage = await load('features/tracking/stage.repository.ts')
  const { numbers, bookingNo, containerNo, ids } = standIn
  return {
    search: overhear((db) =>
      cargo.searchPublic(db, undefined, 'container', {
        numbers,
        unknownCode: 'CS0001',
        oldCode: 'CS0006',
        silentMinutes,
      }),
    ),
    detail: overhear((db) => cargo.getPublic(db, undefined, { bookingNo, containerNo, silentMinutes })),
    recompute: overhear((db) => stage.recompute(db, ids)),
  }
}
