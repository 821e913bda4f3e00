// @ts-check
// The grids that are measured, each with as many rows as it may have and as many columns as the goals speak of.

/** @typedef {object} Board
 * @property {string} title
 * @property {string} path
 * @property {string} route its name in the build's own list
 * @property {string} call what answers with its rows
 * @property {'gridPrefCD' | 'gridPrefBD'} grid
 * @property {'fleet' | 'bookings'} cargo where its rows come from
 * @property {number} rows
 * @property {string[]} columns those that are shown, of every kind that there is
 * @property {string[]} sorts columns in sight that are sorted by
 * @property {{ id: string, texts: string[] }} filter the column that is filtered, and what is typed */

/** @type {Board} */
const containersPage = {
  title: 'container dashboard',
  path: '/containerdash',
  route: 'container-dashboard',
  call: '/api/cargo/containers',
  grid: 'gridPrefCD',
  cargo: 'fleet',
  rows: 5000,
  columns: [
    'containerNo', 'equipment', 'stage', 'location', 'event', 'eventAt', 'vvd', 'arrivalAt', 'availability', 'lastFreeOn', 'holds',
    'destination', 'bookingNo', 'blNumbers', 'ediRef', 'vessel', 'portOfLoading', 'portOfDischarge', 'departureAt', 'availableAt',
    'deliveryAt', 'freeDays', 'detentionDays', 'seal', 'weightKg',
  ], // biome-ignore format: a list of names
  sorts: ['stage', 'location', 'equipment', 'event', 'containerNo'],
  filter: { id: 'containerNo', texts: ['FWYU', 'FWXU', 'U 48', 'FWBU'] },
}

/** @type {Board} */
const bookings = {
  title: 'booking dashboard',
  path: '/bookingdash',
  route: 'booking-dashboard',
  call: '/api/bookings/list',
  grid: 'gridPrefBD',
  cargo: 'bookings',
  rows: 3000,
  columns: [
    'bookingNo', 'status', 'origin', 'destination', 'vvd', 'departureAt', 'days', 'siStatus', 'siDueAt', 'vgmStatus', 'vgmDueAt',
    'containers', 'hold', 'ams', 'equipment', 'release', 'blNumbers', 'correction', 'customerReference', 'consignee', 'ediRef',
    'vessel', 'billStatus', 'quantity', 'bookedAt',
  ], // biome-ignore format: a list of names
  sorts: ['status', 'origin', 'destination', 'vvd', 'bookingNo'],
  filter: { id: 'bookingNo', texts: ['27', '814', '39', '5'] },
}

export const gridPages = [containersPage, bookings]
