import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { can, carrierMoves, refusalOf } from '@fairway/contract/bookings/requests/booking-request.states'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { defineSubmission } from '../../../platform/submissions/define-submission.ts'
import {
  noteChange,
  type RequestKind,
  readRequests,
  requestSeenBy,
  requestStore,
} from './booking-request.repository.ts'
import { checkDecision, decide } from './decision.actions.ts'
import { lockNumbers, readRecorded, undeliveredColumns } from './decision.repository.ts'
import { actionOf, statusAfter, statusIfNotDelivered } from './decision.rules.ts'
import { notifyDecision } from './decision-notification.actions.ts'

/** Booking requests, from the draft over its versions to what the carrier decides. */
export const requestSubmission = defineSubmission<RequestKind>({
  topic: 'bookingRequest',
  objectType: 'booking request',
  objectIdOf: ({ ediRef }) => ediRef,
  outboxKeyOf: ({ ediRef }) => ediRef,
  store: requestStore,
  read: readRequests,
  seenBy: requestSeenBy,
  isOpen: can,
  refusals: {
    missing: () => refuse('BR0002'),
    stale: () => refuse('BR0003'),
    closed: (action, status) => refuse(refusalOf[action], status),
    silent: 'BR0056',
  },
  keyOf: ({ ediRef }) => ediRef,
  readRecorded,
  retriesEarlyDecisions: false,
  actionOf,
  answersVersion: ({ decision }) => decision !== 'changeVessel',
  carrierMoves,
  statusAfter,
  statusIfNotDelivered,
  lockShared: (db, lines) =>
    lockNumbers(
      db,
      lines.flatMap(({ bookingNo }) => bookingNo ?? []),
    ),
  checkLine: checkDecision,
  onDecided: decide,
  onNotDelivered: ({ hasUnsent }, { sent, document }) =>
    undeliveredColumns(hasUnsent || (sent !== null && differencesBetween(sent, document).length > 0)),
  notify: notifyDecision,
  noteChange: ({ db }, request) => noteChange(db, request),
})
