import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse } from '@fairway/contract/vgm/vgm.errors'
import { canWeigh, vgmMoves } from '@fairway/contract/vgm/vgm.states'
import { defineSubmission } from '../../platform/submissions/define-submission.ts'
import { insertActivity } from '../bookings/public.ts'
import { noteBookings } from '../tracking/public.ts'
import * as submissions from './vgm.repository.ts'
import { actionOf, statusIfNotDelivered } from './vgm-decision.rules.ts'
import { notifyVgmDecision } from './vgm-notification.actions.ts'

const activityKindOf = {
  received: 'vgmReceived',
  accept: 'vgmAccepted',
  reject: 'vgmRejected',
  notDelivered: 'vgmNotDelivered',
} as const

/** The verified gross mass of bookings. A booking has one submission, so whoever locks it is the only one who writes for it. */
export const vgmSubmission = defineSubmission<submissions.VgmKind>({
  topic: 'vgm',
  objectType: 'vgm',
  objectIdOf: ({ bookingNo }) => bookingNo,
  outboxKeyOf: ({ bookingNo }) => `VGM ${bookingNo}`,
  store: submissions.vgmStore,
  read: submissions.readSubmissions,
  seenBy: submissions.vgmSeenBy,
  isOpen: canWeigh,
  refusals: {
    missing: () => refuse('VGM0039'),
    stale: () => refuseGeneral('GE0007'),
    closed: () => refuseGeneral('GE0007'),
    silent: 'GE0009',
  },
  keyOf: ({ bookingNo }) => bookingNo,
  readRecorded: submissions.readRecorded,
  retriesEarlyDecisions: true,
  actionOf,
  carrierMoves: vgmMoves,
  statusIfNotDelivered,
  checkLine: async () => undefined,
  onNotDelivered: (_row, { sent }) => submissions.undeliveredColumns(sent),
  notify: notifyVgmDecision,
  onAnswered: ({ db }, { bookingNo }, { decision, note, at }) =>
    insertActivity(db, bookingNo, { kind: activityKindOf[decision], at, about: note }),
  noteChange: ({ db }, { bookingNo }) => noteBookings(db, [bookingNo]),
})
