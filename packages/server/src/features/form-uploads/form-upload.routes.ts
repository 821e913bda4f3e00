import * as calls from '@fairway/contract/form-uploads/form-upload.endpoints'
import { refuse } from '@fairway/contract/kit/general.errors'
import type { Serve } from '../../platform/serve.ts'

/** Bookings, and later shipping instructions, that come as files. */
export function formUploadRoutes(serve: Serve) {
  serve(calls.getFormUrl, () => refuse('GE0002'))
  serve(calls.getForm, () => refuse('GE0002'))
  serve(calls.readBookingForms, () => refuse('GE0002'))
  serve(calls.listBookingForms, async () => ({ uploads: [] }))
  serve(calls.getBookingForms, () => refuse('GE0002'))
  serve(calls.sendBookingForms, () => refuse('GE0002'))
  serve(calls.dropBookingForms, () => refuse('GE0002'))
}
