import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type { RequestSearch } from '@fairway/contract/bookings/requests/booking-request.schema'
import { REQUEST_CAP } from '@fairway/contract/bookings/requests/booking-request.values'
import { rangeViolations } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { partOf } from '../../../platform/database/text-pattern.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import { list } from './request-list.repository.ts'

const unlessEmpty = (text: string | undefined) => (text ? text : null)
const code = (text: string | undefined) => unlessEmpty(text)?.toUpperCase() ?? null

/** Lists the requests of the caller's organisations; too many are refused, not cut. */
export async function searchRequests(context: Context, search: RequestSearch) {
  const { db, viewer, settings } = context
  refuseViolations(rangeViolations(search.from ?? '', search.to ?? ''))
  const found = await list(db, viewer, {
    statuses: search.statuses && search.statuses.length > 0 ? search.statuses : null,
    text: partOf(search.text),
    portOfLoading: code(search.portOfLoading),
    portOfDischarge: code(search.portOfDischarge),
    vvd: code(search.vvd),
    from: unlessEmpty(search.from),
    to: unlessEmpty(search.to),
    zone: settings.zone,
    watch: ownTopicOf(context),
  })
  if (!found) throw new Error('A list was expected')
  if (found.shown > REQUEST_CAP) refuse('BD0006')
  return found.body
}
