import { useNavigate, useSearch } from '@tanstack/react-router'
import { needBookingDashboardMessages } from '../features/bookings/dashboard/booking-dashboard.messages.ts'
import { BookingDashboardScreen } from '../features/bookings/dashboard/booking-dashboard.screen.tsx'
import type { DashboardSearch } from './dashboard-search.ts'
import { Queries } from './queries.tsx'

export const loadTexts = () => needBookingDashboardMessages()

/** The criteria and the look of the grid stand in the address: a link, a reload, back and forward keep them. */
export function BookingDashboardPage() {
  const address: DashboardSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <Queries>
      <BookingDashboardScreen
        address={address}
        onAddress={(change, { replace = false } = {}) =>
          void navigate({
            to: '/bookingdash',
            search: (before: DashboardSearch) => ({ ...before, ...change }),
            replace,
            resetScroll: false,
          })
        }
      />
    </Queries>
  )
}
