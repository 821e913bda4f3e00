import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { allows, anyOf } from '@fairway/contract/kit/access'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import { seesOwnCargo } from '@fairway/contract/tracking/own-cargo.access'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import * as pages from './booking-page.repository.ts'

const corrections = anyOf('GE0005', 'BC', 'BP')
const instructions = anyOf('GE0005', 'SI', 'BS')

/** One of the caller's bookings; one of others is not there. */
export async function getBooking(context: Context, { bookingNo }: { bookingNo: string }) {
  const { db, viewer } = context
  if (viewer.kind === 'person' && viewer.isWebIdRefused) refuseGeneral('GE0004')
  const groups = viewer.kind === 'person' ? viewer.groups : []
  const reader = { mayCorrect: allows(corrections, groups), mayInstruct: allows(instructions, groups) }
  const seesHolds = viewer.kind === 'person' && seesOwnCargo(viewer.groups)
  const found = await pages.get(db, viewer, { bookingNo, watch: ownTopicOf(context), seesHolds }, reader)
  return found ? found.body : refuse('BD0002', bookingNo)
}
