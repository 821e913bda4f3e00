import type { LineLink } from './line-link.rules.ts'

const byPage = {
  '/containerDetails/$bookingNo/$containerNo': 'container',
  '/containerdash': 'allContainers',
  '/containerList/$query': 'someContainers',
  '/bookingdash': 'bookings',
  '/bookingRequest': 'requests',
  '/bookingRequestDetails': 'request',
  '/bookingUpdate': 'corrections',
  '/bookingUpdateDetails': 'correction',
  '/shippingInstructions': 'instructions',
  '/shippingInstructionsDetails': 'instruction',
  '/vgmDetails': 'weights',
  '/billingdoc': 'bills',
  '/blanketloi': 'letters',
  '/blanketloidetails': 'letter',
  '/adminProfileSearch': 'accounts',
  '/adminDeliveries': 'deliveries',
  '/adminEtaRuleExceptionSearch': 'exceptions',
  '/salesView': 'space',
  '/repSalesView': 'space',
} as const

/** What the one action of a line is called: by the page that it opens. */
export const actionOf = ({ to }: LineLink): (typeof byPage)[keyof typeof byPage] =>
  byPage[(to ?? '/containerdash') as keyof typeof byPage] // a test holds the pages of all lines to this list
