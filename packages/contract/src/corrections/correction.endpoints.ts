import { bookingErrors } from '../bookings/bookings.errors.ts'
import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import * as shapes from './correction.schema.ts'

const { get, post, put, remove } = callsFor(anyOf('GE0005', 'BC', 'BP'))
const shipment = ['BC0001', 'BC0002'] as const
/** Why a shipment cannot be corrected at this moment. */
const unfit = ['BC0003', 'BC0004', 'BC0005', 'BC0011', 'BC0012'] as const
/** Every code that a field of a document can be refused with. */
const documentCodes = (Object.keys(bookingErrors) as (keyof typeof bookingErrors)[]).filter(
  (code) => code >= 'BR0008' && code <= 'BR0054', // the keys of the catalogue itself
)

export const searchCorrections = post('/api/corrections/v2/search', {
  summary: 'Corrections that the caller’s organisations started, as columns; more than 3000 are refused.',
  errors: ['BD0003', 'BD0004', 'BD0006', 'BD0008'],
  body: shapes.CorrectionSearch,
  reply: shapes.CorrectionList,
  stateless: true,
  limited: true,
})
export const checkPermission = get('/api/corrections/v2/checkPermission', {
  summary: 'Whether a correction of a shipment may be started, and why not.',
  errors: shipment,
  query: shapes.ShipmentQuery,
  reply: shapes.CorrectionPermission,
  limited: true,
})
export const listCorrections = get('/api/corrections/v2/list', {
  summary: 'All corrections of one shipment that the caller’s organisations started.',
  errors: shipment,
  query: shapes.ShipmentQuery,
  reply: shapes.ShipmentCorrections,
})
export const viewCorrection = get('/api/corrections/v2/view', {
  summary: 'One correction with its document and the booking that it was started from.',
  errors: ['BC0006'],
  query: shapes.CorrectionQuery,
  reply: shapes.CorrectionDetail,
})
export const actOnCorrection = post('/api/corrections/v2/action', {
  summary:
    'Starts a correction of a shipment, after a completed one only where that is confirmed, or sends one to the carrier.',
  errors: [...shipment, ...unfit, 'BC0006', 'BC0007', 'BC0008', 'BC0009', 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.CorrectionCommand,
  reply: shapes.CorrectionOutcome,
})
export const updateCorrection = put('/api/corrections/v2/update', {
  summary: 'Keeps a correction as it is, without sending it.',
  errors: ['BC0006', 'BC0008', 'BC0009', 'GE0007'],
  body: shapes.CorrectionInput,
  reply: shapes.CorrectionOutcome,
})
export const deleteCorrection = remove('/api/corrections/v2/deleteBooking', {
  summary: 'Deletes a correction that was not sent, or was rejected.',
  errors: ['BC0006', 'BC0008', 'GE0007'],
  query: shapes.CorrectionDeletion,
  reply: shapes.CorrectionCodeReply,
})
export const reApproveCorrection = post('/api/corrections/v2/reApproveBooking', {
  summary: 'Sends a rejected correction again, as it is or changed, to be approved after all.',
  errors: ['BC0003', 'BC0004', 'BC0006', 'BC0007', 'BC0008', 'BC0009', 'BC0011', 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.CorrectionSubmission,
  reply: shapes.CorrectionOutcome,
})
export const checkLatestBookingData = get('/api/corrections/v2/checkLatestBookingData', {
  summary: 'Whether the booking is still what a correction was started from.',
  errors: ['BC0006'],
  query: shapes.CorrectionQuery,
  reply: shapes.LatestCheck,
})
export const getCorrectionHistory = get('/api/corrections/v2/history', {
  summary: 'The versions of a correction, and what the carrier said of each.',
  errors: ['BC0006'],
  query: shapes.CorrectionQuery,
  reply: shapes.CorrectionHistory,
})
export const compareCorrections = get('/api/corrections/v2/compare', {
  summary: 'Two versions of a correction with their documents.',
  errors: ['BC0006'],
  query: shapes.CorrectionCompareQuery,
  reply: shapes.CorrectionComparison,
})
