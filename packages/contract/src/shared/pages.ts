/** Pages that anyone may open, as the specification lists them. `*` stands for one segment. */
const publicPages = [
  '/', '/signin', '/signintoken/*/*', '/confirmUser/*', '/confirmUser/*/*', '/resetPassword/*', '/resetPassword/*/*',
  '/forgetPassword', '/registration', '/informationCenter', '/detentionChargeCalculator', '/containerList/*',
  '/containerDetails/*/*', '/vgmDetails', '/docuSignReturn',
] // biome-ignore format: grouped as in the specification

/** Pages that need a login: without a username they lead to `/`. */
const guardedPages = [
  '/search', '/containerdash', '/billingdoc', '/salesView', '/repSalesView', '/bookingdash', '/blanketloi', '/blanketloidetails',
  '/bookingRequest', '/bookingRequestDetails', '/bookingUpdate', '/bookingUpdateDetails', '/bookinghistory', '/bookingCompare',
  '/shippingInstructionCompare', '/shippingInstructions', '/shippingInstructionsDetails', '/profile', '/support', '/changePassword',
  '/fileUpload', '/adminAccountSearch', '/adminAccountSearchDetails/*', '/adminProfileSearch', '/adminProfileSearchDetails/*',
  '/adminEtaRuleSearch', '/adminEtaRuleSearchDetails/*', '/adminEtaRuleExceptionSearch', '/adminEtaRuleExceptionDetails/*',
] // biome-ignore format: as above

const matcher = (pages: string[]) => {
  const pattern = new RegExp(`^(${pages.map((page) => page.replaceAll('*', '[^/]+')).join('|')})$`)
  return (path: string) => pattern.test(path.replace(/(?<=[^/])\/$/, ''))
}

const isPublicPage = matcher(publicPages)
export const isGuardedPage = matcher(guardedPages)

/** Whether the portal has such a page at all, built or coming; an address that cannot be read is none. */
export const isPage = (path: string) => isReadable(path) && (isPublicPage(path) || isGuardedPage(path))

function isReadable(path: string) {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
