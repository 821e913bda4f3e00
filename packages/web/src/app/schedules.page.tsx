import { useNavigate, useSearch } from '@tanstack/react-router'
import { SchedulesScreen } from '../features/schedules/schedules.screen.tsx'
import { Queries } from './queries.tsx'

/** Schedules are for everyone: the page stands outside of the guard. */
export function SchedulesPage() {
  const address = useSearch({ from: '/schedules' })
  const navigate = useNavigate({ from: '/schedules' })
  return (
    <Queries>
      <SchedulesScreen
        address={address}
        onAddress={(change, { replace = false } = {}) =>
          void navigate({ to: '.', search: (before) => clean({ ...before, ...change }), replace, resetScroll: false })
        }
      />
    </Queries>
  )
}

const clean = <T extends object>(search: T) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
