import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { readProfileCriteria, type SearchParams, writeCriteria } from '../features/customer-profiles/criteria.rules.ts'
import { needCustomerProfileMessages } from '../features/customer-profiles/customer-profiles.messages.ts'
import { ProfileDetailsScreen } from '../features/customer-profiles/profile-details.screen.tsx'
import { ProfileSearchScreen } from '../features/customer-profiles/profile-search.screen.tsx'
import { noteSearch } from '../features/customer-profiles/search-trail.tsx'
import { Queries } from './queries.tsx'

export const loadTexts = needCustomerProfileMessages

export function SearchPage() {
  const criteria = readProfileCriteria(useSearch({ strict: false }) satisfies SearchParams)
  const navigate = useNavigate()
  const serialized = JSON.stringify(writeCriteria(criteria))
  useEffect(() => noteSearch('/adminProfileSearch', JSON.parse(serialized)), [serialized])
  return (
    <Queries>
      <ProfileSearchScreen
        criteria={criteria}
        onSearch={(next) => void navigate({ to: '/adminProfileSearch', search: writeCriteria(next) })}
      />
    </Queries>
  )
}

export function DetailsPage() {
  const { username = '' } = useParams({ strict: false })
  return (
    <Queries>
      <ProfileDetailsScreen key={username} user={username} />
    </Queries>
  )
}
