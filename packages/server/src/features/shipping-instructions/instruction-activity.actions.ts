import type { ActivityKind } from '@fairway/contract/bookings/page/booking-page.values'
import type { Context } from '../../platform/http/serve.ts'
import type { SubmissionNews } from '../../platform/submissions/submission.ts'
import { writerOf } from '../../platform/submissions/writer.ts'
import { insertActivity } from '../bookings/public.ts'
import type { SiKind, StoredInstruction } from './instruction.repository.ts'

type Kind = ActivityKind & `si${string}`

const kindOf = {
  received: 'siReceived',
  accept: 'siAccepted',
  reject: 'siRejected',
  correct: 'siDraftCorrected',
  notDelivered: 'siNotDelivered',
} as const satisfies Record<string, Kind>

/** What somebody did to an instruction is an entry in the activity of its booking, under both names where one stood in. */
export const recordUserActivity = (
  { db, viewer }: Context,
  { bookingNo }: StoredInstruction,
  kind: Kind,
  about: string,
) => insertActivity(db, bookingNo, { kind, writer: writerOf(viewer), about })

/** The same of what came from the carrier, or never reached it. */
export const recordCarrierActivity = (
  { db }: Context,
  { bookingNo, blNo }: StoredInstruction,
  { decision, note, at }: SubmissionNews<SiKind> & { at: string | null },
) =>
  insertActivity(db, bookingNo, { kind: kindOf[decision], at, about: [blNo, note].filter((text) => text).join(' · ') })
