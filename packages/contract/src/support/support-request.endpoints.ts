import { anyOf, signedIn } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply } from '../kit/reply.schema.ts'
import * as shapes from './support-request.schema.ts'

const people = callsFor(signedIn)
const staff = callsFor(anyOf('GE0005', 'ADMIN', 'CSR'))

export const getContacts = people.get('/api/support/contacts', {
  summary: 'The offices of the carrier with their hours.',
  reply: shapes.SupportContacts,
})
export const addSupportFile = people.post('/api/support/file', {
  summary: 'Keeps a file for a request that is being written; its kind is told by its contents.',
  errors: ['SU0006', 'SU0007', 'SU0008'],
  query: shapes.SupportFileUpload,
  bytes: true,
  reply: shapes.SupportFile,
  limited: true,
})
export const removeSupportFile = people.remove('/api/support/file', {
  summary: 'Removes a file that was not sent yet.',
  errors: ['SU0009'],
  query: shapes.SupportFileQuery,
  reply: shapes.SupportFileRemoved,
})
export const downloadSupportFile = people.get('/api/support/file', {
  summary: 'A file of a request, for whoever sent it and for the people who answer.',
  errors: ['SU0009'],
  query: shapes.SupportFileQuery,
  ...fileReply('application/octet-stream'),
})
export const sendSupportRequest = people.post('/api/support/request', {
  summary: 'Sends a request to an office, by mail too, and numbers it.',
  errors: ['SU0002', 'SU0003', 'SU0004', 'SU0005', 'SU0009', 'SU0011', 'SU0012'],
  body: shapes.SupportRequestInput,
  reply: shapes.SupportRequest,
  limited: true,
})
export const listSupportRequests = people.get('/api/support/requests', {
  summary: "The caller's own requests, newest first.",
  reply: shapes.SupportList,
})
export const getSupportRequest = people.get('/api/support/request', {
  summary: 'One request with its answers, for whoever sent it and for the people who answer.',
  errors: ['SU0001'],
  query: shapes.SupportRequestQuery,
  reply: shapes.SupportRequest,
})
export const writeSupportMessage = people.post('/api/support/message', {
  summary: 'Writes again about an own request; it is open again.',
  errors: ['GE0007', 'SU0001', 'SU0003', 'SU0010', 'SU0013'],
  body: shapes.SupportMessageInput,
  reply: shapes.SupportRequest,
  limited: true,
})
export const listSupportDesk = staff.get('/api/support/desk', {
  summary: 'Requests of all customers for the people who answer, by office and status, the longest waiting first.',
  query: shapes.SupportDeskQuery,
  reply: shapes.SupportList,
})
export const answerSupportRequest = staff.post('/api/support/answer', {
  summary: 'Answers a request, and closes it where nothing is left to say; whoever asked hears of it.',
  errors: ['GE0007', 'SU0001', 'SU0003', 'SU0010', 'SU0013'],
  body: shapes.SupportAnswerInput,
  reply: shapes.SupportRequest,
})

/** All of them, as the list of calls has them. */
export const supportRequestCalls = [
  getContacts, addSupportFile, removeSupportFile, downloadSupportFile, sendSupportRequest, listSupportRequests, getSupportRequest,
  writeSupportMessage, listSupportDesk, answerSupportRequest,
] as const // biome-ignore format: one list
