import { splitNumbers } from '@fairway/contract/shared/number-format'
import { useParams } from '@tanstack/react-router'
import { SearchField } from '../features/home-search/search-field.tsx'
import { ContainerListScreen } from '../features/tracking/list/container-list.screen.tsx'
import { readListQuery } from '../platform/paths.ts'
import { useSession } from '../platform/session/session.store.ts'
import { Queries } from './queries.tsx'
import { openPaletteWith } from './shell/palette/palette.store.ts'

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
