import { z } from 'zod'
import { anyOf } from '../kit/access.ts'
import { endpoint } from '../kit/endpoint.ts'
import * as shapes from './form-upload.schema.ts'
import { formAccess } from './form-upload.values.ts'

const anyForm = anyOf('GE0005', 'BR', 'BS', 'SI', 'VG')
/** Why a file cannot be read. */
export const unreadableFile = [
  'UP0012', 'UP0013', 'UP0014', 'UP0015', 'UP0016', 'UP0017', 'UP0018', 'UP0019', 'UP0020', 'UP0021', 'UP0022', 'UP0023',
  'UP0024', 'UP0025', 'UP0026', 'UP0036',
] as const // biome-ignore format: one line of codes reads better

export const getFormUrl = endpoint({
  method: 'GET',
  path: '/api/edi/formUrl',
  summary: 'Where the empty form for uploads is fetched.',
  allow: anyForm,
  errors: ['BR0001', 'GE0005', 'VGM0004'],
  query: shapes.FormQuery,
  reply: shapes.FormUrl,
})
export const getForm = endpoint({
  method: 'GET',
  path: '/api/edi/form',
  summary: 'The empty form as a workbook, with lists of what the caller can choose from.',
  allow: anyForm,
  errors: ['BR0001', 'GE0005', 'VGM0004'],
  query: shapes.FormQuery,
  reply: z.string(),
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  file: true,
  limited: true,
})
export const readBookingForms = endpoint({
  method: 'POST',
  path: '/api/bookings/xlsparse',
  summary: 'Reads a workbook, csv or pasted rows and judges each booking in it. Kept for a day, sent by another call.',
  allow: formAccess.booking,
  errors: [...unreadableFile, 'UP0011', 'GE0004', 'GE0013', 'GE0014', 'GE0015'],
  query: shapes.FileRead,
  bytes: true,
  reply: shapes.UploadPreview,
  stateless: true,
  limited: true,
})
export const listBookingForms = endpoint({
  method: 'GET',
  path: '/api/bookings/forms',
  summary: 'The files that the caller uploaded within a day.',
  allow: formAccess.booking,
  errors: [],
  reply: shapes.UploadList,
})
export const getBookingForms = endpoint({
  method: 'GET',
  path: '/api/bookings/forms/preview',
  summary: 'One of those files as it was read, judged anew.',
  allow: formAccess.booking,
  errors: ['UP0010'],
  query: shapes.UploadQuery,
  reply: shapes.UploadPreview,
})
export const sendBookingForms = endpoint({
  method: 'POST',
  path: '/api/bookings/forms',
  summary: 'Sends all bookings of a file as booking requests, or none; where asked for, those without problems.',
  allow: formAccess.booking,
  errors: ['UP0002', 'UP0009', 'UP0010', 'UP0031', 'UP0033', 'UP0039', 'BR0055'],
  body: shapes.FormsSent,
  reply: shapes.SendingOutcome,
})
export const dropBookingForms = endpoint({
  method: 'DELETE',
  path: '/api/bookings/forms',
  summary: 'Forgets a file that was uploaded; what it was sent as stays.',
  allow: formAccess.booking,
  errors: [],
  query: shapes.UploadQuery,
  reply: z.object({ id: z.uuid() }),
})
export const readSiForms = endpoint({
  method: 'POST',
  path: '/api/si/xlsparse',
  summary: 'Reads a workbook, csv or pasted rows and judges each shipping instruction in it. Kept for a day.',
  allow: formAccess.si,
  errors: [...unreadableFile, 'UP0011', 'GE0004', 'GE0013', 'GE0014', 'GE0015'],
  query: shapes.FileRead,
  bytes: true,
  reply: shapes.UploadPreview,
  stateless: true,
  limited: true,
})
export const listSiForms = endpoint({
  method: 'GET',
  path: '/api/si/forms',
  summary: 'The files of shipping instructions that the caller uploaded within a day.',
  allow: formAccess.si,
  errors: [],
  reply: shapes.UploadList,
})
export const getSiForms = endpoint({
  method: 'GET',
  path: '/api/si/forms/preview',
  summary: 'One of those files as it was read, judged anew.',
  allow: formAccess.si,
  errors: ['UP0010'],
  query: shapes.UploadQuery,
  reply: shapes.UploadPreview,
})
export const sendSiForms = endpoint({
  method: 'POST',
  path: '/api/si/forms',
  summary:
    'Sends all shipping instructions of a file, or none; where asked for, those without problems, or all as drafts.',
  allow: formAccess.si,
  errors: ['UP0002', 'UP0009', 'UP0010', 'UP0031', 'UP0033', 'UP0039', 'GE0009'],
  body: shapes.SiFormsSent,
  reply: shapes.SendingOutcome,
})
export const dropSiForms = endpoint({
  method: 'DELETE',
  path: '/api/si/forms',
  summary: 'Forgets a file of shipping instructions; what it was sent as stays.',
  allow: formAccess.si,
  errors: [],
  query: shapes.UploadQuery,
  reply: z.object({ id: z.uuid() }),
})
export const readVgmForms = endpoint({
  method: 'POST',
  path: '/api/vgm/xlsparse',
  summary: 'Reads a workbook, csv or pasted rows and judges the weight of each container in it. Kept for a day.',
  allow: formAccess.vgm,
  errors: [...unreadableFile, 'UP0011', 'GE0004', 'GE0013', 'GE0014', 'GE0015'],
  query: shapes.FileRead,
  bytes: true,
  reply: shapes.UploadPreview,
  stateless: true,
  limited: true,
})
export const listVgmForms = endpoint({
  method: 'GET',
  path: '/api/vgm/forms',
  summary: 'The files of weights that the caller uploaded within a day.',
  allow: formAccess.vgm,
  errors: [],
  reply: shapes.UploadList,
})
export const getVgmForms = endpoint({
  method: 'GET',
  path: '/api/vgm/forms/preview',
  summary: 'One of those files as it was read, judged anew.',
  allow: formAccess.vgm,
  errors: ['UP0010'],
  query: shapes.UploadQuery,
  reply: shapes.UploadPreview,
})
export const sendVgmForms = endpoint({
  method: 'POST',
  path: '/api/vgm/forms',
  summary: 'Sends the verified gross mass of all containers of a file, or of none.',
  allow: formAccess.vgm,
  errors: ['UP0002', 'UP0009', 'UP0010', 'UP0031', 'UP0033', 'UP0039', 'GE0009', 'VGM0033'],
  body: shapes.VgmFormsSent,
  reply: shapes.SendingOutcome,
})
export const dropVgmForms = endpoint({
  method: 'DELETE',
  path: '/api/vgm/forms',
  summary: 'Forgets a file of weights; what was sent of it stays.',
  allow: formAccess.vgm,
  errors: [],
  query: shapes.UploadQuery,
  reply: z.object({ id: z.uuid() }),
})
