import { useParams } from '@tanstack/react-router'
import { prefetchCargo } from '../features/tracking/cargo-calls.ts'
import { ContainerDetailScreen } from '../features/tracking/detail/container-detail.screen.tsx'
import { Queries } from './queries.tsx'

/** Asks for the container while its page is still being drawn. */
export const prefetchDetail = ({ bookingNo, containerNo }: { bookingNo: string; containerNo: string }) =>
  prefetchCargo.detail(bookingNo, containerNo)

export function ContainerDetailPage() {
  const { bookingNo, containerNo } = useParams({ from: '/containerDetails/$bookingNo/$containerNo' })
  return (
    <Queries>
      <ContainerDetailScreen bookingNo={bookingNo} containerNo={containerNo} />
    </Queries>
  )
}
