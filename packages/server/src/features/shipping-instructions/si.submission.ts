import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { refuse } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import { canInstruct, siCarrierMoves } from '@fairway/contract/shipping-instructions/shipping-instruction.states'
import { defineSubmission } from '../../platform/submissions/define-submission.ts'
import { noteBookings } from '../tracking/public.ts'
import { lockBookingsOf, refreshContainers, refreshSentStatus } from './bill-container.repository.ts'
import * as instructions from './instruction.repository.ts'
import { recordCarrierActivity } from './instruction-activity.actions.ts'
import { checkDecision, decide, withoutLost } from './instruction-decision.actions.ts'
import { actionOf, statusIfNotDelivered } from './instruction-decision.rules.ts'
import { notifySiDecision } from './instruction-notification.actions.ts'

/** Shipping instructions, from the draft over its versions to the draft B/L that the customer approves. */
export const siSubmission = defineSubmission<instructions.SiKind>({
  topic: 'shippingInstruction',
  objectType: 'shipping instruction',
  objectIdOf: ({ id }) => String(id),
  outboxKeyOf: ({ bookingNo }) => bookingNo, // whoever sends a bill has locked the booking
  store: instructions.siStore,
  read: instructions.readInstructions,
  seenBy: instructions.instructionSeenBy,
  isOpen: canInstruct,
  refusals: {
    missing: () => refuse('SI0001'),
    stale: () => refuseGeneral('GE0007'),
    closed: (_action, status) => refuse('SI0101', status),
    silent: 'GE0009',
  },
  keyOf: ({ instructionId }) => instructionId,
  readRecorded: instructions.readRecorded,
  retriesEarlyDecisions: false,
  actionOf,
  carrierMoves: siCarrierMoves,
  statusIfNotDelivered,
  lockShared: (db, lines) =>
    lockBookingsOf(
      db,
      lines.map(({ instructionId }) => instructionId),
    ),
  checkLine: checkDecision,
  onDecided: decide,
  onNotDelivered: withoutLost,
  notify: notifySiDecision,
  onAnswered: recordCarrierActivity,
  noteChange: async ({ db }, row) => {
    await refreshContainers(db, row)
    await refreshSentStatus(db, row.bookingId)
    await noteBookings(db, [row.bookingNo])
  },
})
