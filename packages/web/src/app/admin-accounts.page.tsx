import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { chosenOnly, readCriteria, readFilter } from '../features/accounts/account-criteria.rules.ts'
import { AccountDetailScreen } from '../features/accounts/account-detail.screen.tsx'
import { AccountSearchScreen } from '../features/accounts/account-search.screen.tsx'
import { needAccountsMessages } from '../features/accounts/accounts.messages.ts'
import { Queries } from './queries.tsx'

export const loadTexts = () => needAccountsMessages()

/** The criteria stand in the address: back, forward and a reload keep them. */
export function SearchPage() {
  const criteria = readCriteria(useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <Queries>
      <AccountSearchScreen
        criteria={criteria}
        onSearch={(search) => void navigate({ to: '/adminAccountSearch', search })}
      />
    </Queries>
  )
}

/** An account by its id or its e-mail address; once it is known, its id stands in the address. */
export function DetailsPage() {
  const { username = '' } = useParams({ strict: false })
  const filter = readFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  const show = (user: string, shown = filter) =>
    void navigate({
      to: '/adminAccountSearchDetails/$username',
      params: { username: user },
      search: chosenOnly(shown),
      replace: true,
      resetScroll: false,
    })
  return (
    <Queries>
      <AccountDetailScreen user={username} filter={filter} onFilter={(next) => show(username, next)} onKnown={show} />
    </Queries>
  )
}
