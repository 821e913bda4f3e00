import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { refuse as refuseGeneral } from '@fairway/contract/kit/general.errors'
import type { Context } from '../../platform/serve.ts'
import { ownTopicOf } from '../tracking/public.ts'
import * as pages from './booking-page.repository.ts'

/** One of the caller's bookings; one of others is not there. */
export async function getBooking(context: Context, { bookingNo }: { bookingNo: string }) {
  const { db, viewer } = context
  if (viewer.kind === 'person' && viewer.isWebIdRefused) refuseGeneral('GE0004')
  const found = await pages.get(db, viewer, { bookingNo, watch: ownTopicOf(context) })
  return found ? found.body : refuse('BD0002', bookingNo)
}
