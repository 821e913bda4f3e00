export {
  lockBookings as holdBookings,
  saveBookings,
  saveContainers,
  validateBookings as judgeBookings,
} from './booking.repository.ts'
export { readChoices } from './choices/booking-choices.actions.ts'
export { bookingHomeLines } from './dashboard/booking-home-lines.repository.ts'
export { insertActivity as insertStory } from './page/booking-activity.repository.ts'
export { findOrganisations, type LockedRequest, type StoredRequest } from './requests/booking-request.repository.ts'
export { requestSubmission } from './requests/booking-request.submission.ts'
export { checkDocument as faultsIn, checkRequests } from './requests/request-check.actions.ts'
export { normalizeDocument as written } from './requests/request-document.rules.ts'
export { submitForms } from './requests/request-forms.actions.ts'
export { matchRequests } from './requests/request-forms.repository.ts'
export { requestHomeLines } from './requests/request-home-lines.repository.ts'
export { formatContainers as boxesOf } from './requests/request-line.rules.ts'
export { isNoEdit } from './requests/request-submission.actions.ts'
