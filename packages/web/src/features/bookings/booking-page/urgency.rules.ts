import type { BookingPage } from '@fairway/contract/bookings/page/booking-page.schema'
import type { BookingAction, CutOffKind } from '@fairway/contract/bookings/page/booking-page.values'
import { isNear } from '../../../ui/countdown/countdown.rules.ts'

type DocumentStatuses = Pick<BookingPage, 'siStatus' | 'vgmStatus' | 'status' | 'legs'>

/** Whether the first ship has left. */
const hasSailed = ({ legs }: Pick<BookingPage, 'legs'>) => legs.some(({ departure }) => departure.actual !== null)

const isStillMissing = (kind: CutOffKind, { siStatus, vgmStatus }: DocumentStatuses) => {
  if (kind === 'si') return siStatus === 'Pending'
  return kind === 'vgm' ? vgmStatus === 'Pending' : true
}

/**
 * Whether a cut-off needs attention: one that is near, and a document that is late while the ship is still in port.
 * Nothing does after the document was sent or the ship has sailed.
 */
export function urgencyOf(kind: CutOffKind, at: string, page: DocumentStatuses, now: number): 'calm' | 'near' | 'late' {
  if (page.status === 'Canceled' || hasSailed(page) || !isStillMissing(kind, page)) return 'calm'
  if (isNear(at, now)) return 'near'
  return Date.parse(at) <= now && (kind === 'si' || kind === 'vgm') ? 'late' : 'calm'
}

/** The most wanted of the available actions: required documents before the ship leaves, the containers after. */
export function primaryAction(
  open: readonly BookingAction[],
  page: DocumentStatuses & Pick<BookingPage, 'correction'>,
): BookingAction | undefined {
  const wanted: (BookingAction | false)[] = [
    page.correction !== null && 'correct',
    !hasSailed(page) && page.siStatus === 'Pending' && 'instruct',
    !hasSailed(page) && page.vgmStatus === 'Pending' && 'weigh',
    'track',
    'amend',
  ]
  return wanted.find((action): action is BookingAction => action !== false && open.includes(action))
}
