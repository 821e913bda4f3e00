import type { RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { correctedFields } from '@fairway/contract/corrections/correction.rules'
import { fieldsOf } from '@fairway/contract/shared/document-difference.rules'
import { withText } from '../../../ui/document-form/document-values.ts'

interface RebaseInput {
  /** The booking that the correction was started from. */
  base: RequestDocument
  /** What was written since. */
  document: RequestDocument
  /** The booking as it is now. */
  latest: RequestDocument
}

/** The booking as it is now with one's own changes on top; a change of a row that is no longer there goes with it. */
export function rebase({ base, document, latest }: RebaseInput): RequestDocument {
  const known = fieldsOf(latest)
  return correctedFields(base, document)
    .filter(({ path }) => known.has(path))
    .reduce((result, { path, right }) => withText(result, path, right), latest)
}

/** Fields that changed on both sides, and not to the same. */
export function changedByBoth({ base, document, latest }: RebaseInput): string[] {
  const [before, now] = [fieldsOf(base), fieldsOf(latest)]
  return correctedFields(base, document)
    .filter(({ path, right }) => before.get(path) !== now.get(path) && now.get(path) !== right)
    .map(({ path }) => path)
}
