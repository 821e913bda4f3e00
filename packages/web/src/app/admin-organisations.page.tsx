import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { writeCriteria } from '../features/customer-profiles/criteria.rules.ts'
import { needCustomerProfileMessages } from '../features/customer-profiles/customer-profiles.messages.ts'
import { OrganisationDetailsScreen } from '../features/customer-profiles/organisation-details.screen.tsx'
import { OrganisationSearchScreen } from '../features/customer-profiles/organisation-search.screen.tsx'
import { noteSearch } from '../features/customer-profiles/search-trail.tsx'
import { Queries } from './queries.tsx'

export const loadTexts = needCustomerProfileMessages

export function SearchPage() {
  const { q = '' }: { q?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => noteSearch('/adminOrganisationSearch', writeCriteria({ q })), [q])
  return (
    <Queries>
      <OrganisationSearchScreen
        q={q}
        onSearch={(next) => void navigate({ to: '/adminOrganisationSearch', search: writeCriteria({ q: next }) })}
        onCreated={(id) => void navigate({ to: '/adminOrganisationSearchDetails/$id', params: { id } })}
      />
    </Queries>
  )
}

export function DetailsPage() {
  const { id = '' } = useParams({ strict: false })
  return (
    <Queries>
      <OrganisationDetailsScreen key={id} id={id} />
    </Queries>
  )
}
