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

/** The list of a container dashboard without any criteria, for one person.
 * @param {import('./fleet.mjs').Fleet} fleet */
export async function readListStatement({ organisationId, webId }) {
  const dashboard = await load('features/tracking/dashboard.repository.ts')
  const viewer = { kind: 'person', groups: ['TD'], organisationIds: [organisationId], webId }
  const asked = {
    ...{ numbers: [], vvds: null, portsOfLoading: null, portsOfDischarge: null, destinations: null, stages: null },
    ...{ holdMask: 0, sailedDays: null, from: null, to: null, watch: 'own/bench' },
  }
  const mixture = { numberType: 'none', isSailed: false, dateOf: 'none' }
  return overhear((db) => dashboard.list(db, viewer, mixture, asked))
}

/** The same join, counted instead of written out. Taken from the text of the list, so that it is literally the same; the
 * events are counted too, or PostgreSQL would leave them out of the join.
 * @param {Statement} list
 * @returns {Statement} */
export function countOf({ text, values }) {
  const plain = text.replaceAll(/\s+/g, ' ')
  const before = plain.search(/ select \(select boxes from found\) as shown/)
  const [join, end] = [/from \w+ \w+ join chosen c on /, /order by c\.container_no/].map(
    (part) => before + plain.slice(before).search(part), // what the boxes are chosen by stands before and looks alike
  )
  if (!before || !join || !end || before < 0 || join < before || end < join)
    throw new Error('the list has another form than the benchmark knows')
  /** @type {unknown[]} */
  const used = []
  const counted = `${plain.slice(0, before)} select count(*)::int as boxes, count(e.id) as events ${plain.slice(join, end)}`
  return { text: counted.replaceAll(/\$(\d+)/g, (_, at) => `$${used.push(values[Number(at) - 1])}`), values: used }
}

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
