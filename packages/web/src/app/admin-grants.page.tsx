import { useNavigate, useSearch } from '@tanstack/react-router'
import { readGrantCriteria, type SearchParams, writeCriteria } from '../features/customer-profiles/criteria.rules.ts'
import { needCustomerProfileMessages } from '../features/customer-profiles/customer-profiles.messages.ts'
import { GrantSearchScreen } from '../features/customer-profiles/grant-search.screen.tsx'
import { Queries } from './queries.tsx'

export const loadTexts = needCustomerProfileMessages

export function SearchPage() {
  const criteria = readGrantCriteria(useSearch({ strict: false }) satisfies SearchParams)
  const navigate = useNavigate()
  return (
    <Queries>
      <GrantSearchScreen
        criteria={criteria}
        onSearch={(next) => void navigate({ to: '/adminGrantSearch', search: writeCriteria(next) })}
      />
    </Queries>
  )
}
