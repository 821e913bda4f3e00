import { useNavigate } from '@tanstack/react-router'
import { CompareScreen } from '../features/bookings/versions/compare.screen.tsx'
import { HistoryScreen } from '../features/bookings/versions/history.screen.tsx'
import { useRequestVersions } from '../features/bookings/versions/request-versions.tsx'
import { InvalidType, UnknownSubject } from '../features/bookings/versions/version-states.tsx'
import type { CompareAddress, SentVersion, VersionSubject } from '../features/bookings/versions/version-subject.ts'
import { useCorrectionVersions } from '../features/corrections/correction-versions.tsx'
import type { VersionSearch } from './composed.pages.ts'

/** The history of a request, which an address may leave unsaid, or of a correction. */
export function BookingHistoryPage({ address: { type = 'request', id } }: { address: VersionSearch }) {
  const requests = useRequestVersions()
  const corrections = useCorrectionVersions()
  const screenOf = <S, V extends SentVersion>(subject: VersionSubject<S, V>) =>
    id === undefined ? (
      <UnknownSubject subject={subject} />
    ) : (
      <HistoryScreen key={`${type} ${id}`} id={id} subject={subject} />
    )
  if (type === 'correction') return screenOf(corrections)
  return type === 'request' ? screenOf(requests) : <InvalidType />
}

export function BookingComparePage({ address: { type, id, left = 0, right = 0 } }: { address: VersionSearch }) {
  const navigate = useNavigate()
  const requests = useRequestVersions()
  const corrections = useCorrectionVersions()
  const onCompare = (address: CompareAddress) =>
    void navigate({
      to: '/bookingCompare',
      search: { ...(type && { type }), ...address },
      replace: true,
      resetScroll: false,
    })
  const screenOf = <S, V extends SentVersion>(subject: VersionSubject<S, V>) =>
    id === undefined ? (
      <UnknownSubject subject={subject} />
    ) : (
      <CompareScreen key={`${type} ${id}`} {...{ id, left, right, subject, onCompare }} />
    )
  if (type === 'correction') return screenOf(corrections)
  return type === 'request' ? screenOf(requests) : <InvalidType />
}
