/**
 * The pages of the specification that open later, each with its name in the menu. Whoever builds one takes it out here
 * and gives it a route of its own.
 */
export const comingPages = {
  '/informationCenter': 'information',
  '/detentionChargeCalculator': 'detention',
  '/vgmDetails': 'vgm',
  '/docuSignReturn': 'signing',
} as const

/** The same for pages that need a login; who may open them stands in the contract's `shared/pages.ts`. */
export const comingGuardedPages = {
  '/containerdash': 'containerDashboard',
  '/billingdoc': 'billingDocuments',
  '/salesView': 'salesAllocation',
  '/repSalesView': 'repAllocation',
  '/bookingdash': 'bookingDashboard',
  '/blanketloi': 'blanketLetters',
  '/blanketloidetails': 'blanketLetters',
  '/bookingRequest': 'bookingRequest',
  '/bookingRequestDetails': 'bookingRequest',
  '/bookingUpdate': 'bookingCorrection',
  '/bookingUpdateDetails': 'bookingCorrection',
  '/bookinghistory': 'bookingHistory',
  '/bookingCompare': 'bookingComparison',
  '/shippingInstructionCompare': 'instructionComparison',
  '/shippingInstructions': 'shippingInstructions',
  '/shippingInstructionsDetails': 'shippingInstructions',
  '/support': 'contact',
  '/fileUpload': 'fileUpload',
  '/adminAccountSearch': 'adminAccounts',
  '/adminAccountSearchDetails/$username': 'adminAccounts',
  '/adminProfileSearch': 'adminProfiles',
  '/adminProfileSearchDetails/$username': 'adminProfiles',
  '/adminEtaRuleSearch': 'etaRules',
  '/adminEtaRuleSearchDetails/$ruleId': 'etaRules',
  '/adminEtaRuleExceptionSearch': 'etaExceptions',
  '/adminEtaRuleExceptionDetails/$ruleId': 'etaExceptions',
} as const
