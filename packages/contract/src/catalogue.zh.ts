import { zh as accounts } from './accounts/messages/zh.ts'
import { zh as billingDocuments } from './billing-documents/messages/zh.ts'
import { zh as bookings } from './bookings/messages/zh.ts'
import type { ErrorCode } from './catalogue.ts'
import { zh as company } from './company/messages/zh.ts'
import { zh as corrections } from './corrections/messages/zh.ts'
import { zh as detention } from './detention/messages/zh.ts'
import { zh as etaRules } from './eta-rules/messages/zh.ts'
import { zh as formUploads } from './form-uploads/messages/zh.ts'
import { zh as identity } from './identity/messages/zh.ts'
import { zh as information } from './information/messages/zh.ts'
import { zh as general } from './kit/messages/zh.ts'
import { zh as lettersOfIndemnity } from './letters-of-indemnity/messages/zh.ts'
import { zh as oneTimeLetters } from './letters-of-indemnity/one-time-messages/zh.ts'
import { zh as schedules } from './schedules/messages/zh.ts'
import { zh as sharing } from './sharing/messages/zh.ts'
import { zh as shippingInstructions } from './shipping-instructions/messages/zh.ts'
import { zh as signing } from './signing/messages/zh.ts'
import { zh as support } from './support/messages/zh.ts'
import { zh as tracking } from './tracking/messages/zh.ts'
import { zh as vesselAllocation } from './vessel-allocation/messages/zh.ts'
import { zh as vgm } from './vgm/messages/zh.ts'
import { zh as watching } from './watching/messages/zh.ts'

/** Every error text in Mandarin; a browser loads one language. */
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
