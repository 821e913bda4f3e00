import { refuse } from '@fairway/contract/shipping-instructions/shipping-instruction.errors'
import type * as shapes from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import { SiVersion } from '@fairway/contract/shipping-instructions/shipping-instruction.schema'
import type { z } from 'zod'
import type { Context } from '../../platform/http/serve.ts'
import { ownTopicOf } from '../../platform/live/own-topic.ts'
import { findLiveFrom } from './instruction.repository.ts'
import { getBooking, showBooking, stateOf } from './instruction-state.actions.ts'
import { siSubmission } from './si.submission.ts'

interface ById {
  id: number
}

/** An instruction as it stands, its booking, and what the carrier has beside it, where unsent changes lie over it. */
export async function getInstruction(context: Context, { id }: ById): Promise<shapes.SiDetail> {
  const { liveFrom } = await findLiveFrom(context.db)
  const instruction = await siSubmission.get(context, id)
  const booking = await getBooking(context, { id: instruction.bookingId, instructionId: id })
  return {
    state: stateOf(instruction),
    document: instruction.document,
    sent: instruction.hasUnsent ? instruction.sent : null,
    booking: await showBooking(context.db, booking),
    liveFrom,
    watch: ownTopicOf(context),
  }
}

/** The life of an instruction: what was sent, by whom, and what the carrier said. */
export async function getHistory(context: Context, { id }: ById): Promise<shapes.SiHistory> {
  const instruction = await siSubmission.get(context, id)
  return {
    state: stateOf(instruction),
    versions: await siSubmission.findVersions(context.db, instruction, SiVersion),
  }
}

/** Two versions side by side; version 0 is what is saved and not sent. */
export async function compareVersions(
  context: Context,
  { id, left, right }: z.output<typeof shapes.SiCompareQuery>,
): Promise<shapes.SiComparison> {
  const instruction = await siSubmission.get(context, id)
  const found = await siSubmission.findDocuments(context.db, instruction, [left, right])
  const side = (version: number) =>
    version === 0
      ? { version, document: instruction.document }
      : (found.find((one) => one.version === version) ?? refuse('SI0001'))
  return { state: stateOf(instruction), left: side(left), right: side(right) }
}
