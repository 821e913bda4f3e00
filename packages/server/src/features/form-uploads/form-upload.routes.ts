import * as calls from '@fairway/contract/form-uploads/form-upload.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { Sheets } from '../../ports/sheets/sheets.port.ts'
import { bookingFiles } from './booking-forms/booking-files.ts'
import { fetchForm, getFormUrl } from './empty-form.actions.ts'
import { sendInstructions } from './si-forms/si-drafts.actions.ts'
import { siFiles } from './si-forms/si-files.ts'
import { dropFile, listFiles, previewFile, readFile } from './upload-reading.actions.ts'
import { sendFile } from './upload-sending.actions.ts'
import { sendWeighings, vgmFiles } from './vgm-forms/vgm-files.ts'

export interface UploadParts {
  sheets: Sheets
  carrierName: () => Promise<string>
}

/** Bookings, shipping instructions and weights that come as files. */
export function formUploadRoutes(serve: Serve, parts: UploadParts) {
  serve(calls.getFormUrl, (context, { query }) => getFormUrl(context, query))
  serve(calls.getForm, (context, { query }) => fetchForm(parts, context, query))
  serve(calls.readBookingForms, (context, file) => readFile(bookingFiles, context, parts.sheets, file))
  serve(calls.listBookingForms, (context) => listFiles(context, 'booking'))
  serve(calls.getBookingForms, (context, { query }) => previewFile(bookingFiles, context, query.id))
  serve(calls.sendBookingForms, (context, { body }) => sendFile(bookingFiles, context, body))
  serve(calls.dropBookingForms, (context, { query }) => dropFile(context, 'booking', query.id))
  serve(calls.readSiForms, (context, file) => readFile(siFiles, context, parts.sheets, file))
  serve(calls.listSiForms, (context) => listFiles(context, 'si'))
  serve(calls.getSiForms, (context, { query }) => previewFile(siFiles, context, query.id))
  serve(calls.sendSiForms, (context, { body }) => sendInstructions(context, body))
  serve(calls.dropSiForms, (context, { query }) => dropFile(context, 'si', query.id))
  serve(calls.readVgmForms, (context, file) => readFile(vgmFiles, context, parts.sheets, file))
  serve(calls.listVgmForms, (context) => listFiles(context, 'vgm'))
  serve(calls.getVgmForms, (context, { query }) => previewFile(vgmFiles, context, query.id))
  serve(calls.sendVgmForms, (context, { body }) => sendWeighings(context, body))
  serve(calls.dropVgmForms, (context, { query }) => dropFile(context, 'vgm', query.id))
}
