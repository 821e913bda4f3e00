import type { VersionSource } from '@fairway/contract/bookings/requests/booking-request.values'
import { Refusal } from '@fairway/contract/kit/errors'
import { differencesBetween } from '@fairway/contract/shared/document-difference.rules'
import { violation } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type {
  FieldRemark,
  SiDocument,
  SubmittedInstruction,
} from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { SiStatus, SiVersionKind } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { announceChanges } from '../../platform/database/changes.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { noteBookings } from '../tracking/public.ts'
import { findClashes, refreshContainers, refreshSentStatus } from './bill-container.repository.ts'
import { type LockedInstruction, unlessTaken, updateLetter } from './instruction.repository.ts'
import { siSubmission } from './si.submission.ts'
import type { LockedBooking } from './si-booking.repository.ts'

export interface Sending {
  row: LockedInstruction
  document: SiDocument
  kind: SiVersionKind
  /** The status until the carrier says otherwise. */
  status: SiStatus
  source: VersionSource
  remarks: readonly FieldRemark[]
  needsLetter?: boolean
  /** Warnings that the sender has confirmed. */
  confirmed?: readonly string[]
}

/** Sends one version of a locked instruction whose booking is locked too: its bills, containers and status stay together. */
export async function send(context: Context, booking: LockedBooking, sending: Sending) {
  const { db } = context
  const { row, document, needsLetter } = sending
  await refuseClashes(context, booking, sending)
  if ((await unlessTaken(siSubmission.send(context, [versionOf(sending)]))) === undefined)
    throw new Refusal('SI0024', [document.blNo], [violation('blNo', 'SI0024', document.blNo)])
  if (needsLetter !== undefined) await updateLetter(db, row, needsLetter)
  await refreshContainers(db, row)
  await refreshSentStatus(db, booking.id)
  await noteBookings(db, [booking.bookingNo])
  await announceChanges(db)
}

/** A container is in one bill of its booking. The rules have asked already; a draft of the carrier is asked here alone. */
async function refuseClashes({ db }: Context, { id: bookingId }: LockedBooking, { row, document }: Sending) {
  const clashes = await findClashes(db, { bookingId, instructionId: row.id, document })
  const taken = new Set(clashes.map(({ containerNo }) => containerNo))
  refuseViolations(
    document.commodities.flatMap(({ containers }, page) =>
      containers.flatMap(({ containerNo }, at) =>
        taken.has(containerNo)
          ? [violation(`commodities.${page}.containers.${at}.containerNo`, 'SI0026', containerNo)]
          : [],
      ),
    ),
  )
}

/** The next version of an instruction, and what the carrier is given of it. */
function versionOf({ row, document, kind, status, source, remarks, confirmed = [] }: Sending) {
  // in the order of the form
  const changes = row.sent === null ? [] : differencesBetween(document, row.sent).map(({ path }) => path)
  return {
    row,
    document,
    source,
    changes,
    status,
    more: { kind, comment: null, remarks },
    audited: { changes, document, confirmed, remarks },
    payload: (sent: { version: number; submittedAt: string }): SubmittedInstruction => ({
      instructionId: row.id,
      bookingNo: row.bookingNo,
      blNo: document.blNo,
      kind,
      organisation: row.orgRef,
      changes,
      remarks: [...remarks],
      document,
      ...sent,
    }),
  }
}
