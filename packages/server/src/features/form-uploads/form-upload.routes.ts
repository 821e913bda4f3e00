import * as calls from '@fairway/contract/form-uploads/form-upload.endpoints'
import type { Serve } from '../../platform/http/serve.ts'
import type { Sheets } from '../../ports/sheets/sheets.port.ts'
import { fetchForm, getFormUrl } from './empty-form.actions.ts'
import { dropFile, listFiles, previewFile, readFile } from './upload-reading.actions.ts'
import { sendFile } from './upload-sending.actions.ts'

export interface UploadParts {
  sheets: Sheets
  carrierName: () => Promise<string>
}

/** Bookings, and later shipping instructions, that come as files. */
export function formUploadRoutes(serve: Serve, parts: UploadParts) {
  serve(calls.getFormUrl, (context, { query }) => getFormUrl(context, query))
  serve(calls.getForm, (context, { query }) => fetchForm(parts, context, query))
  serve(calls.readBookingForms, (context, file) => readFile(context, parts.sheets, file))
  serve(calls.listBookingForms, (context) => listFiles(context))
  serve(calls.getBookingForms, (context, { query }) => previewFile(context, query.id))
  serve(calls.sendBookingForms, (context, { body }) => sendFile(context, body))
  serve(calls.dropBookingForms, (context, { query }) => dropFile(context, query.id))
}
