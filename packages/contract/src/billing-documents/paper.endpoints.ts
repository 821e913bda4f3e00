import { anyOf, carrierWith } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { FileTicket } from '../support/file.schema.ts'
import { billGroups } from './bill-rights.rules.ts'
import { StatementFile } from './invoice.schema.ts'
import * as shapes from './paper.schema.ts'

const { get, post } = callsFor(anyOf('BLD0003', ...billGroups))
const originals = callsFor(anyOf('BLD0003', 'OD'))
const seesBookings = callsFor(anyOf('BD0007', 'BD', 'BR', 'BS', 'BC', 'BP'))
const missing = ['BLD0003', 'BLD0004', 'BLD0006', 'BLD0007', 'BLD0031'] as const

export const getBillPapers = post('/api/billing/papers', {
  summary: 'Which documents of these bills and of their invoices the caller can download by now.',
  errors: ['BLD0003', 'BLD0006', 'GE0004'],
  body: shapes.BillPapersQuery,
  reply: shapes.BillPapers,
  stateless: true,
  limited: true,
})
export const downloadPapers = post('/api/billing/download', {
  summary: 'A ticket for a document of a bill, or for several of them as one zip that is made while it is fetched.',
  errors: [...missing, 'BLD0004', 'BLD0032', 'GE0004', 'GE0015'],
  body: shapes.PaperSelection,
  reply: FileTicket,
  stateless: true,
  limited: true,
})
export const mailPapers = post('/api/billing/documents', {
  summary: 'Mails documents of bills to these addresses, a letter each.',
  errors: [...missing, 'GE0004', 'GE0015', 'GE0017', 'GE0018', 'GE0019'],
  body: shapes.PaperMailing,
  reply: shapes.PaperMailed,
})
export const getOriginals = originals.get('/api/billing/originals', {
  summary: 'The originals of a bill that were issued, and whether the caller may issue the next one.',
  errors: ['BLD0006'],
  query: shapes.OriginalsQuery,
  reply: shapes.Originals,
})
export const issueOriginal = originals.post('/api/billing/originals', {
  summary: 'Issues the next original of a bill. It is fetched once; all later downloads are copies.',
  errors: ['BLD0006', 'BLD0033', 'BLD0034', 'BLD0035', 'BLD0036', 'GE0004', 'GE0015', 'GE0019'],
  body: shapes.IssueOriginal,
  reply: shapes.IssuedOriginal,
  assuming: 'refused',
})
export const downloadStatement = callsFor(anyOf('BLD0003', 'SD')).post('/api/billing/statement', {
  summary: 'A ticket for the statement of account as a PDF.',
  errors: ['BD0003', 'BD0004', 'BD0008', 'BLD0005', 'GE0004', 'GE0015', 'GE0019'],
  body: StatementFile,
  reply: FileTicket,
  stateless: true,
  limited: true,
})
export const getPaperLog = get('/api/billing/documentlog', {
  summary: "Who of the caller's organisations downloaded, mailed or issued a document, and when.",
  errors: [...missing],
  query: shapes.PaperLogQuery,
  reply: shapes.PaperLog,
})
export const getShipmentPapers = seesBookings.get('/api/bookings/papers', {
  summary: 'Every paper of a shipment that the caller may have: who made it, when, and which version it is.',
  errors: ['BD0002', 'GE0004'],
  query: shapes.ShipmentPapersQuery,
  reply: shapes.ShipmentPapers,
})
export const downloadShipmentPapers = seesBookings.post('/api/bookings/papers', {
  summary: 'A ticket for all papers of a shipment as one zip.',
  errors: ['BD0002', 'BLD0031', 'BLD0032', 'GE0004'],
  body: shapes.ShipmentZip,
  reply: FileTicket,
  stateless: true,
  limited: true,
})
export const deliverPaper = callsFor(carrierWith('bookings')).post('/carrier/v1/documents', {
  summary: 'A finished PDF of the carrier, which takes the place of the one that the portal makes.',
  errors: ['GE0003', 'GE0002', 'GE0013', 'GE0014', 'GE0015', 'BLD0037', 'BLD0038', 'BLD0039', 'BLD0040'],
  query: shapes.CarrierPaperQuery,
  bytes: true,
  reply: shapes.CarrierPaperReply,
})

/** All of them, for the list of calls. */
export const paperCalls = [
  getBillPapers,
  downloadPapers,
  mailPapers,
  getOriginals,
  issueOriginal,
  downloadStatement,
  getPaperLog,
  getShipmentPapers,
  downloadShipmentPapers,
  deliverPaper,
] as const
