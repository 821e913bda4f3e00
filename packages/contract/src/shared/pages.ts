import { type Access, anyGroup, anyOf, manager, signedIn } from '../kit/access.ts'

/** Pages that anyone may open, as the specification lists them, one to check our seals, the schedules, one that ends mails, and one for links. `*` stands for one segment. */
const publicPages = [
  '/', '/signin', '/signintoken/*/*', '/confirmUser/*', '/confirmUser/*/*', '/resetPassword/*', '/resetPassword/*/*',
  '/forgetPassword', '/registration', '/informationCenter', '/detentionChargeCalculator', '/containerList/*',
  '/containerDetails/*/*', '/vgmDetails', '/docuSignReturn', '/verify', '/schedules', '/unsubscribe', '/shared/*',
] as const // biome-ignore format: grouped as in the specification
export type PublicPage = (typeof publicPages)[number]

const admin = anyOf('GE0005', 'ADMIN')
const bookingRequest = anyOf('BR0001', 'BR', 'BS')
const correction = anyOf('GE0005', 'BC', 'BP')
const eitherBooking = anyOf('BR0001', 'BR', 'BS', 'BC', 'BP')
const instruction = anyOf('GE0005', 'SI', 'BS')
const blanketLetter = anyOf('BLOI0001', 'BL')
const userGuide = anyOf('GE0005', 'SI', 'BD')

/** Pages that need a login, and who may open them: without a username they lead to `/`. */
export const guardedPages = {
  '/search': signedIn,
  '/containerdash': anyOf('CS0007', 'TD'),
  '/billingdoc': anyOf('BLD0003', 'BL', 'OL', 'OD', 'SD'),
  '/salesView': anyOf('VA0001', 'VS'),
  '/repSalesView': anyOf('VA0001', 'VA', 'VU'),
  '/bookingdash': anyOf('BD0007', 'BD'),
  '/bookingDetails/*': anyOf('BD0007', 'BD', 'BR', 'BS', 'BC', 'BP'),
  '/blanketloi': blanketLetter,
  '/blanketloidetails': blanketLetter,
  '/bookingRequest': bookingRequest,
  '/bookingRequestDetails': bookingRequest,
  '/bookingUpdate': correction,
  '/bookingUpdateDetails': correction,
  '/bookinghistory': eitherBooking,
  '/bookingCompare': eitherBooking,
  '/shippingInstructionCompare': instruction,
  '/shippingInstructions': instruction,
  '/shippingInstructionsDetails': instruction,
  '/profile': anyGroup,
  '/company': manager,
  '/support': signedIn,
  '/userGuide': userGuide,
  '/userGuide/*': userGuide,
  '/watching': anyGroup,
  '/sharedLinks': anyGroup,
  '/sign': signedIn,
  '/changePassword': signedIn,
  '/accountSecurity': signedIn,
  '/fileUpload': anyOf('GE0005', 'BR', 'BS', 'SI', 'VG'),
  '/adminAccountSearch': admin,
  '/adminAccountSearchDetails/*': admin,
  '/adminProfileSearch': admin,
  '/adminProfileSearchDetails/*': admin,
  '/adminOrganisationSearch': admin,
  '/adminOrganisationSearchDetails/*': admin,
  '/adminGrantSearch': admin,
  '/adminDeliveries': admin,
  '/adminSigning': admin,
  '/adminDetentionTerms': admin,
  '/adminInformation': admin,
  '/adminEtaRuleSearch': admin,
  '/adminEtaRuleSearchDetails/*': admin,
  '/adminEtaRuleExceptionSearch': admin,
  '/adminEtaRuleExceptionDetails/*': admin,
} as const satisfies Record<string, Access>
export type GuardedPage = keyof typeof guardedPages

const patternOf = (page: string) => page.replaceAll('*', '[^/]+')
const matcher = (pages: readonly string[]) => {
  const pattern = new RegExp(`^(${pages.map(patternOf).join('|')})$`)
  return (path: string) => pattern.test(withoutEnd(path))
}
const withoutEnd = (path: string) => path.replace(/(?<=[^/])\/$/, '')

const isPublicPage = matcher(publicPages)
export const isGuardedPage = matcher(Object.keys(guardedPages))

/** Whether the portal has or will have such a page; an invalid address is none. */
export const isPage = (path: string) => isReadable(path) && (isPublicPage(path) || isGuardedPage(path))

const guards = Object.entries(guardedPages).map(([page, access]) => ({ is: matcher([page]), access }))

/** Who may open the page at this path; undefined for a public page and for one that does not exist. */
export const accessOf = (path: string): Access | undefined => guards.find(({ is }) => is(path))?.access

/** Whether the site of this country has the page: only that of China has the User Guide. */
export const isOfSite = (path: string, site: string) => site === 'CN' || !/^\/userGuide(\/|$)/.test(path)

function isReadable(path: string) {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
