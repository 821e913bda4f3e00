/**
 * The pages of the specification that open later. Whoever builds one takes it out here and gives it a route of its own;
 * `page-names.ts` says what the menu calls it.
 */
export const comingPages = [
  '/informationCenter',
  '/detentionChargeCalculator',
  '/vgmDetails',
  '/docuSignReturn',
] as const

/** The same for pages that need a login; who may open them stands in the contract's `shared/pages.ts`. */
export const comingGuardedPages = [
  '/billingdoc',
  '/salesView',
  '/repSalesView',
  '/blanketloi',
  '/blanketloidetails',
  '/shippingInstructionCompare',
  '/shippingInstructions',
  '/shippingInstructionsDetails',
  '/support',
] as const
