import { refuse } from '@fairway/contract/bookings/bookings.errors'
import { SI_CAP } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import type { SiSearch } from '@fairway/contract/shipping-instructions/si-list.schema'
import { rangeViolations } from '@fairway/contract/tracking/dashboard/dashboard-criteria.rules'
import { partOf } from '../../../platform/database/text-pattern.ts'
import { refuseViolations } from '../../../platform/http/refusals.ts'
import type { Context } from '../../../platform/http/serve.ts'
import { ownTopicOf } from '../../../platform/live/own-topic.ts'
import { list } from './instruction-list.repository.ts'

const unlessEmpty = (text: string | undefined) => (text ? text : null)
const code = (text: string | undefined) => unlessEmpty(text)?.toUpperCase() ?? null

/** The parts that are looked for; any of them is enough. */
function patternsOf(text: string | undefined) {
  const parts = (text ?? '').split(',').flatMap((part) => partOf(part.trim()) ?? [])
  return parts.length > 0 ? parts : null
}

/** Lists instructions of the caller's bookings, and bookings that need one; too many are refused, not cut. */
export async function searchInstructions(context: Context, search: SiSearch) {
  const { db, viewer } = context
  refuseViolations(rangeViolations(search.from ?? '', search.to ?? ''))
  const criteria = {
    patterns: patternsOf(search.text),
    numbers: search.numbers && search.numbers.length > 0 ? search.numbers : null,
    vvd: code(search.vvd),
    portOfLoading: code(search.portOfLoading),
    portOfDischarge: code(search.portOfDischarge),
    from: unlessEmpty(search.from),
    to: unlessEmpty(search.to),
  }
  const found = await list(db, viewer, {
    ...criteria,
    isSearched: Object.values(criteria).some((value) => value !== null),
    statuses: search.statuses && search.statuses.length > 0 ? search.statuses : null,
    watch: ownTopicOf(context),
  })
  if (!found) throw new Error('A list was expected')
  if (found.shown > SI_CAP) refuse('BD0006')
  return found.body
}
