import { useNavigate, useSearch } from '@tanstack/react-router'
import { needCorrectionListMessages } from '../features/corrections/corrections.messages.ts'
import { CorrectionListScreen } from '../features/corrections/list/correction-list.screen.tsx'
import type { DashboardSearch } from './dashboard-search.ts'
import { Queries } from './queries.tsx'

export const loadTexts = needCorrectionListMessages

/** The criteria and the look of the grid stand in the address: a link, a reload, back and forward keep them. */
export function CorrectionListPage() {
  const address: DashboardSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <Queries>
      <CorrectionListScreen
        address={address}
        onAddress={(change, { replace = false } = {}) =>
          void navigate({
            to: '/bookingUpdate',
            search: (before: DashboardSearch) => ({ ...before, ...change }),
            replace,
            resetScroll: false,
          })
        }
        onOpen={(id) => void navigate({ to: '/bookingUpdateDetails', search: { id } })}
      />
    </Queries>
  )
}
