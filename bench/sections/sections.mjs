// @ts-check
import { measureStream } from '../stream.mjs'
import { measureAccounts } from './accounts.mjs'
import { measureAdminSearch } from './admin-search.mjs'
import { measureBookings } from './bookings.mjs'
import { measureDashboard } from './dashboard.mjs'
import { measureEstimates } from './estimates.mjs'
import { measureGuards } from './guards.mjs'
import { measureHome } from './home.mjs'
import { measureIntake } from './intake.mjs'
import { measureMap } from './map.mjs'
import { measureOutbox } from './outbox.mjs'
import { measurePublicCalls } from './public-calls.mjs'
import { measureRequests } from './requests.mjs'
import { measureScale } from './scale.mjs'
import { measureUploads } from './uploads.mjs'

/** @typedef {{ title: string, measure: (run: import('../run.mjs').Run) => Promise<import('../load/verdict.mjs').Section> }} Part */

/** The requested sections, in the order of measuring.
 * @param {Set<string>} only
 * @returns {Part[]} */
export function sections(only) {
  const withPeers = only.has('peers')
  /** @type {[boolean, Part][]} */
  const all = [
    [
      only.has('search') || withPeers,
      { title: 'Public search and detail', measure: (run) => measurePublicCalls(run, { withPeers }) },
    ],
    [only.has('scale'), { title: 'Scale', measure: measureScale }],
    [only.has('intake'), { title: 'Events in', measure: measureIntake }],
    [only.has('outbox'), { title: 'Submissions out', measure: measureOutbox }],
    [only.has('stream'), { title: 'Live pages', measure: measureStream }],
    [only.has('accounts'), { title: 'Accounts', measure: measureAccounts }],
    [only.has('admin'), { title: 'An admin’s search', measure: measureAdminSearch }],
    [only.has('dashboard'), { title: 'The container dashboard', measure: measureDashboard }],
    [only.has('requests'), { title: 'Booking requests', measure: measureRequests }],
    [only.has('uploads'), { title: 'Bookings that come as files', measure: measureUploads }],
    [only.has('bookings'), { title: 'The booking dashboard', measure: measureBookings }],
    [only.has('home'), { title: 'The Home Page', measure: measureHome }],
    [only.has('estimates'), { title: 'Estimates after a rule changed', measure: measureEstimates }],
    [only.has('guards'), { title: 'What takes longer than it should', measure: measureGuards }],
    [only.has('map'), { title: 'The map', measure: measureMap }],
  ]
  return all.filter(([isSelected]) => isSelected).map(([, part]) => part)
}
