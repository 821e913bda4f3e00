import { useNavigate, useSearch } from '@tanstack/react-router'
import { needContainerDashboardMessages } from '../features/tracking/dashboard/container-dashboard.messages.ts'
import { ContainerDashboardScreen } from '../features/tracking/dashboard/container-dashboard.screen.tsx'
import type { DashboardSearch } from './dashboard-search.ts'
import { Queries } from './queries.tsx'

export const loadTexts = () => needContainerDashboardMessages()

/** The criteria and the look of the grid stand in the address: a link, a reload, back and forward keep them. */
export function ContainerDashboardPage() {
  const address: DashboardSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <Queries>
      <ContainerDashboardScreen
        address={address}
        onAddress={(change, { replace = false } = {}) =>
          void navigate({
            to: '/containerdash',
            search: (before: DashboardSearch) => ({ ...before, ...change }),
            replace,
            resetScroll: false,
          })
        }
      />
    </Queries>
  )
}
