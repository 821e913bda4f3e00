import type { ErrorCode } from '../../catalogue.ts'
import { correctionRefusal } from '../../corrections/correction.rules.ts'
import { allows, anyOf, type Group } from '../../kit/access.ts'
import { can, copyRefusalOf, refusalOf } from '../requests/booking-request.states.ts'
import type { BookingPage } from './booking-page.schema.ts'
import { type BookingAction, bookingActions } from './booking-page.values.ts'

/** Reasons for which no call has an error code of the catalogue. */
export const ownReasons = ['noRequest', 'noBoxes', 'longAgo', 'canceled'] as const
export type OwnReason = (typeof ownReasons)[number]

/** A code of the catalogue with its arguments, or one of the reasons above. */
export interface Reason {
  code: ErrorCode | OwnReason
  args: readonly string[]
}
export interface OfferedAction {
  action: BookingAction
  /** Why the action is closed now; null while it is open. */
  reason: Reason | undefined
}
type Facts = Pick<
  BookingPage,
  'bookingNo' | 'status' | 'request' | 'bills' | 'correction' | 'otherCorrection' | 'containers'
>

const requests = anyOf('BR0001', 'BR', 'BS')
const corrections = anyOf('GE0005', 'BC', 'BP')
const instructions = anyOf('GE0005', 'SI', 'BS')
const weights = anyOf('VGM0004', 'VG')

const because = (code: Reason['code'], ...args: string[]): Reason => ({ code, args })
/** The booking has no request of the reader's organisations: customer service changes it. */
const noRequest = because('noRequest')

const reasons: Record<BookingAction, (facts: Facts, groups: readonly Group[]) => Reason | undefined> = {
  amend: ({ request }, groups) => {
    if (!allows(requests, groups)) return because('BR0001')
    if (!request) return noRequest
    return can('update', request.status) ? undefined : because(refusalOf.update, request.status)
  },
  cancel: ({ request }, groups) => {
    if (!allows(requests, groups)) return because('BR0001')
    if (!request) return noRequest
    return can('cancel', request.status) ? undefined : because(refusalOf.cancel, request.status)
  },
  copy: ({ request }, groups) => {
    if (!allows(requests, groups)) return because('BR0001')
    if (!request) return noRequest
    return can('copy', request.status) ? undefined : because(copyRefusalOf(request.status))
  },
  correct: ({ bookingNo, status, bills, correction, otherCorrection }, groups) => {
    if (!allows(corrections, groups)) return because('GE0005')
    const why = correctionRefusal({
      shipmentNo: bookingNo,
      isCanceled: status === 'Canceled',
      bills,
      isInProgress: otherCorrection !== null, // the organisation's own correction can be continued
    })
    return why && !correction ? because(why.code, ...why.args) : undefined
  },
  track: ({ status, containers }) => {
    if (status === 'Canceled') return because('canceled')
    if (containers.length === 0) return because('noBoxes')
    return containers.some(({ isTracked }) => isTracked) ? undefined : because('longAgo')
  },
  instruct: ({ status }, groups) => {
    if (!allows(instructions, groups)) return because('GE0005')
    return status === 'Canceled' ? because('canceled') : undefined
  },
  weigh: ({ status }, groups) => {
    if (!allows(weights, groups)) return because('VGM0004')
    return status === 'Canceled' ? because('canceled') : undefined
  },
}

/** All actions of a booking, and for each closed one the reason. */
export const offeredActions = (facts: Facts, groups: readonly Group[]): OfferedAction[] =>
  bookingActions.map((action) => ({ action, reason: reasons[action](facts, groups) }))
