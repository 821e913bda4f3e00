export {
  lockBookings as holdBookings,
  saveBookings,
  saveContainers,
  validateBookings as judgeBookings,
} from './booking.repository.ts'
export { readChoices } from './choices/booking-choices.actions.ts'
export { bookingHomeLines } from './dashboard/booking-home-lines.repository.ts'
export { insertActivity as insertStory } from './page/booking-activity.repository.ts'
export { findOrganisations, type StoredRequest as KeptRequest } from './requests/booking-request.repository.ts'
export { fill } from './requests/confirmation-sheet.rules.ts'
export { applyDecisions } from './requests/decision.actions.ts'
export { checkDocument as faultsIn, checkRequests } from './requests/request-check.actions.ts'
export { normalizeDocument as written } from './requests/request-document.rules.ts'
export { submitForms } from './requests/request-forms.actions.ts'
export { findRequests, lockRequests as holdRequests, matchRequests } from './requests/request-forms.repository.ts'
export { carrierTakes } from './requests/request-handover.actions.ts'
export { requestHomeLines } from './requests/request-home-lines.repository.ts'
export { formatContainers as boxesOf } from './requests/request-line.rules.ts'
export { isNoEdit } from './requests/request-submission.actions.ts'
export { writerOf } from './requests/request-writing.actions.ts'
export { revertUndeliveredRequest as takeBack } from './requests/undelivered.actions.ts'
export { bookingsSeenBy, correctionBelongsTo, mayBeSeenBy, type ViewerScope as Seer } from './visibility.repository.ts'
