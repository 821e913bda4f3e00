import { anyOf } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import { bookingErrors } from '../bookings.errors.ts'
import * as shapes from './booking-request.schema.ts'

const { get, post, remove } = callsFor(anyOf('BR0001', 'BR', 'BS'))
/** Every code that a document can be refused with: the specification's, our own, and those of a range of days. */
const documentCodes = (Object.keys(bookingErrors) as (keyof typeof bookingErrors)[]).filter(
  (code) => (code >= 'BR0008' && code <= 'BR0054') || code >= 'BR0064' || ['BD0003', 'BD0004', 'BD0008'].includes(code), // the keys of the catalogue itself
)

export const searchRequests = post('/api/bookings/search', {
  summary: 'Booking requests of the caller’s organisations as columns; more than 3000 are refused.',
  errors: ['BD0003', 'BD0004', 'BD0006', 'BD0008'],
  body: shapes.RequestSearch,
  reply: shapes.RequestList,
  stateless: true,
  limited: true,
})
export const getRequest = get('/api/bookings/detail', {
  summary: 'One booking request with its document.',
  errors: ['BR0002'],
  query: shapes.RequestQuery,
  reply: shapes.RequestDetail,
})
export const copyRequest = get('/api/bookings/copy', {
  summary: 'The document of a request for a new one: without its reference, vessel and dates.',
  errors: ['BR0002', 'BR0061', 'BR0062'],
  query: shapes.RequestQuery,
  reply: shapes.RequestDetail.pick({ document: true }),
})
export const saveDraft = post('/api/bookings/draft', {
  summary: 'Keeps a request as it is, right or not: a new draft, or changes that are not sent yet.',
  errors: ['BR0002', 'BR0003', 'BR0004', 'BR0011', 'GE0004'],
  body: shapes.DraftInput,
  reply: shapes.RequestOutcome,
})
export const deleteDraft = remove('/api/bookings/draft', {
  summary: 'Deletes a draft; changes of a sent request that were saved and not sent are thrown away.',
  errors: ['BR0002', 'BR0003', 'BR0007'],
  query: shapes.DraftDeletion,
  reply: shapes.RequestCodeReply,
})
export const submitRequest = post('/api/bookings/submit', {
  summary: 'Sends a request to the carrier: the first time, again after a rejection, or as a new version.',
  errors: ['BR0002', 'BR0003', 'BR0004', 'BR0005', 'BR0056', 'BR0063', 'GE0004', ...documentCodes],
  body: shapes.RequestInput,
  reply: shapes.RequestOutcome,
})
export const cancelRequest = post('/api/bookings/cancel', {
  summary: 'Asks the carrier to cancel; a comment says why.',
  errors: ['BR0002', 'BR0003', 'BR0006', 'BR0056', 'BR0057'],
  body: shapes.Cancellation,
  reply: shapes.RequestCodeReply,
})
export const validateRequest = post('/api/bookings/validate', {
  summary: 'What the carrier would refuse a request for, were it sent now. Nothing is saved.',
  errors: ['BR0002', 'GE0004'],
  body: shapes.RequestInput,
  reply: shapes.Validation,
  stateless: true,
})
export const getRequestHistory = get('/api/bookings/history', {
  summary: 'The versions of a request and what the carrier said of each.',
  errors: ['BR0002'],
  query: shapes.RequestQuery,
  reply: shapes.RequestHistory,
})
export const compareVersions = get('/api/bookings/compare', {
  summary: 'Two versions of a request side by side.',
  errors: ['BR0002'],
  query: shapes.CompareQuery,
  reply: shapes.Comparison,
})
export const getConfirmation = get('/api/bookings/confirmation', {
  summary: 'What was sent, as the page of confirmation and its PDF show it.',
  errors: ['BR0002'],
  query: shapes.RequestQuery,
  reply: shapes.Confirmation,
})
export const sendDocuments = post('/api/bookings/documents', {
  summary: 'Mails the confirmation as a PDF.',
  errors: ['BR0002', 'GE0012', 'GE0015', 'GE0017', 'GE0018', 'GE0019'],
  body: shapes.SendDocumentsInput,
  reply: shapes.RequestCodeReply,
  limited: true,
})
