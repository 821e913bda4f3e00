import { Validation } from '../bookings/requests/booking-request.schema.ts'
import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { shippingInstructionErrors } from './shipping-instruction.errors.ts'
import * as shapes from './shipping-instruction.schema.ts'
import { SiList, SiSearch } from './si-list.schema.ts'

const { get, post, remove } = callsFor(anyOf('GE0005', 'SI', 'BS'))
/** Every code that a document can be refused with: the specification's, and those of further rules. */
const documentCodes = (Object.keys(shippingInstructionErrors) as (keyof typeof shippingInstructionErrors)[]).filter(
  (code) => code >= 'SI0002' && code < 'SI0100', // the keys of the catalogue itself
)

export const searchInstructions = post('/api/si/instructions', {
  summary:
    'Shipping instructions of the caller’s bookings, and those bookings that still need one; over 3000 are refused.',
  errors: ['BD0003', 'BD0004', 'BD0006', 'BD0008'],
  body: SiSearch,
  reply: SiList,
  stateless: true,
  limited: true,
})
export const getInstruction = get('/api/si/instruction', {
  summary: 'One shipping instruction with its document and the booking that it is for.',
  errors: ['SI0001'],
  query: shapes.SiQuery,
  reply: shapes.SiDetail,
})
export const getInstructedBooking = get('/api/si/containers', {
  summary: 'A booking with its containers, bills and cut-offs, by its number, a B/L number or a customer reference.',
  errors: ['SI0001', 'SI0011'],
  query: shapes.SiBookingQuery,
  reply: shapes.SiBooking,
  limited: true,
})
export const getInstructionChoices = get('/api/si/choices', {
  summary: 'The container types and package types that an instruction can name.',
  reply: shapes.SiChoices,
})
export const beginInstruction = get('/api/si/form', {
  summary: 'A new instruction for a booking, filled in with what is known, or from an earlier one or a template.',
  errors: ['GE0002', 'SI0001', 'SI0011', 'SI0031'],
  query: shapes.SiBeginningQuery,
  reply: shapes.SiBeginning,
  limited: true,
})
export const listEarlierInstructions = get('/api/si/earlier', {
  summary: 'Instructions of the same lane that a new one can be copied from, newest first.',
  errors: ['SI0001', 'SI0011'],
  query: shapes.SiBookingQuery,
  reply: shapes.EarlierInstructions,
  limited: true,
})
export const saveInstruction = post('/api/si/draft', {
  summary: 'Saves an instruction as it is, right or not: a new draft, or changes that are not sent yet.',
  errors: ['GE0007', 'SI0001', 'SI0011', 'SI0101', 'SI0102'],
  body: shapes.SiDraftInput,
  largeBody: true,
  reply: shapes.SiOutcome,
})
export const deleteInstruction = remove('/api/si/draft', {
  summary: 'Deletes a draft; changes of a sent instruction that were saved and not sent are discarded.',
  errors: ['GE0007', 'SI0001', 'SI0101'],
  query: shapes.SiDeletion,
  reply: shapes.SiDeleted,
})
export const submitInstruction = post('/api/si/submit', {
  summary: 'Sends an instruction to the carrier: the first time, again after a rejection, changed, or as a correction.',
  errors: ['GE0007', 'GE0009', 'SI0001', 'SI0101', 'SI0102', ...documentCodes],
  body: shapes.SiInput,
  largeBody: true,
  reply: shapes.SiOutcome,
})
export const validateInstruction = post('/api/si/validate', {
  summary: 'What keeps an instruction from being sent, and what its sender has to confirm. Nothing is saved.',
  errors: ['SI0001', 'SI0011'],
  body: shapes.SiInput,
  largeBody: true,
  reply: Validation,
  stateless: true,
})
export const getInstructionHistory = get('/api/si/version', {
  summary: 'The versions of an instruction and what the carrier said of each.',
  errors: ['SI0001'],
  query: shapes.SiQuery,
  reply: shapes.SiHistory,
})
export const compareInstructions = get('/api/si/compare', {
  summary: 'Two versions of an instruction side by side; version 0 is the saved one.',
  errors: ['SI0001'],
  query: shapes.SiCompareQuery,
  reply: shapes.SiComparison,
})
export const decideOnDraft = post('/api/si/siCorrApprove', {
  summary: 'Approves the draft B/L of the carrier, or returns it with remarks.',
  errors: ['GE0007', 'GE0009', 'SI0001', 'SI0026', 'SI0031', 'SI0101', 'SI0103', 'SI0104'],
  body: shapes.DraftDecision,
  reply: shapes.SiOutcome,
})
export const getBlDraft = get('/api/si/bldraft', {
  summary: 'The draft B/L of the carrier beside what was instructed.',
  errors: ['SI0001', 'SI0104'],
  query: shapes.SiQuery,
  reply: shapes.BlDraft,
})
export const sendBlDraft = post('/api/si/blDocsSend', {
  summary: 'Mails the draft B/L as a PDF, a letter to each address.',
  errors: ['GE0012', 'GE0015', 'GE0017', 'GE0018', 'GE0019', 'SI0001', 'SI0104'],
  body: shapes.SiSendDocuments,
  reply: shapes.SiDocumentsSent,
  limited: true,
})
