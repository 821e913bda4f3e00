export {
  lockBookings,
  saveBookings,
  saveContainers,
  validateBookings,
} from './booking.repository.ts'
export { readChoices } from './choices/booking-choices.actions.ts'
export { instructedWeights, verifiedMasses } from './container-weights.repository.ts'
export { isUnreleased, loadingCall, releaseOf, requestBehind } from './dashboard/booking-facts.repository.ts'
export { bookingHomeLines } from './dashboard/booking-home-lines.repository.ts'
export { noteCutOffs } from './dashboard/watched-cut-off.repository.ts'
export { findBookingsInView } from './dashboard/watched-view.actions.ts'
export { insertActivities, insertActivity } from './page/booking-activity.repository.ts'
export { findOrganisations, type LockedRequest, type StoredRequest } from './requests/booking-request.repository.ts'
export { requestSubmission } from './requests/booking-request.submission.ts'
export { checkDocument, checkRequests } from './requests/request-check.actions.ts'
export { normalizeDocument } from './requests/request-document.rules.ts'
export { submitForms } from './requests/request-forms.actions.ts'
export { matchRequests } from './requests/request-forms.repository.ts'
export { requestHomeLines } from './requests/request-home-lines.repository.ts'
export { formatContainers } from './requests/request-line.rules.ts'
export { isNoEdit } from './requests/request-submission.actions.ts'
export { organisationFor } from './requests/request-writing.actions.ts'
