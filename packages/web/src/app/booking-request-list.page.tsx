import { useNavigate, useSearch } from '@tanstack/react-router'
import { needRequestListMessages } from '../features/bookings/bookings.messages.ts'
import { RequestListScreen } from '../features/bookings/request-list/request-list.screen.tsx'
import type { DashboardSearch } from './dashboard-search.ts'
import { Queries } from './queries.tsx'

export const loadTexts = needRequestListMessages

/** The criteria and the look of the grid stand in the address: a link, a reload, back and forward keep them. */
export function BookingRequestListPage() {
  const address: DashboardSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <Queries>
      <RequestListScreen
        address={address}
        onAddress={(change, { replace = false } = {}) =>
          void navigate({
            to: '/bookingRequest',
            search: (before: DashboardSearch) => ({ ...before, ...change }),
            replace,
            resetScroll: false,
          })
        }
      />
    </Queries>
  )
}
