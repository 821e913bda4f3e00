import { refuse } from '@fairway/contract/bookings/bookings.errors'
import type { CorrectionSearch } from '@fairway/contract/corrections/correction.schema'
import { CORRECTION_CAP } from '@fairway/contract/corrections/correction.values'
import { rangeViolations } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { partOf } from '../../platform/database/text-pattern.ts'
import { refuseViolations } from '../../platform/http/refusals.ts'
import type { Context } from '../../platform/http/serve.ts'
import { ownTopicOf } from '../../platform/live/own-topic.ts'
import { list } from './correction-list.repository.ts'

/** Lists the corrections that the caller may see; too many are refused, not cut. */
export async function searchCorrections(context: Context, search: CorrectionSearch) {
  const { db, viewer, settings } = context
  refuseViolations(rangeViolations(search.from ?? '', search.to ?? ''))
  const found = await list(db, viewer, {
    statuses: search.statuses && search.statuses.length > 0 ? search.statuses : null,
    text: partOf(search.text),
    from: search.from || null,
    to: search.to || null,
    zone: settings.zone,
    watch: ownTopicOf(context),
  })
  if (!found) throw new Error('A list was expected')
  if (found.shown > CORRECTION_CAP) refuse('BD0006')
  return found.body
}
