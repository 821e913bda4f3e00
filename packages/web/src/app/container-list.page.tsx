import { splitNumbers } from '@fairway/contract/shared/number-format'
import { useParams } from '@tanstack/react-router'
import { SearchField } from '../features/home-search/search-field.tsx'
import { prefetchCargo } from '../features/tracking/cargo-calls.ts'
import { ContainerListScreen } from '../features/tracking/list/container-list.screen.tsx'
import { readSearchSegment } from '../features/tracking/list/search-segment.rules.ts'
import { readListQuery } from '../platform/paths.ts'
import { useSession } from '../platform/session/session.store.ts'
import { Queries } from './queries.tsx'
import { openPaletteWith } from './shell/palette/palette.store.ts'

/** Asks for the results while their page is still being drawn. */
export function prefetchList({ query }: { query: string }) {
  const segment = readSearchSegment(query)
  if (segment.kind === 'search' && segment.numbers.length > 0) prefetchCargo.search(segment.type, segment.numbers)
}

/** The results, below the field with the numbers that led to them. */
export function ContainerListPage() {
  const { query } = useParams({ from: '/containerList/$query' })
  const numbers = splitNumbers(readListQuery(query)?.numbers ?? '').slice(0, 20)
  const more = useSession() && { onOther: openPaletteWith }
  return (
    <Queries>
      <ContainerListScreen query={query} search={<SearchField key={query} values={numbers} compact {...more} />} />
    </Queries>
  )
}
