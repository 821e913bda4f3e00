/** The group codes of section 6; those of VGM, letters, billing and detention as the carrier settled them. */
export const allGroups = [
  'ADMIN', 'CSR', 'BD', 'TD', 'BR', 'BS', 'BC', 'BP', 'SI', 'VA', 'VU', 'VS', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE',
] as const // biome-ignore format: one line of codes reads better
export type GroupCode = (typeof allGroups)[number]

interface Route {
  /** The route as section 2 of the specification writes it. */
  route: string
  /** An address of it that can be opened. */
  path: string
  /** The first heading of the page that opens. */
  heading: string | RegExp
  /** The path that stays, where the portal takes a secret or a name out of the address. */
  leadsTo?: string | RegExp
}

const attempt = '0b6f3a52-6d3f-4a6c-8d2e-3c1f6f0e9a11'

/** Section 2, public routes: whoever comes can open them. */
export const publicRoutes: Route[] = [
  { route: '/', path: '/', heading: 'Track your cargo' },
  { route: '/signin', path: '/signin', heading: 'Sign in' },
  { route: '/signintoken/{username}/{token}', path: '/signintoken/mei@ningbo-lighting.example/no-such-token', heading: 'Sign in by link', leadsTo: '/signin' },
  { route: '/confirmUser/{username}', path: `/confirmUser/${attempt}`, heading: 'Confirm your email address' },
  { route: '/resetPassword/{username}', path: `/resetPassword/${attempt}`, heading: 'Choose a new password' },
  { route: '/confirmUser/{username}/{code}', path: `/confirmUser/${attempt}/482913`, heading: 'Confirm your email address' },
  { route: '/resetPassword/{username}/{code}', path: `/resetPassword/${attempt}/482913`, heading: 'Choose a new password' },
  { route: '/forgetPassword', path: '/forgetPassword', heading: 'Forgot your password?' },
  { route: '/registration', path: '/registration', heading: 'Register' },
  { route: '/informationCenter', path: '/informationCenter', heading: 'Information Center' },
  { route: '/detentionChargeCalculator', path: '/detentionChargeCalculator', heading: 'Detention Calculator' },
  { route: '/containerList/{searchType}={searchQuery}', path: '/containerList/container=FWYU4829130', heading: 'Container list' },
  { route: '/containerDetails/{bookingNo}/{containerNo}', path: '/containerDetails/3104482/FWYU4829130', heading: 'FWYU 482913 0' },
  { route: '/vgmDetails', path: '/vgmDetails', heading: /VGM/ },
  { route: '/docuSignReturn', path: '/docuSignReturn', heading: 'Electronic Signature' },
] // biome-ignore format: one route on each line

interface GuardedRoute extends Route {
  /** The groups of section 6 that open it; `signedIn` is everybody with an account, `anyGroup` everybody who has a group. */
  opensFor: readonly GroupCode[] | 'signedIn' | 'anyGroup'
  /** Its name where it is refused. */
  name: string
}

const requests = ['BR', 'BS'] as const
const corrections = ['BC', 'BP'] as const
const instructions = ['SI', 'BS'] as const
const admin = ['ADMIN'] as const

/** Section 2, routes that need login: without a username they lead to `/`. No two neighbours have the same name. */
export const guardedRoutes: GuardedRoute[] = [
  { route: '/search', path: '/search', opensFor: 'signedIn', name: 'Home Page', heading: /^Welcome/ },
  { route: '/containerdash', path: '/containerdash', opensFor: ['TD'], name: 'Container Dashboard', heading: 'Container Dashboard' },
  { route: '/billingdoc', path: '/billingdoc', opensFor: ['BL', 'OL', 'OD', 'SD'], name: 'Billing Documents', heading: 'Billing Documents' },
  { route: '/salesView', path: '/salesView', opensFor: ['VS'], name: 'Sales Vessel Allocation', heading: 'Sales Vessel Allocation' },
  { route: '/repSalesView', path: '/repSalesView', opensFor: ['VA', 'VU'], name: 'Rep Vessel Allocation', heading: 'Rep Vessel Allocation' },
  { route: '/bookingdash', path: '/bookingdash', opensFor: ['BD'], name: 'Booking Dashboard', heading: 'Booking Dashboard' },
  { route: '/blanketloi', path: '/blanketloi', opensFor: ['BL'], name: 'Blanket LOI', heading: 'Blanket LOI' },
  { route: '/bookingRequest', path: '/bookingRequest', opensFor: requests, name: 'Booking Request', heading: 'Booking requests' },
  { route: '/blanketloidetails', path: '/blanketloidetails', opensFor: ['BL'], name: 'Blanket LOI', heading: 'Blanket LOI' },
  { route: '/bookingRequestDetails', path: '/bookingRequestDetails', opensFor: requests, name: 'Booking Request', heading: 'invalid type in URL' },
  { route: '/bookingUpdate', path: '/bookingUpdate', opensFor: corrections, name: 'Booking Correction', heading: 'Booking corrections' },
  { route: '/bookinghistory', path: '/bookinghistory', opensFor: [...requests, ...corrections], name: 'Booking History', heading: 'The history cannot be shown' },
  { route: '/bookingUpdateDetails', path: '/bookingUpdateDetails', opensFor: corrections, name: 'Booking Correction', heading: 'No shipment selected' },
  { route: '/bookingCompare', path: '/bookingCompare', opensFor: [...requests, ...corrections], name: 'Booking Comparison', heading: 'invalid type in URL' },
  { route: '/shippingInstructions', path: '/shippingInstructions', opensFor: instructions, name: 'Shipping Instructions', heading: 'Shipping Instructions' },
  { route: '/shippingInstructionCompare', path: '/shippingInstructionCompare', opensFor: instructions, name: 'Shipping Instruction Comparison', heading: 'Shipping Instruction Comparison' },
  { route: '/shippingInstructionsDetails', path: '/shippingInstructionsDetails', opensFor: instructions, name: 'Shipping Instructions', heading: 'invalid type in URL' },
  { route: '/profile', path: '/profile', opensFor: 'anyGroup', name: 'User Profile', heading: 'Profile' },
  { route: '/support', path: '/support', opensFor: 'signedIn', name: 'Contact us', heading: 'Contact us' },
  { route: '/changePassword', path: '/changePassword', opensFor: 'signedIn', name: 'Change Password', heading: 'Change password' },
  { route: '/adminAccountSearch', path: '/adminAccountSearch', opensFor: admin, name: 'Admin - User Search', heading: 'User accounts' },
  { route: '/adminProfileSearch', path: '/adminProfileSearch', opensFor: admin, name: 'Admin - CP Search', heading: 'Customer profiles' },
  { route: '/adminAccountSearchDetails/{username}', path: '/adminAccountSearchDetails/shipper@fairway.test', opensFor: admin, name: 'Admin - User Search', heading: /^Mei /, leadsTo: /^\/adminAccountSearchDetails\/[\da-f-]{36}$/ },
  { route: '/adminProfileSearchDetails/{username}', path: '/adminProfileSearchDetails/consignee@fairway.test', opensFor: admin, name: 'Admin - CP Search', heading: /^Grace / },
  { route: '/adminEtaRuleSearch', path: '/adminEtaRuleSearch', opensFor: admin, name: 'ETA Rule Maintenance', heading: 'Arrival rules' },
  { route: '/adminEtaRuleExceptionSearch', path: '/adminEtaRuleExceptionSearch', opensFor: admin, name: 'ETA Rule Exception Maintenance', heading: 'Exceptions to arrival rules' },
  { route: '/adminEtaRuleSearchDetails/{ruleId}', path: '/adminEtaRuleSearchDetails/1', opensFor: admin, name: 'ETA Rule Maintenance', heading: 'Arrival rule 1' },
  { route: '/adminEtaRuleExceptionDetails/{ruleId}', path: '/adminEtaRuleExceptionDetails/1', opensFor: admin, name: 'ETA Rule Exception Maintenance', heading: 'Exception 1' },
  // section 2 names the entry of the menu, and for whom
  { route: '/userGuide', path: '/userGuide', opensFor: ['SI', 'BD'], name: 'User Guide', heading: 'User Guide' },
  // section 2 names the screen and its tabs, the settled points its route; its third tab weighs many containers at once
  { route: '/fileUpload', path: '/fileUpload', opensFor: [...requests, 'SI', 'VG'], name: 'File Upload', heading: /^File Upload/ },
] // biome-ignore format: one route on each line
