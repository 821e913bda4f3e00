import type { RequestSearch } from '@fairway/contract/bookings/booking-request.schema'
import { REQUEST_CAP } from '@fairway/contract/bookings/booking-request.words'
import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { rangeViolations } from '@fairway/contract/tracking/dashboard-criteria.rules'
import { refuseViolations } from '../../platform/refusals.ts'
import type { Context } from '../../platform/serve.ts'
import { partOf } from '../../platform/text-pattern.ts'
import { ownTopicOf } from '../tracking/public.ts'
import { list } from './request-list.repository.ts'

const unlessEmpty = (text: string | undefined) => (text ? text : null)
const code = (text: string | undefined) => unlessEmpty(text)?.toUpperCase() ?? null

/** Lists the requests of the caller's organisations; too many are refused, not cut. */
export async function searchRequests(context: Context, asked: RequestSearch) {
  const { db, viewer, settings } = context
  refuseViolations(rangeViolations(asked.from ?? '', asked.to ?? ''))
  const found = await list(db, viewer, {
    statuses: asked.statuses && asked.statuses.length > 0 ? asked.statuses : null,
    text: partOf(asked.text),
    portOfLoading: code(asked.portOfLoading),
    portOfDischarge: code(asked.portOfDischarge),
    vvd: code(asked.vvd),
    from: unlessEmpty(asked.from),
    to: unlessEmpty(asked.to),
    zone: settings.zone,
    watch: ownTopicOf(context),
  })
  if (!found) throw new Error('A list was expected')
  if (found.shown > REQUEST_CAP) refuse('BD0006')
  return found.body
}
