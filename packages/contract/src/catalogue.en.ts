import { en as accounts } from './accounts/messages/en.ts'
import { en as billingDocuments } from './billing-documents/messages/en.ts'
import { en as bookings } from './bookings/messages/en.ts'
import type { ErrorCode } from './catalogue.ts'
import { en as company } from './company/messages/en.ts'
import { en as corrections } from './corrections/messages/en.ts'
import { en as detention } from './detention/messages/en.ts'
import { en as etaRules } from './eta-rules/messages/en.ts'
import { en as formUploads } from './form-uploads/messages/en.ts'
import { en as identity } from './identity/messages/en.ts'
import { en as information } from './information/messages/en.ts'
import { en as general } from './kit/messages/en.ts'
import { en as lettersOfIndemnity } from './letters-of-indemnity/messages/en.ts'
import { en as oneTimeLetters } from './letters-of-indemnity/one-time-messages/en.ts'
import { en as schedules } from './schedules/messages/en.ts'
import { en as sharing } from './sharing/messages/en.ts'
import { en as shippingInstructions } from './shipping-instructions/messages/en.ts'
import { en as signing } from './signing/messages/en.ts'
import { en as support } from './support/messages/en.ts'
import { en as tracking } from './tracking/messages/en.ts'
import { en as vesselAllocation } from './vessel-allocation/messages/en.ts'
import { en as vgm } from './vgm/messages/en.ts'
import { en as watching } from './watching/messages/en.ts'

/** Every error text in English; a browser loads one language. */
export const texts: Record<ErrorCode, string> = {
  ...general.errors,
  ...identity.errors,
  ...accounts.errors,
  ...company.errors,
  ...tracking.errors,
  ...bookings.errors,
  ...corrections.errors,
  ...shippingInstructions.errors,
  ...vgm.errors,
  ...billingDocuments.errors,
  ...lettersOfIndemnity.errors,
  ...oneTimeLetters.errors,
  ...signing.errors,
  ...vesselAllocation.errors,
  ...detention.errors,
  ...etaRules.errors,
  ...formUploads.errors,
  ...schedules.errors,
  ...information.errors,
  ...support.errors,
  ...watching.errors,
  ...sharing.errors,
}
