import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { WeighingTicket } from './vgm.schema.ts'
import * as shapes from './vgm-files.schema.ts'

const { post, remove } = callsFor(anyOf('VGM0004', 'VG'))

export const addWeighingTicket = post('/api/vgm/ticket', {
  summary: 'Keeps a photo or PDF of a weighing ticket with a booking; its kind is told by its contents.',
  errors: ['VGM0001', 'VGM0002', 'VGM0003', 'VGM0035', 'VGM0037', 'GE0013', 'GE0014'],
  query: shapes.TicketUpload,
  bytes: true,
  reply: WeighingTicket,
  limited: true,
})
export const removeWeighingTicket = remove('/api/vgm/ticket', {
  summary: 'Removes a weighing ticket.',
  errors: ['VGM0001', 'VGM0038', 'VGM0042'],
  query: shapes.TicketQuery,
  reply: shapes.TicketRemoved,
})
export const mailVgmCertificate = post('/api/vgm/certificate', {
  summary: 'Mails the certificate of a booking, or of one of its containers, as a PDF.',
  errors: ['VGM0001', 'VGM0039', 'GE0012', 'GE0017', 'GE0018'],
  body: shapes.CertificateMail,
  reply: shapes.VgmCodeReply,
  limited: true,
})
