import { accountErrors } from './accounts/accounts.errors.ts'
import { billingDocumentErrors } from './billing-documents/billing-document.errors.ts'
import { bookingErrors } from './bookings/bookings.errors.ts'
import { companyErrors } from './company/company.errors.ts'
import { correctionErrors } from './corrections/corrections.errors.ts'
import { detentionErrors } from './detention/detention.errors.ts'
import { etaRuleErrors } from './eta-rules/eta-rule.errors.ts'
import { formUploadErrors } from './form-uploads/form-upload.errors.ts'
import { identityErrors } from './identity/identity.errors.ts'
import { informationErrors } from './information/information.errors.ts'
import { mergeErrors } from './kit/errors.ts'
import { generalErrors } from './kit/general.errors.ts'
import { loiErrors } from './letters-of-indemnity/loi.errors.ts'
import { oneTimeLetterErrors } from './letters-of-indemnity/one-time-letter.errors.ts'
import { scheduleErrors } from './schedules/schedule.errors.ts'
import { sharingErrors } from './sharing/sharing.errors.ts'
import { shippingInstructionErrors } from './shipping-instructions/shipping-instruction.errors.ts'
import { signingErrors } from './signing/signing.errors.ts'
import { supportErrors } from './support/support-request.errors.ts'
import { trackingErrors } from './tracking/tracking.errors.ts'
import { allocationErrors } from './vessel-allocation/allocation.errors.ts'
import { vgmErrors } from './vgm/vgm.errors.ts'
import { watchingErrors } from './watching/watching.errors.ts'

/** Every error code of Fairway; a code that two slices define does not compile. */
export const catalogue = mergeErrors(
  generalErrors,
  identityErrors,
  accountErrors,
  companyErrors,
  trackingErrors,
  bookingErrors,
  correctionErrors,
  shippingInstructionErrors,
  vgmErrors,
  billingDocumentErrors,
  loiErrors,
  oneTimeLetterErrors,
  signingErrors,
  allocationErrors,
  detentionErrors,
  etaRuleErrors,
  formUploadErrors,
  scheduleErrors,
  informationErrors,
  supportErrors,
  watchingErrors,
  sharingErrors,
)

export type ErrorCode = keyof typeof catalogue

/** The HTTP status of an answer with this code. */
export const statusOf = (code: ErrorCode) => catalogue[code].status
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(catalogue, text)
