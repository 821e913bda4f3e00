import { useParams } from '@tanstack/react-router'
import { ContainerDetailScreen } from '../features/tracking/detail/container-detail.screen.tsx'
import { Queries } from './queries.tsx'

export function ContainerDetailPage() {
  const { bookingNo, containerNo } = useParams({ from: '/containerDetails/$bookingNo/$containerNo' })
  return (
    <Queries>
      <ContainerDetailScreen bookingNo={bookingNo} containerNo={containerNo} />
    </Queries>
  )
}
