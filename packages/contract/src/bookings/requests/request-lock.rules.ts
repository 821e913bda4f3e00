import type { Violation } from '../../kit/errors.ts'
import { differencesBetween } from '../../shared/document-difference.rules.ts'
import { violation } from '../bookings.errors.ts'
import type { RequestDocument } from './booking-request.schema.ts'
import { lockedAfterApproval } from './booking-request.values.ts'

/** The error code of a field that is locked after the carrier's approval; nothing for all others. */
export const lockOf = (path: string) =>
  Object.entries(lockedAfterApproval).find(([field]) => path === field || path.startsWith(`${field}.`))?.[1]

/** Changed fields that the portal cannot change after approval, each with the hint that customer service can. */
export const lockedChanges = (confirmed: RequestDocument, changed: RequestDocument): Violation[] =>
  differencesBetween(confirmed, changed).flatMap(({ path }) => {
    const code = lockOf(path)
    return code ? [violation(path, code)] : []
  })
