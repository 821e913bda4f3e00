import { Link } from '@tanstack/react-router'
import { createStore } from '../../platform/storage/store.ts'
import { Icon } from '../../ui/icon.tsx'

type SearchPage = '/adminProfileSearch' | '/adminOrganisationSearch'

/** The last search of each page, so that the link back leads to the same list. */
const lastSearch = createStore<Partial<Record<SearchPage, Record<string, string>>>>({})

export const noteSearch = (page: SearchPage, search: Record<string, string>) =>
  lastSearch.set({ ...lastSearch.get(), [page]: search })

/** The link back to the list. */
export function SearchTrail({ page, text }: { page: SearchPage; text: string }) {
  return (
    <Link to={page} search={lastSearch.get()[page] ?? {}}>
      <Icon name="back" size={16} />
      {text}
    </Link>
  )
}
