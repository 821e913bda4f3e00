import { useMatches } from '@tanstack/react-router'
import { useTranslation } from '../platform/use-translation.ts'
import type { comingGuardedPages, comingPages } from './coming.pages.ts'
import type { en } from './portal/messages/en.ts'

type Page =
  | (typeof comingPages)[number]
  | (typeof comingGuardedPages)[number]
  | '/search'
  | '/bookingRequestDetails'
  | '/bookingDetails/$bookingNo'
  | '/containerdash'
  | '/bookingdash'
  | '/profile'
  | '/changePassword'
  | '/accountSecurity'
  | '/adminAccountSearch'
  | '/adminAccountSearchDetails/$username'
  | '/adminProfileSearch'
  | '/adminProfileSearchDetails/$username'
  | '/adminOrganisationSearch'
  | '/adminOrganisationSearchDetails/$id'
  | '/adminGrantSearch'
  | '/adminDeliveries'
  | '/bookingRequest'
  | '/bookingUpdate'
  | '/bookingUpdateDetails'
  | '/bookinghistory'
  | '/fileUpload'
  | '/bookingCompare'
  | '/adminEtaRuleSearch'
  | '/adminEtaRuleSearchDetails/$ruleId'
  | '/adminEtaRuleExceptionSearch'
  | '/adminEtaRuleExceptionDetails/$ruleId'

/** Every page that is still to come or can be restricted, by its route. */
const names: Record<Page, keyof typeof en.pages> = {
  '/informationCenter': 'information',
  '/detentionChargeCalculator': 'detention',
  '/vgmDetails': 'vgm',
  '/docuSignReturn': 'signing',
  '/containerdash': 'containerDashboard',
  '/billingdoc': 'billingDocuments',
  '/salesView': 'salesAllocation',
  '/repSalesView': 'repAllocation',
  '/bookingdash': 'bookingDashboard',
  '/blanketloi': 'blanketLetters',
  '/blanketloidetails': 'blanketLetters',
  '/bookingRequest': 'bookingRequest',
  '/bookingRequestDetails': 'bookingRequest',
  '/bookingDetails/$bookingNo': 'bookingDashboard',
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
  '/adminOrganisationSearch': 'organisations',
  '/adminOrganisationSearchDetails/$id': 'organisations',
  '/adminGrantSearch': 'grants',
  '/adminDeliveries': 'deliveries',
  '/search': 'home',
  '/profile': 'profile',
  '/changePassword': 'changePassword',
  '/accountSecurity': 'security',
}

/** What the menu calls the page that is open. */
export function usePageName(): string {
  const { t } = useTranslation('portal')
  const path: string = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const name = Object.hasOwn(names, path) ? names[path as Page] : 'home' // asked on the same line
  return t(`pages.${name}`)
}
