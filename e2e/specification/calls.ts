/** Section 7, by hand: each call of the specification, with the name that was settled for it and who may make it. */
const named = (method: string, prefix: string, names: string) =>
  names.split(' ').map((name) => ({ method, path: `${prefix}/${name}` }))

export const authCalls = [
  ...named('POST', '/auth', 'user confirmation forgot confirmforgot login login/refresh login/token logout user/change user/resend'),
  ...named('GET', '/auth', 'captcha'),
  ...named('POST', '/auth/management/user', 'assume reset'),
  ...named('GET', '/auth/management/user', 'email search authEvents'),
  ...named('GET', '/auth/management', 'organisation cp/user cp/user/search'),
  ...named('PUT', '/auth/management', 'cp/user'),
] // biome-ignore format: one line of names reads better

export const dataCalls = [
  ...named('GET', '/api/cargo', 'search detail vvds location translateRefData customsHistory eirHistory'),
  ...named('POST', '/api/cargo', 'dashboard'), // its criteria are too long for an address
  ...named('GET', '/api/cargopub', 'search detail'),
  ...named('GET', '/api/bookings', 'refdata detail confirmation vessels prefs forms'),
  ...named('POST', '/api/bookings', 'search draft validate'),
  ...named('GET', '/api', 'bookingspub/refdata edi/formUrl'),
  ...named('GET', '/api/si', 'instruction containers form bldraft forms version compare'),
  ...named('POST', '/api/si', 'instructions draft submit blDocsSend validate xlsparse siCorrApprove'),
  ...named('GET', '/api/corrections/v2', 'history compare list view checkPermission checkLatestBookingData'),
  ...named('POST', '/api/corrections/v2', 'search action reApproveBooking'),
  ...named('PUT', '/api/corrections/v2', 'update'),
  ...named('DELETE', '/api/corrections/v2', 'deleteBooking'),
  ...named('GET', '/api/vgm', 'getcarriers search isvalidcontainer'),
  ...named('POST', '/api/vgm', 'save saveMultipleBooking validate'),
  ...named('GET', '/api/billing', 'onetimeloi tariff statushistory blanketloi/get'),
  ...named('POST', '/api/billing', 'search download downloadloi blanketloi/search blanketloi/add'),
  ...named('PUT', '/api/billing', 'blanketloi/update'),
  ...named('GET', '/api/signing', 'checkcallback checkgroup'),
  ...named('POST', '/api/signing', 'blanket onetime complete'),
  ...named('GET', '/api/allocation', 'vvd pol salesRep account download v2/download history salesRepDefault'),
  ...named('POST', '/api/allocation', 'search upload v2/upload notify manual'),
  ...named('PUT', '/api/allocation', 'update'),
  ...named('GET', '/api/eta', 'search exception/search'),
  ...named('POST', '/api/eta', 'createUpdate exception/createUpdate'),
  ...named('GET', '/api', 'detention/rate detentionpub/rate contracts/refdata token/info geo'),
  ...named('POST', '/api', 'logger'),
  { method: 'GET', path: '/health' },
] // biome-ignore format: one line of names reads better

/** What a guest may call: everything else is answered with GE0016 to somebody who is not signed in. */
export const openToGuests = new Set([
  '/auth/user', '/auth/confirmation', '/auth/forgot', '/auth/confirmforgot', '/auth/login', '/auth/login/token', '/auth/user/resend',
  '/auth/captcha', '/api/cargopub/search', '/api/cargopub/detail', '/api/bookingspub/refdata', '/api/detentionpub/rate', '/api/geo',
  '/api/logger', '/health',
]) // biome-ignore format: one list of paths
/** Those that are refused in another way, because the bearer of a link may make them. */
export const forLinkBearers = new Set(['/api/token/info'])
