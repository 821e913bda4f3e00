import { useNavigate, useSearch } from '@tanstack/react-router'
import { needBookingMessages } from '../features/bookings/bookings.messages.ts'
import { CompareScreen } from '../features/bookings/versions/compare.screen.tsx'
import { HistoryScreen } from '../features/bookings/versions/history.screen.tsx'
import { useRequestVersions } from '../features/bookings/versions/request-versions.tsx'
import { InvalidType, UnknownSubject } from '../features/bookings/versions/version-states.tsx'
import type { CompareAddress, SentVersion, VersionSubject } from '../features/bookings/versions/version-subject.ts'
import { useCorrectionVersions } from '../features/corrections/correction-versions.tsx'
import { needCorrectionMessages } from '../features/corrections/corrections.messages.ts'
import { Queries } from './queries.tsx'
import type { VersionSearch } from './version-search.ts'

export const loadTexts = async () => {
  await Promise.all([needBookingMessages(), needCorrectionMessages()])
}

/** The history of a request, which an address may leave unsaid, or of a correction. */
export function BookingHistoryPage() {
  const { type = 'request', id }: VersionSearch = useSearch({ strict: false })
  const requests = useRequestVersions()
  const corrections = useCorrectionVersions()
  const screenOf = <S, V extends SentVersion>(subject: VersionSubject<S, V>) =>
    id === undefined ? (
      <UnknownSubject subject={subject} />
    ) : (
      <HistoryScreen key={`${type} ${id}`} id={id} subject={subject} />
    )
  if (type === 'correction') return <Queries>{screenOf(corrections)}</Queries>
  return type === 'request' ? <Queries>{screenOf(requests)}</Queries> : <InvalidType />
}

export function BookingComparePage() {
  const { type, id, left = 0, right = 0 }: VersionSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const requests = useRequestVersions()
  const corrections = useCorrectionVersions()
  const onCompare = (address: CompareAddress) =>
    void navigate({ to: '/bookingCompare', search: { type, ...address }, replace: true, resetScroll: false })
  const screenOf = <S, V extends SentVersion>(subject: VersionSubject<S, V>) =>
    id === undefined ? (
      <UnknownSubject subject={subject} />
    ) : (
      <CompareScreen key={`${type} ${id}`} {...{ id, left, right, subject, onCompare }} />
    )
  if (type === 'correction') return <Queries>{screenOf(corrections)}</Queries>
  return type === 'request' ? <Queries>{screenOf(requests)}</Queries> : <InvalidType />
}
