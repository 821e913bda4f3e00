import { useNavigate, useSearch } from '@tanstack/react-router'
import { needBookingMessages } from '../features/bookings/bookings.messages.ts'
import { CompareScreen } from '../features/bookings/versions/compare.screen.tsx'
import { HistoryScreen } from '../features/bookings/versions/history.screen.tsx'
import { InvalidType, UnknownRequest } from '../features/bookings/versions/version-states.tsx'
import { Queries } from './queries.tsx'
import type { VersionSearch } from './version-search.ts'

export const loadTexts = needBookingMessages

export function BookingHistoryPage() {
  const { id }: VersionSearch = useSearch({ strict: false })
  return <Queries>{id === undefined ? <UnknownRequest /> : <HistoryScreen key={id} id={id} />}</Queries>
}

export function BookingComparePage() {
  const { type, id, left = 0, right = 0 }: VersionSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  if (type !== 'request') return <InvalidType isCorrection={type === 'correction'} />
  return (
    <Queries>
      {id === undefined ? (
        <UnknownRequest />
      ) : (
        <CompareScreen
          key={id}
          id={id}
          left={left}
          right={right}
          onCompare={(address) =>
            void navigate({ to: '/bookingCompare', search: { type, ...address }, replace: true, resetScroll: false })
          }
        />
      )}
    </Queries>
  )
}
