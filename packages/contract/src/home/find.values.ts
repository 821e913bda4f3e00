import type { Group } from '../kit/access.ts'

/** What can be found by a name or a number that is no tracking number. */
export const findKinds = ['reference', 'po', 'ediRef', 'vessel', 'company', 'customer'] as const
export type FindKind = (typeof findKinds)[number]

/** A shorter text finds nothing; one Chinese character is enough for a company. */
export const FIND_MINIMUM = 2
/** This many of each kind are shown. */
export const FIND_SHOWN = 6

/** Who finds what: papers of requests for who may read requests or bookings, companies and customers for the carrier's people. */
export const finders: Record<FindKind, readonly Group[] | 'everyone'> = {
  reference: ['BD', 'BR', 'BS', 'BC', 'BP'],
  po: ['BD', 'BR', 'BS', 'BC', 'BP'],
  ediRef: ['TD', 'BD', 'BR', 'BS', 'BC', 'BP'],
  vessel: 'everyone',
  company: ['ADMIN'],
  customer: ['CSR'],
}
