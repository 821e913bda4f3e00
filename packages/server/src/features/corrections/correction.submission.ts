import { canCorrect, correctionMoves } from '@fairway/contract/corrections/correction.states'
import { refuse } from '@fairway/contract/corrections/corrections.errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { defineSubmission } from '../../platform/submissions/define-submission.ts'
import { noteBookings } from '../tracking/public.ts'
import * as corrections from './correction.repository.ts'
import { recordCarrierActivity } from './correction-activity.actions.ts'
import { actionOf, statusIfNotDelivered } from './correction-decision.rules.ts'
import { notifyCorrectionDecision } from './correction-notification.actions.ts'

const activityKindOf = {
  received: 'correctionReceived',
  approve: 'correctionApproved',
  reject: 'correctionRejected',
  complete: 'correctionCompleted',
  notDelivered: 'correctionNotDelivered',
} as const

/** Corrections of billed bookings. One is in progress per shipment, so whoever locks it is the only one who writes for it. */
export const correctionSubmission = defineSubmission<corrections.CorrectionKind>({
  topic: 'correction',
  objectType: 'correction',
  objectIdOf: ({ id }) => String(id),
  outboxKeyOf: ({ shipmentNo }) => shipmentNo,
  store: corrections.correctionStore,
  read: corrections.readCorrections,
  seenBy: corrections.correctionSeenBy,
  isOpen: canCorrect,
  refusals: {
    missing: () => refuse('BC0006'),
    stale: () => refuseGeneral('GE0007'),
    closed: (_action, status) => refuse('BC0008', status),
    silent: 'GE0009',
  },
  keyOf: ({ correctionId }) => correctionId,
  readRecorded: corrections.readRecorded,
  retriesEarlyDecisions: true,
  actionOf,
  carrierMoves: correctionMoves,
  statusIfNotDelivered,
  checkLine: async (_db, correction, { shipmentNo }) =>
    correction.shipmentNo === shipmentNo ? undefined : { code: 'GE0012', path: 'shipmentNo' },
  notify: notifyCorrectionDecision,
  onAnswered: (context, correction, { decision, note, at }) =>
    recordCarrierActivity(context, correction, { kind: activityKindOf[decision], at, about: note }),
  noteChange: ({ db }, { shipmentNo }) => noteBookings(db, [shipmentNo]),
})
