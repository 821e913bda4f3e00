import type { RequestSearch } from '@fairway/contract/bookings/booking-request.schema'
import { REQUEST_CAP } from '@fairway/contract/bookings/booking-request.words'
import { refuse, violation } from '@fairway/contract/bookings/bookings.errors'
import { faultsOfRange } from '@fairway/contract/shared/date-only'
import { refuseViolations } from '../../platform/refusals.ts'
import type { Context } from '../../platform/serve.ts'
import { partOf } from '../../platform/text-pattern.ts'
import { ownTopicOf } from '../tracking/public.ts'
import { list } from './request-list.repository.ts'

const rangeFaults = {
  start: violation('from', 'BD0003'),
  end: violation('to', 'BD0004'),
  backwards: violation('to', 'BD0004'),
}

const unlessEmpty = (text: string | undefined) => (text ? text : null)
const code = (text: string | undefined) => unlessEmpty(text)?.toUpperCase() ?? null

/** Lists the requests of the caller's organisations; too many are refused, not cut. */
export async function searchRequests(context: Context, asked: RequestSearch) {
  const { db, viewer, settings } = context
  refuseViolations(faultsOfRange(asked.from ?? '', asked.to ?? '').map((fault) => rangeFaults[fault]))
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
