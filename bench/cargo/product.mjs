// @ts-check
// The server's own schema and statements, taken from its source so that they are literally the same.
import { placeholders } from './floor-server.mjs'
import { loadSource } from './source.mjs'

/** @typedef {{ text: string, values: unknown[] }} Statement */

const load = (/** @type {string} */ file) => loadSource(`server/src/${file}`)

/** Migrates a database to the server's schema.
 * @param {string} url
 * @returns {Promise<string[]>} */
export const migrate = async (url) => (await load('platform/database/migrations.ts')).migrate(url)

/** False where an applied migration has changed since: then it cannot be migrated. @param {string} url */
export const isBroughtForward = (url) =>
  migrate(url).then(
    () => true,
    () => false,
  )

/** Makes the tickets to watch bookings, as the server with this secret does.
 * @param {string} secret
 * @returns {Promise<(bookingNo: string) => string>} */
export async function readTickets(secret) {
  const [{ createMacs }, { numberTicket }, { ticketHour }] = await Promise.all([
    load('platform/keys.ts'),
    load('features/tracking/live/number-ticket.ts'),
    load('platform/live/ticket-mac.ts'),
  ])
  const [macs, hour] = [createMacs([secret]), ticketHour({ sessionSeconds: 0 })]
  return (bookingNo) => numberTicket(macs, bookingNo, hour)
}

/** The kinds of news for which people have rules.
 * @returns {Promise<readonly string[]>} */
export const readRuleKinds = async () => (await loadSource('contract/src/watching/watching.values.ts')).ruleKinds

/** Runs a function of a repository and records its statements instead of executing them.
 * @param {(db: unknown) => unknown} ask
 * @returns {Statement[]} */
function captureStatements(ask) {
  /** @type {Statement[]} */
  const statements = []
  const record = (/** @type {unknown[]} */ ...args) => {
    const { text, values } = /** @type {Statement} */ (args.at(-1))
    statements.push({ text, values })
    return Promise.resolve(undefined)
  }
  const recordMany = (/** @type {unknown[]} */ ...args) => record(...args).then(() => [])
  ask({ many: recordMany, find: record, one: record, document: record, namedDocument: record, run: record })
  return statements
}

/** The same, for exactly one statement.
 * @param {(db: unknown) => unknown} ask
 * @returns {Statement} */
function captureStatement(ask) {
  const statements = captureStatements(ask)
  const [statement] = statements
  if (!statement || statements.length > 1)
    throw new Error(`one statement was expected, ${statements.length} were heard`)
  if (statement.values.includes(undefined)) throw new Error('the repository wants more than the benchmark gives it')
  return statement
}

/** The last statement of several that wait for each other, such as one behind a lock.
 * @param {(db: unknown) => Promise<unknown>} ask
 * @returns {Promise<Statement>} */
async function captureLast(ask) {
  /** @type {Promise<unknown> | undefined} */
  let asking
  const statements = captureStatements((db) => {
    asking = ask(db)
  })
  await asking
  const statement = statements.at(-1)
  if (!statement) throw new Error('no statement was heard')
  return statement
}

const silentMinutes = 15

/** The list of a container dashboard without any criteria, for one person.
 * @param {import('./fleet.mjs').Fleet} fleet */
export async function readListStatement({ organisationId, webId }) {
  const dashboard = await load('features/tracking/dashboard/dashboard.repository.ts')
  const viewer = { kind: 'person', groups: ['TD'], organisationIds: [organisationId], webId }
  const params = {
    ...{ numbers: [], vvds: null, portsOfLoading: null, portsOfDischarge: null, destinations: null, stages: null },
    ...{ holdMask: 0, sailedDays: null, from: null, to: null, watch: 'own/bench' },
  }
  const criteria = { numberType: 'none', isSailed: false, dateOf: 'none' }
  return captureStatement((db) => dashboard.list(db, viewer, criteria, params))
}

/** The statements of a Home Page; one is expected.
 * @param {import('./fleet.mjs').Fleet} fleet */
export async function readHomeStatements({ organisationId, webId }) {
  const home = await load('features/home/home.repository.ts')
  const accountId = '00000000-0000-4000-8000-000000000000'
  const viewer = { kind: 'person', accountId, groups: ['TD'], organisationIds: [organisationId], webId }
  return captureStatements((db) => home.read(db, viewer, { watch: 'own/bench', zone: 'UTC' }))
}

/** What the palette finds by a text, as one JSON text.
 * @param {{ organisationId: string, webId: string }} person
 * @param {string} text */
export async function readFindStatement({ organisationId, webId }, text) {
  const find = await load('features/home/find.repository.ts')
  const viewer = { kind: 'person', groups: ['BR'], organisationIds: [organisationId], webId }
  const question = { text, kinds: ['reference', 'po', 'ediRef', 'vessel'] }
  return captureStatement((db) => find.findThings(db, viewer, question))
}

/** The same join, counted instead of returned. Made from the text of the list, so that it is literally the same; the
 * events and places are counted too, or PostgreSQL would leave them out of the join.
 * @param {Statement} list
 * @returns {Statement} */
export function countOf({ text, values }) {
  const plain = text.replaceAll(/\s+/g, ' ')
  const before = plain.search(/ select \(select boxes from found\) as shown/)
  const [join, end] = [/from shipment b cross join lateral unnest/, /order by c\.container_no/].map(
    (part) => before + plain.slice(before).search(part), // the part that selects the containers comes before and looks alike
  )
  if (!before || !join || !end || before < 0 || join < before || end < join)
    throw new Error('the list has another form than the benchmark knows')
  const counted = `${plain.slice(0, before)} select count(*)::int as counted, count(e.id) as events, count(located.location) as places ${plain.slice(join, end)}`
  return withOwnValues(counted, values)
}

/** A part of a statement with its values, renumbered.
 * @param {string} text
 * @param {unknown[]} values
 * @returns {Statement} */
function withOwnValues(text, values) {
  /** @type {unknown[]} */
  const used = []
  return { text: text.replaceAll(/\$(\d+)/g, (_, at) => `$${used.push(values[Number(at) - 1])}`), values: used }
}

/** The list of booking requests without any criteria, for one person, and the same join counted.
 * @param {{ organisationId: string, webId: string }} person */
export async function readRequestStatements({ organisationId, webId }) {
  const requests = await load('features/bookings/requests/request-list.repository.ts')
  const viewer = { kind: 'person', groups: ['BR'], organisationIds: [organisationId], webId }
  const params = {
    ...{ statuses: null, text: null, portOfLoading: null, portOfDischarge: null, vvd: null, from: null, to: null },
    ...{ zone: 'UTC', watch: 'own/bench' },
  }
  const list = captureStatement((db) => requests.list(db, viewer, params))
  const plain = list.text.replaceAll(/\s+/g, ' ')
  const before = plain.search(/ select \(select requests from found\) as shown/)
  const [from, to] = [
    plain.lastIndexOf(' from shown r join organisation o '),
    plain.lastIndexOf(' order by r.saved_at'),
  ]
  if (before < 0 || from < before || to < from) throw new Error('the list has another form than the benchmark knows')
  const counted = `${plain.slice(0, before)} select count(*)::int as counted, count(sailing.vessel) as sailings${plain.slice(from, to)}`
  return { list, count: withOwnValues(counted, list.values) }
}

/** The statement of the billing page, for all bills of an organisation.
 * @param {{ organisationId: string, webId: string }} person
 * @returns {Promise<Statement>} */
export async function readBillStatement({ organisationId, webId }) {
  const bills = await load('features/billing-documents/bills/bill-list.repository.ts')
  const viewer = { kind: 'person', groups: ['OD', 'SD'], organisationIds: [organisationId], webId }
  const params = {
    ...{
      types: ['OBL', 'TLX', 'SW'],
      seesMoney: true,
      zone: 'Asia/Shanghai',
      numbers: [],
      statuses: null,
      releases: null,
    },
    ...{ concerns: null, from: null, to: null, watch: 'own/bench' },
  }
  return captureStatement((db) => bills.list(db, viewer, { numberType: 'none', dateOf: 'none' }, params))
}

/** The statement of the space forecast over all open voyages.
 * @returns {Promise<Statement>} */
export async function readForecastStatement() {
  const { findForecast } = await load('features/vessel-allocation/allocation.repository.ts')
  return captureStatement((db) => findForecast(db, { days: 0, from: null, to: null, watch: 'own/bench' }))
}

/** The list of the booking dashboard without any criteria, for one person, and the same join counted: whole rows, so
 * that PostgreSQL leaves nothing of it out.
 * @param {{ organisationId: string, webId: string }} person */
export async function readBookingStatements({ organisationId, webId }) {
  const dashboard = await load('features/bookings/dashboard/booking-dashboard.repository.ts')
  const viewer = { kind: 'person', groups: ['BD', 'BC'], organisationIds: [organisationId], webId }
  const criteria = {
    ...{
      numberType: 'none',
      hasStatuses: false,
      hasAttentionReasons: false,
      hasDays: false,
      dateOf: 'none',
      mayCorrect: true,
    },
  }
  const params = {
    ...{ numbers: [], statuses: null, concerns: null, siStatuses: null, vgmStatuses: null, days: null, vvds: null },
    ...{ portsOfLoading: null, portsOfDischarge: null, destinations: null, from: null, to: null, watch: 'own/bench' },
  }
  const list = captureStatement((db) => dashboard.list(db, viewer, criteria, params))
  const plain = list.text.replaceAll(/\s+/g, ' ')
  const before = plain.search(/ select \(select rows from found\) as shown/)
  const [opening, from, to] = [
    'from ( select * from (',
    plain.indexOf('from ( select * from ('),
    plain.lastIndexOf(') w order by '),
  ]
  if (before < 0 || from < before || to < from) throw new Error('the list has another form than the benchmark knows')
  const joined = plain.slice(from + opening.length, to)
  const counted = `${plain.slice(0, before)} select count(w)::int as counted from (${joined}) w`
  return { list, count: withOwnValues(counted, list.values) }
}

/** The list of shipping instructions without any criteria, for one person, and the same join counted: whole rows, so
 * that PostgreSQL leaves nothing of it out.
 * @param {{ organisationId: string, webId: string }} person */
export async function readInstructionStatements({ organisationId, webId }) {
  const instructions = await load('features/shipping-instructions/list/instruction-list.repository.ts')
  const viewer = { kind: 'person', groups: ['SI', 'BD'], organisationIds: [organisationId], webId }
  const params = {
    ...{ statuses: null, patterns: null, numbers: null, vvd: null, portOfLoading: null, portOfDischarge: null },
    ...{ from: null, to: null, isSearched: false, watch: 'own/bench' },
  }
  const list = captureStatement((db) => instructions.list(db, viewer, params))
  const plain = list.text.replaceAll(/\s+/g, ' ')
  const before = plain.search(/ select \(select rows from found\) as shown/)
  const from = plain.indexOf(' select i.id as "id"', before)
  const to = plain.lastIndexOf(' order by b.si_cut_off_at')
  if (before < 0 || from < before || to < from) throw new Error('the list has another form than the benchmark knows')
  const counted = `${plain.slice(0, before)} select count(w)::int as counted from (${plain.slice(from, to)}) w`
  return { list, count: withOwnValues(counted, list.values) }
}

/** A valid request with the most rows, and the rule that checks it. */
export async function readRequestRule() {
  const contract = 'contract/src/bookings/requests/booking-request.'
  const { checkRequest } = await loadSource(`${contract}rules.ts`)
  const { goodRequest, facts } = await loadSource(`${contract}fixture.ts`)
  const { CONTAINER_ROW_LIMIT } = await loadSource(`${contract}values.ts`)
  const [row] = goodRequest().containers
  const document = goodRequest({ containers: Array.from({ length: CONTAINER_ROW_LIMIT }, () => ({ ...row })) })
  return { rows: CONTAINER_ROW_LIMIT, check: () => /** @type {unknown[]} */ (checkRequest(document, facts)) }
}

/** The statements of the public calls, and those that the benchmark makes its cargo with. */
export async function readStatements() {
  const cargo = await load('features/tracking/cargo/cargo.repository.ts')
  const stage = await load('features/tracking/events/stage.repository.ts')
  const estimates = await load('features/tracking/estimates/stored-estimate.repository.ts')
  const { numbers, bookingNo, containerNo, ids } = placeholders
  return {
    search: captureStatement((db) =>
      cargo.searchPublic(db, 'container', {
        numbers,
        unknownCode: 'CS0001',
        oldCode: 'CS0006',
        silentMinutes,
      }),
    ),
    detail: captureStatement((db) => cargo.getPublic(db, { bookingNo, containerNo, silentMinutes })),
    recompute: await captureLast((db) => stage.recompute(db, ids)),
    estimate: captureStatement((db) => estimates.saveEstimates(db, ids, 'booking')),
  }
}

/** What makes the answers of the public calls: the repository that reads and writes them, the names that are filled in, and
 * the tickets that stand behind everything else. */
export async function readWriter() {
  const [cargo, { KnownNames }, { JsonOf }, { octetsOf }, { withTickets }] = await Promise.all([
    load('features/tracking/cargo/cargo.repository.ts'),
    load('platform/database/known-names.ts'),
    load('platform/database/database.ts'),
    load('platform/database/octets.ts'),
    load('features/tracking/live/number-ticket.ts'),
  ])
  return { cargo, KnownNames, JsonOf, octetsOf, withTickets }
}

/** The search from port to port, with its days.
 * @param {{ pol: string, pod: string, from: string, days: number }} question */
export async function readLaneStatement(question) {
  const lanes = await load('features/schedules/lane.repository.ts')
  return captureStatement((db) => lanes.findLane(db, question))
}
