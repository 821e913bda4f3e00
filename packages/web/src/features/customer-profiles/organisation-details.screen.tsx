import { send } from '../../platform/api.ts'
import { useFailureText } from '../../platform/use-failure-text.ts'
import { useTranslation } from '../../platform/use-translation.ts'
import { Screen } from '../../ui/screen.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useOrganisationForm } from './later-parts.ts'
import { NotLoaded } from './not-loaded.tsx'
import { OrganisationMembers } from './organisation-members.tsx'
import { SearchTrail } from './search-trail.tsx'
import { useLoaded } from './use-loaded.ts'

/** One organisation: what it is called, who belongs to it, and how many bookings follow a change. */
export function OrganisationDetailsScreen({ id }: { id: string }) {
  const { t } = useTranslation('customerProfiles')
  const { found, failure, edition, show, reload } = useLoaded(id, (signal) =>
    send('GET /auth/management/organisation/detail', { query: { id } }, { signal }),
  )
  const problem = useFailureText(failure)
  const OrganisationForm = useOrganisationForm()
  const isReady = found !== undefined && OrganisationForm !== undefined
  return (
    <Screen
      title={found?.name ?? t('organisations.title')}
      trail={<SearchTrail page="/adminOrganisationSearch" text={t('organisation.back')} />}
      beside={
        found && (
          <>
            <Tag text={found.ref} />
            <Tag icon="container" text={t('organisation.bookings', { count: found.bookings })} />
          </>
        )
      }
    >
      {!isReady && <NotLoaded loading={t('organisation.loading')} failure={failure} onRetry={reload} />}
      {found && problem && <p role="alert">{problem}</p>}
      {isReady && (
        <>
          <OrganisationForm key={edition} organisation={found} onSaved={show} onReload={reload} />
          <OrganisationMembers members={found.members} />
        </>
      )}
    </Screen>
  )
}
