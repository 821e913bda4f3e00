import { refuse as refuseBooking } from '@fairway/contract/bookings/bookings.errors'
import type { BookingColumn } from '@fairway/contract/form-uploads/booking-form/booking-form.values'
import { bookingSheet } from '@fairway/contract/form-uploads/booking-form/booking-sheet.rules'
import { refuse } from '@fairway/contract/form-uploads/form-upload.errors'
import type { SendingOutcome, UploadForm } from '@fairway/contract/form-uploads/form-upload.schema'
import { Refusal } from '@fairway/contract/kit/errors'
import type { Context } from '../../../platform/http/serve.ts'
import { formatContainers, type LockedRequest, requestSubmission, submitForms } from '../../bookings/public.ts'
import type { FileKind } from '../file-kind.ts'
import { type ValidatedForm, validateTable } from './booking-check.actions.ts'

type LockedForm = ValidatedForm<LockedRequest>

const formOf = ({ form, document, effect, stored }: ValidatedForm): Omit<UploadForm, 'isSent'> => ({
  row: form.row,
  lastRow: form.lastRow,
  reference: form.document.customerReference,
  bookingNo: form.document.bookingNo,
  ids: (['customerReference', 'bookingNo'] as const)
    .map((field) => ({ field, id: form.document[field] }))
    .filter(({ id }) => id !== ''),
  deed: effect,
  request: stored ? { id: stored.id, ediRef: stored.ediRef, status: stored.status } : null,
  portOfLoading: document.portOfLoading,
  portOfDischarge: document.portOfDischarge,
  vvd: document.vvd,
  containers: formatContainers(document.containers),
})

/**
 * The outcome of each booking. A reference that was used at this very moment is a change that the owner has not seen.
 */
async function submit(context: Context, validatedForms: readonly LockedForm[]): Promise<SendingOutcome['results']> {
  const forms = validatedForms.map(({ stored, orgId = '', document, effect }) => ({
    existing: stored,
    orgId,
    document,
    effect,
  }))
  const changed = forms.filter(({ effect }) => effect !== 'unchanged')
  const sentAs = await submitForms(context, changed, 'upload').catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'BR0011') return refuse('UP0010')
    throw error
  })
  return validatedForms.map(({ form: { row }, document: { customerReference: reference }, stored, effect }, at) => {
    const form = forms[at]
    const sent = form && effect !== 'unchanged' ? sentAs(form) : undefined
    const { id, ediRef, status } = sent ?? stored ?? refuse('UP0010')
    return { row, reference, result: sent ? 'Success' : 'NoEdit', request: { id, ediRef, status } }
  })
}

/** Bookings that come as files and are sent as booking requests. */
export const bookingFiles: FileKind<BookingColumn, ValidatedForm, LockedForm> = {
  form: 'booking',
  sheet: bookingSheet,
  check: (context, table) => validateTable(context, table, { read: requestSubmission.find, locks: false }),
  checkLocked: (context, table) => validateTable(context, table, { read: requestSubmission.lockAll, locks: true }),
  formOf,
  basisOf: ({ orgId, stored }) => [orgId, stored && [stored.id, stored.revision]],
  submit,
  refuseSilent: () => refuseBooking('BR0055'),
}
