import { bookingErrors } from '../bookings/bookings.errors.ts'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './correction.schema.ts'

const allow = anyOf('GE0005', 'BC', 'BP')
const shipment = ['BC0001', 'BC0002'] as const
/** Why a shipment cannot be corrected at this moment. */
const unfit = ['BC0003', 'BC0004', 'BC0005', 'BC0011', 'BC0012'] as const
/** Every code that a field of a document can be refused with. */
const documentCodes = (Object.keys(bookingErrors) as (keyof typeof bookingErrors)[]).filter(
  (code) => code >= 'BR0008' && code <= 'BR0054', // the keys of the catalogue itself
)

export const searchCorrections = endpoint({
  method: 'POST',
  path: '/api/corrections/v2/search',
  summary: 'Corrections that the caller’s organisations started, as columns; more than 3000 are refused.',
  allow,
  errors: ['BD0003', 'BD0004', 'BD0006', 'BD0008'],
  body: shapes.CorrectionSearch,
  reply: shapes.CorrectionList,
  stateless: true,
  limited: true,
})
export const checkPermission = endpoint({
  method: 'GET',
  path: '/api/corrections/v2/checkPermission',
  summary: 'Whether a correction of a shipment may be started, and why not.',
  allow,
  errors: shipment,
  query: shapes.ShipmentQuery,
  reply: shapes.CorrectionPermission,
  limited: true,
})
export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/corrections/v2/list',
  summary: 'All corrections of one shipment that the caller’s organisations started.',
  allow,
  errors: shipment,
  query: shapes.ShipmentQuery,
  reply: shapes.ShipmentCorrections,
})
export const viewCorrection = endpoint({
  method: 'GET',
  path: '/api/corrections/v2/view',
  summary: 'One correction with its document and the booking that it was started from.',
  allow,
  errors: ['BC0006'],
  query: shapes.CorrectionQuery,
  reply: shapes.CorrectionDetail,
})
export const actOnCorrection = endpoint({
  method: 'POST',
  path: '/api/corrections/v2/action',
  summary:
    'Starts a correction of a shipment, after a completed one only where that is confirmed, or sends one to the carrier.',
  allow,
  errors: [...shipment, ...unfit, 'BC0006', 'BC0007', 'BC0008', 'BC0009', 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.CorrectionCommand,
  reply: shapes.CorrectionOutcome,
})
export const updateCorrection = endpoint({
  method: 'PUT',
  path: '/api/corrections/v2/update',
  summary: 'Keeps a correction as it is, without sending it.',
  allow,
  errors: ['BC0006', 'BC0008', 'BC0009', 'GE0007'],
  body: shapes.CorrectionInput,
  reply: shapes.CorrectionOutcome,
})
export const deleteCorrection = endpoint({
  method: 'DELETE',
  path: '/api/corrections/v2/deleteBooking',
  summary: 'Deletes a correction that was not sent, or was rejected.',
  allow,
  errors: ['BC0006', 'BC0008', 'GE0007'],
  query: shapes.CorrectionDeletion,
  reply: shapes.CorrectionCodeReply,
})
export const reApproveCorrection = endpoint({
  method: 'POST',
  path: '/api/corrections/v2/reApproveBooking',
  summary: 'Sends a rejected correction again, as it is or changed, to be approved after all.',
  allow,
  errors: ['BC0003', 'BC0004', 'BC0006', 'BC0007', 'BC0008', 'BC0009', 'BC0011', 'GE0007', 'GE0009', ...documentCodes],
  body: shapes.CorrectionSubmission,
  reply: shapes.CorrectionOutcome,
})
export const checkLatestBookingData = endpoint({
  method: 'GET',
  path: '/api/corrections/v2/checkLatestBookingData',
  summary: 'Whether the booking is still what a correction was started from.',
  allow,
  errors: ['BC0006'],
  query: shapes.CorrectionQuery,
  reply: shapes.LatestCheck,
})
export const getCorrectionHistory = endpoint({
  method: 'GET',
  path: '/api/corrections/v2/history',
  summary: 'The versions of a correction, and what the carrier said of each.',
  allow,
  errors: ['BC0006'],
  query: shapes.CorrectionQuery,
  reply: shapes.CorrectionHistory,
})
export const compareCorrections = endpoint({
  method: 'GET',
  path: '/api/corrections/v2/compare',
  summary: 'Two versions of a correction with their documents.',
  allow,
  errors: ['BC0006'],
  query: shapes.CorrectionCompareQuery,
  reply: shapes.CorrectionComparison,
})
