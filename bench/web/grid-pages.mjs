// @ts-check
// The measured grids, each with the most rows and as many columns as the goals require.

/** @typedef {object} GridPage
 * @property {string} title
 * @property {string} path
 * @property {string} route its name in the build's own list
 * @property {string} call the call that returns its rows
 * @property {'gridPrefCD' | 'gridPrefBD'} grid
 * @property {'fleet' | 'bookings'} cargo where its rows come from
 * @property {number} rows
 * @property {string[]} columns the shown ones, of every kind
 * @property {string[]} sorts visible columns to sort by
 * @property {{ id: string, texts: string[] }} filter the filtered column, and the typed texts */

/** @type {GridPage} */
const containersPage = {
  title: 'container dashboard',
  path: `/containerdash?criteria=${Buffer.from('{}').toString('base64url')}`, // all, not those that are open
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

/** @type {GridPage} */
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
