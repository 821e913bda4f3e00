// @ts-check
import { measureStream } from '../stream.mjs'
import { measureAccounts } from './accounts.mjs'
import { measureAdminSearch } from './admin-search.mjs'
import { measureAllocation } from './allocation.mjs'
import { measureAllocationSheet } from './allocation-sheet.mjs'
import { measureBills } from './bills.mjs'
import { measureBookings } from './bookings.mjs'
import { measureDashboard } from './dashboard.mjs'
import { measureDetention } from './detention.mjs'
import { measureEstimates } from './estimates.mjs'
import { measureGuards } from './guards.mjs'
import { measureHome } from './home.mjs'
import { measureInstructions } from './instructions.mjs'
import { measureIntake } from './intake.mjs'
import { measureLargeDemo } from './large-demo.mjs'
import { measureLargeInstruction } from './large-instruction.mjs'
import { measureLetters } from './letters.mjs'
import { measureMap } from './map.mjs'
import { measureOutbox } from './outbox.mjs'
import { measurePalette } from './palette.mjs'
import { measurePapers } from './papers.mjs'
import { measurePublicCalls } from './public-calls.mjs'
import { measureRequests } from './requests.mjs'
import { measureScale } from './scale.mjs'
import { measureSchedules } from './schedules.mjs'
import { measureSeals } from './seals.mjs'
import { measureUploads } from './uploads.mjs'
import { measureWatching } from './watching.mjs'
import { measureWeighings } from './weighings.mjs'

/** @typedef {object} Part
 * @property {string} title
 * @property {(run: import('../run.mjs').Run) => Promise<import('../load/verdict.mjs').Section>} measure
 * @property {'waiting' | 'no server'} [beside] a quick run measures what mostly waits beside what starts no server */

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
    [only.has('watching'), { title: 'Watching', measure: measureWatching }],
    [only.has('stream'), { title: 'Live pages', measure: measureStream, beside: 'waiting' }],
    [only.has('accounts'), { title: 'Accounts', measure: measureAccounts }],
    [only.has('admin'), { title: 'An admin’s search', measure: measureAdminSearch }],
    [only.has('dashboard'), { title: 'The container dashboard', measure: measureDashboard }],
    [only.has('requests'), { title: 'Booking requests', measure: measureRequests }],
    [only.has('uploads'), { title: 'Bookings that come as files', measure: measureUploads }],
    [only.has('weighings'), { title: 'Weights that come as a file', measure: measureWeighings }],
    [only.has('instructions'), { title: 'Shipping instructions', measure: measureInstructions }],
    [only.has('instructions'), { title: 'The largest shipping instruction', measure: measureLargeInstruction }],
    [only.has('bookings'), { title: 'The booking dashboard', measure: measureBookings }],
    [only.has('bills'), { title: 'The billing page', measure: measureBills }],
    [only.has('allocation'), { title: 'The space forecast', measure: measureAllocation }],
    [only.has('allocation'), { title: 'The rep’s sheet', measure: measureAllocationSheet }],
    [only.has('home'), { title: 'The Home Page', measure: measureHome }],
    [only.has('palette'), { title: 'The palette', measure: measurePalette }],
    [only.has('estimates'), { title: 'Estimates after a rule changed', measure: measureEstimates }],
    [only.has('guards'), { title: 'What takes longer than it should', measure: measureGuards, beside: 'no server' }],
    [only.has('papers'), { title: 'Papers', measure: measurePapers, beside: 'no server' }],
    [only.has('seals'), { title: 'Seals', measure: measureSeals, beside: 'no server' }],
    [only.has('letters'), { title: 'Blanket letters', measure: measureLetters, beside: 'no server' }],
    [only.has('detention'), { title: 'The detention calculator', measure: measureDetention, beside: 'no server' }],
    [only.has('schedules'), { title: 'Schedules', measure: measureSchedules }],
    [only.has('map'), { title: 'The map', measure: measureMap, beside: 'no server' }],
    [only.has('large-demo'), { title: 'The large demo', measure: measureLargeDemo }],
  ]
  return all.filter(([isSelected]) => isSelected).map(([, part]) => part)
}
