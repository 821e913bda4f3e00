// @ts-check
// The largest documents that people write: a booking request with 500 rows, a shipping instruction with 20 commodities of
// 50 containers each, the verified gross mass of 500 containers, and a sheet of 5000 allocations.
import { ratioTo } from './floor.mjs'
import { p98, settle } from './visitor.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./visitor.mjs').Interactions} Interactions */
/** @typedef {{ path: string, texts: [string, string, string, string] }} TypedField */
/**
 * @typedef {object} MeasuredForm
 * @property {string} name
 * @property {TypedField[]} fields
 * @property {(page: Page, url: string) => Promise<string>} make makes the draft and gives its address
 * @property {string} lastField what is on the page once it is open
 * @property {Record<string, string>} floor how the bare page has as many fields as the form shows at once
 * @property {Record<string, string>} [wholeFloor] how it has as many as the whole document, where that is more
 * @property {string} goal
 * @property {(ours: Interactions, floor: Interactions) => boolean} isFast
 * @property {number} [openingMs] the longest that opening may take
 * @property {{ call: string, ms: number }} [firstRows] the call that brings the rows, and the longest from its answer to the screen
 */

const ROWS = 500
const COMMODITIES = 20
const CONTAINERS = 50

/** @type {MeasuredForm} */
const request = {
  name: `booking request, ${ROWS} rows`,
  fields: [
    { path: `containers.${ROWS / 2}.packages`, texts: ['12345', '67890', '24680', '13579'] },
    { path: `containers.${ROWS - 1}.quantity`, texts: ['1', '2', '3', '4'] },
    { path: 'containers.3.equipment', texts: ['high', ' cu', 'be', 's '] },
    { path: 'commodity', texts: ['lamps and', ' lights ', 'and more', ' lamps'] },
    { path: 'remarks', texts: ['please ', 'load the', ' lamps la', 'st'] },
  ],
  lastField: `containers.${ROWS - 1}.packages`,
  floor: {
    fields: String(ROWS),
    columns: 'equipment,quantity,packageType,packages,temperature',
    list: 'containers',
    singles: 'commodity,remarks',
  },
  goal: 'at most 2 times the floor',
  isFast: (ours, floor) => Number(ratioTo(p98(ours), p98(floor))) <= 2,
  make: async (page, url) => {
    const row = { equipment: '45G1', quantity: '1', packageType: 'CT', packages: '640', temperature: '' }
    const containers = Array.from({ length: ROWS }, () => row)
    const document = { customerReference: `BENCH-${Date.now()}`, containers }
    const { state } = await call(page, 'POST', `${url}/api/bookings/draft`, { document })
    return `${url}/bookingRequestDetails?type=edit&id=${state.id}`
  },
}

const INSTRUCTION_FLOOR = {
  columns: 'containerNo,equipment,seal,packages,packageType,weight,volume',
  list: 'commodities.0.containers',
  singles: 'commodities.0.description,consignee.address,remarks',
}

/** @type {MeasuredForm} */
const instruction = {
  name: `shipping instruction, ${COMMODITIES} commodities × ${CONTAINERS} containers`,
  fields: [
    { path: `commodities.0.containers.${CONTAINERS / 2}.packages`, texts: ['12', '34', '2', '1'] },
    { path: `commodities.0.containers.${CONTAINERS - 1}.seal`, texts: ['fw1', '234', '56', '7'] },
    { path: 'commodities.0.description', texts: ['lamps and', ' lights ', 'and more', ' lamps'] },
    { path: 'consignee.address', texts: ['1200 La', 'ke St ', 'Chicago', ' IL'] },
    { path: 'remarks', texts: ['please ', 'print the', ' marks la', 'st'] },
  ],
  lastField: `commodities.0.containers.${CONTAINERS - 1}.volume`,
  floor: { fields: String(CONTAINERS), ...INSTRUCTION_FLOOR },
  wholeFloor: { fields: String(COMMODITIES * CONTAINERS), ...INSTRUCTION_FLOOR },
  goal: 'at most 2 times the floor',
  isFast: (ours, floor) => Number(ratioTo(p98(ours), p98(floor))) <= 2,
  openingMs: 1000,
  make: async (page, url) => {
    const { columns } = await call(page, 'POST', `${url}/api/si/instructions`, {})
    const bookingNo = columns.bookingNo[columns.id.indexOf(null)]
    const { document } = await call(page, 'GET', `${url}/api/si/form?reference=${bookingNo}`)
    const commodities = Array.from({ length: COMMODITIES }, (_, page) => ({
      description: `LED LAMPS, LOT ${page + 1}\n${'GLASS SHADES AND FITTINGS\n'.repeat(20)}`,
      marks: 'LAKESHORE\nCHICAGO',
      hts: '940542',
      containers: Array.from({ length: CONTAINERS }, (_, row) => ({
        containerNo: containerNumber(page * CONTAINERS + row),
        equipment: '45G1',
        seal: `FW${page}${row}`,
        packages: '640',
        packageType: 'CT',
        weight: '18420.5',
        volume: '61.2',
      })),
    }))
    const { state } = await call(page, 'POST', `${url}/api/si/draft`, { document: { ...document, commodities } })
    return `${url}/shippingInstructionsDetails?type=edit&id=${state.id}`
  },
}

const WEIGHT_COLUMNS = ['containerNo', 'method', 'unit', 'cargo', 'dunnage', 'tare', 'mass']

/** @type {MeasuredForm} */
const weights = {
  name: `grid of weights, ${ROWS} rows`,
  fields: [
    { path: `rows.${ROWS / 2}.mass`, texts: ['12', '34', '5', '6'] },
    { path: 'rows.3.cargo', texts: ['18', '42', '0', '.5'] },
    { path: `rows.${ROWS - 1}.containerNo`, texts: ['fwb', 'u00', '04', '9'] },
    { path: 'bookings.0.weighedPlace', texts: ['Beilun', ' weigh', 'bridge', ' 2'] },
  ],
  lastField: `rows.${ROWS - 1}.mass`,
  floor: {
    fields: String(ROWS),
    columns: WEIGHT_COLUMNS.join(),
    list: 'rows',
    singles: 'bookings.0.weighedPlace',
  },
  goal: 'at most 2 times the floor',
  isFast: (ours, floor) => Number(ratioTo(p98(ours), p98(floor))) <= 2,
  make: async (page, url) => {
    const { columns } = await call(page, 'POST', `${url}/api/bookings/list`, {})
    const numbers = columns.bookingNo.filter(Boolean).slice(0, 90).join()
    const { bookings } = await call(page, 'GET', `${url}/api/vgm/search?type=booking&numbers=${numbers}`)
    const isOpen = (/** @type {any} */ one) => one.state === null && one.bookingStatus === 'Approved'
    const { header, document } = bookings.find(isOpen)
    const [row] = document.rows.length > 0 ? document.rows : [{ method: 'SM1', unit: 'KG', tare: '3940' }]
    const rows = Array.from({ length: ROWS }, (_, at) => ({ ...row, containerNo: containerNumber(at), mass: '24000' }))
    const { bookingNo } = header
    await call(page, 'POST', `${url}/api/vgm/draft`, { bookingNo, revision: 0, document: { ...document, rows } })
    const criteria = { type: 'VG', search: 'booking', numbers: bookingNo, open: [bookingNo] }
    return `${url}/vgmDetails?criteria=${Buffer.from(JSON.stringify(criteria)).toString('base64url')}`
  },
}

/** The documents of a shipper. */
export const measuredForms = [request, instruction, weights]

const SHOWN_ROWS = 40

/** The sheet of a rep's next voyage: only the rows near the window are on the page, so the bare page has as many.
 * @type {MeasuredForm} */
export const sheet = {
  name: 'sheet of allocations, 5000 rows',
  fields: [
    { path: 'rows.2.demandTeu', texts: ['1', '2', '3', '4'] },
    { path: 'rows.5.protectFeu', texts: ['1', '0', '2', '1'] },
    { path: 'rows.8.releaseTeu', texts: ['1', '2', '0', '1'] },
    { path: 'rows.9.remarks', texts: ['waits ', 'for the ', 'letter ', 'of credit'] },
  ],
  lastField: 'rows.9.releaseTeu',
  floor: {
    fields: String(SHOWN_ROWS),
    columns: 'demandTeu,demandFeu,protectTeu,protectFeu,releaseTeu,releaseFeu,remarks',
    list: 'rows',
    singles: 'account',
  },
  goal: 'at most 2 times the floor',
  isFast: (ours, floor) => Number(ratioTo(p98(ours), p98(floor))) <= 2,
  firstRows: { call: '/api/allocation/search', ms: 300 },
  make: async (_page, url) => `${url}/repSalesView`,
}

/** A container number with its check digit, by ISO 6346. @param {number} serial */
function containerNumber(serial) {
  const number = `FWBU${String(serial).padStart(6, '0')}`
  const weightOf = (/** @type {string} */ letter) => {
    const at = letter.charCodeAt(0) - 65
    return at < 0 ? Number(letter) : 10 + at + Math.floor((at + 9) / 10)
  }
  const sum = [...number].reduce((total, letter, at) => total + weightOf(letter) * 2 ** at, 0)
  return `${number}${(sum % 11) % 10}`
}

/** Calls the portal as the person on this page.
 * @param {Page} page
 * @param {string} method
 * @param {string} address
 * @param {object} [body] */
const call = (page, method, address, body) =>
  page.evaluate(
    async ({ method, address, body }) => {
      const { tokenType, accessToken } = JSON.parse(localStorage.getItem('session') ?? '{}')
      const reply = await fetch(address, {
        method,
        headers: {
          authorization: `${tokenType} ${accessToken}`,
          ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (!reply.ok) throw new Error(`${address} was not taken: ${await reply.text()}`)
      return reply.json()
    },
    { method, address, body },
  )

/** @param {Page} page
 * @param {string} path */
export const fieldAt = (page, path) => page.locator(selectorOf(path)).first()

/** @param {string} path */
export const selectorOf = (path) => `[id$="_${path}"]`

/** Opens a page and waits for its last field. Gives the milliseconds from the navigation until it is drawn.
 * @param {Page} page
 * @param {string} address
 * @param {string} lastField */
export async function openForm(page, address, lastField) {
  await page.goto(address)
  await fieldAt(page, lastField).waitFor({ state: 'attached' })
  const ms = await page.evaluate(() => /** @type {any} */ (window).clocks.painted())
  await settle(page)
  return Number(ms)
}
