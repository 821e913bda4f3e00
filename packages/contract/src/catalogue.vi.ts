import { vi as accounts } from './accounts/messages/vi.ts'
import { vi as billingDocuments } from './billing-documents/messages/vi.ts'
import { vi as bookings } from './bookings/messages/vi.ts'
import type { ErrorCode } from './catalogue.ts'
import { vi as company } from './company/messages/vi.ts'
import { vi as corrections } from './corrections/messages/vi.ts'
import { vi as detention } from './detention/messages/vi.ts'
import { vi as etaRules } from './eta-rules/messages/vi.ts'
import { vi as formUploads } from './form-uploads/messages/vi.ts'
import { vi as identity } from './identity/messages/vi.ts'
import { vi as information } from './information/messages/vi.ts'
import { vi as general } from './kit/messages/vi.ts'
import { vi as lettersOfIndemnity } from './letters-of-indemnity/messages/vi.ts'
import { vi as oneTimeLetters } from './letters-of-indemnity/one-time-messages/vi.ts'
import { vi as schedules } from './schedules/messages/vi.ts'
import { vi as sharing } from './sharing/messages/vi.ts'
import { vi as shippingInstructions } from './shipping-instructions/messages/vi.ts'
import { vi as signing } from './signing/messages/vi.ts'
import { vi as support } from './support/messages/vi.ts'
import { vi as tracking } from './tracking/messages/vi.ts'
import { vi as vesselAllocation } from './vessel-allocation/messages/vi.ts'
import { vi as vgm } from './vgm/messages/vi.ts'
import { vi as watching } from './watching/messages/vi.ts'

/** Every error text in Vietnamese; a browser loads one language. */
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
