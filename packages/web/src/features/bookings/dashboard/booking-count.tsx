import { isBookingNumber } from '@fairway/contract/shared/search-number'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { ListCount } from '../../../ui/listing/list-frame.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { boxesPath } from './booking-rows.rules.ts'
import type { BookingBoard } from './use-booking-board.ts'

/** The numbers of so many bookings fit into an address. */
export const BOXES_LIMIT = 100

/** How many bookings are shown and chosen, and the way to the boxes of those. */
export function BookingCount({ board: { held, isAnswer, grid, keys } }: { board: BookingBoard }) {
  const { t } = useTranslation('bookingDashboard')
  if (!held || !isAnswer) return null
  const count = grid.shown.length
  const numbers = [...keys].filter(isBookingNumber)
  const found = t('found', { count, shown: figure(count) })
  return (
    <ListCount text={keys.size > 0 ? `${found} · ${t('selected', { shown: keys.size })}` : found}>
      {numbers.length > 0 && (
        <PageLink
          href={boxesPath(numbers)}
          className={buttonClass({ look: 'primary', small: true })}
          title={t('boxesHint', { limit: BOXES_LIMIT })}
        >
          {t('boxes', { count: numbers.length })}
        </PageLink>
      )}
    </ListCount>
  )
}
