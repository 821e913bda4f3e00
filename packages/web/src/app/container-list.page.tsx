import { useParams } from '@tanstack/react-router'
import { ContainerListScreen } from '../features/tracking/container-list.screen.tsx'
import { Queries } from './queries.tsx'

export function ContainerListPage() {
  const { query } = useParams({ from: '/containerList/$query' })
  return (
    <Queries>
      <ContainerListScreen query={query} />
    </Queries>
  )
}
