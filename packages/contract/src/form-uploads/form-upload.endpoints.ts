import { z } from 'zod'
import { anyOf } from '../kit/access.ts'
import { callsFor } from '../kit/endpoint.ts'
import { fileReply, XLSX } from '../kit/reply.schema.ts'
import * as shapes from './form-upload.schema.ts'
import { formAccess } from './form-upload.values.ts'

const bookingForms = callsFor(formAccess.booking)
const siForms = callsFor(formAccess.si)
const vgmForms = callsFor(formAccess.vgm)
const anyForm = callsFor(anyOf('GE0005', 'BR', 'BS', 'SI', 'VG'))
/** Why a file cannot be read. */
export const unreadableFile = [
  'UP0012', 'UP0013', 'UP0014', 'UP0015', 'UP0016', 'UP0017', 'UP0018', 'UP0019', 'UP0020', 'UP0021', 'UP0022', 'UP0023',
  'UP0024', 'UP0025', 'UP0026', 'UP0036',
] as const // biome-ignore format: one line of codes reads better
/** Files of every kind of form are read alike. */
const fileRead = {
  errors: [...unreadableFile, 'UP0011', 'GE0004', 'GE0013', 'GE0014', 'GE0015'],
  query: shapes.FileRead,
  bytes: true,
  reply: shapes.UploadPreview,
  stateless: true,
  limited: true,
} as const

export const getFormUrl = anyForm.get('/api/edi/formUrl', {
  summary: 'Where the empty form for uploads is fetched.',
  errors: ['BR0001', 'GE0005', 'VGM0004'],
  query: shapes.FormQuery,
  reply: shapes.FormUrl,
})
export const getForm = anyForm.get('/api/edi/form', {
  summary: 'The empty form as a workbook, with lists of what the caller can choose from.',
  errors: ['BR0001', 'GE0005', 'VGM0004'],
  query: shapes.FormQuery,
  ...fileReply(XLSX),
  limited: true,
})
export const readBookingForms = bookingForms.post('/api/bookings/xlsparse', {
  summary: 'Reads a workbook, csv or pasted rows and judges each booking in it. Kept for a day, sent by another call.',
  ...fileRead,
})
export const listBookingForms = bookingForms.get('/api/bookings/forms', {
  summary: 'The files that the caller uploaded within a day.',
  reply: shapes.UploadList,
})
export const getBookingForms = bookingForms.get('/api/bookings/forms/preview', {
  summary: 'One of those files as it was read, judged anew.',
  errors: ['UP0010'],
  query: shapes.UploadQuery,
  reply: shapes.UploadPreview,
})
export const sendBookingForms = bookingForms.post('/api/bookings/forms', {
  summary: 'Sends all bookings of a file as booking requests, or none; where asked for, those without problems.',
  errors: ['UP0002', 'UP0009', 'UP0010', 'UP0031', 'UP0033', 'UP0039', 'BR0055'],
  body: shapes.FormsSent,
  reply: shapes.SendingOutcome,
})
export const dropBookingForms = bookingForms.remove('/api/bookings/forms', {
  summary: 'Forgets a file that was uploaded; what it was sent as stays.',
  query: shapes.UploadQuery,
  reply: z.object({ id: z.uuid() }),
})
export const readSiForms = siForms.post('/api/si/xlsparse', {
  summary: 'Reads a workbook, csv or pasted rows and judges each shipping instruction in it. Kept for a day.',
  ...fileRead,
})
export const listSiForms = siForms.get('/api/si/forms', {
  summary: 'The files of shipping instructions that the caller uploaded within a day.',
  reply: shapes.UploadList,
})
export const getSiForms = siForms.get('/api/si/forms/preview', {
  summary: 'One of those files as it was read, judged anew.',
  errors: ['UP0010'],
  query: shapes.UploadQuery,
  reply: shapes.UploadPreview,
})
export const sendSiForms = siForms.post('/api/si/forms', {
  summary:
    'Sends all shipping instructions of a file, or none; where asked for, those without problems, or all as drafts.',
  errors: ['UP0002', 'UP0009', 'UP0010', 'UP0031', 'UP0033', 'UP0039', 'GE0009'],
  body: shapes.SiFormsSent,
  reply: shapes.SendingOutcome,
})
export const dropSiForms = siForms.remove('/api/si/forms', {
  summary: 'Forgets a file of shipping instructions; what it was sent as stays.',
  query: shapes.UploadQuery,
  reply: z.object({ id: z.uuid() }),
})
export const readVgmForms = vgmForms.post('/api/vgm/xlsparse', {
  summary: 'Reads a workbook, csv or pasted rows and judges the weight of each container in it. Kept for a day.',
  ...fileRead,
})
export const listVgmForms = vgmForms.get('/api/vgm/forms', {
  summary: 'The files of weights that the caller uploaded within a day.',
  reply: shapes.UploadList,
})
export const getVgmForms = vgmForms.get('/api/vgm/forms/preview', {
  summary: 'One of those files as it was read, judged anew.',
  errors: ['UP0010'],
  query: shapes.UploadQuery,
  reply: shapes.UploadPreview,
})
export const sendVgmForms = vgmForms.post('/api/vgm/forms', {
  summary: 'Sends the verified gross mass of all containers of a file, or of none.',
  errors: ['UP0002', 'UP0009', 'UP0010', 'UP0031', 'UP0033', 'UP0039', 'GE0009', 'VGM0033'],
  body: shapes.VgmFormsSent,
  reply: shapes.SendingOutcome,
})
export const dropVgmForms = vgmForms.remove('/api/vgm/forms', {
  summary: 'Forgets a file of weights; what was sent of it stays.',
  query: shapes.UploadQuery,
  reply: z.object({ id: z.uuid() }),
})
