import type { Organisation } from '@fairway/contract/accounts/accounts.schema'
import { type CompanyGroup, companyGroups, type Group } from '@fairway/contract/kit/access'
import { Link } from '@tanstack/react-router'
import { send } from '../../../platform/calls/api.ts'
import { useFailureText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { GroupFields } from '../../../ui/account/group-fields.tsx'
import { StatusTag } from '../../../ui/account/status-tag.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { FormShell } from '../../../ui/form/form-shell.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Row } from '../../../ui/layout.tsx'
import { lazyPart, usePrefetch } from '../../../ui/lazy/lazy-part.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LinkList } from '../../../ui/sharing/link-list.tsx'
import { Tag } from '../../../ui/status/tag.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from '../grants/grant-list.module.css'
import { SearchTrail } from '../search-trail.tsx'
import { useLoaded } from '../use-loaded.ts'
import type { OrganisationFormProps } from './organisation.form.tsx'

/** The list of countries is heavy: the form comes once the rest of the page can be used. */
const OrganisationForm = lazyPart<OrganisationFormProps>(
  async () => (await import('./organisation.form.tsx')).OrganisationForm,
  { loading: FormLoading },
)

function FormLoading() {
  const { t } = useTranslation('customerProfiles')
  return <LoadingState loading={t('organisation.loading')} error={undefined} lines={8} onRetry={() => {}} />
}

export const OrganisationDetailsScreen = ({ params: { id } }: { params: { id: string } }) => (
  <OrganisationDetails key={id} id={id} />
)

/** One organisation: its name, its members, and how many bookings a change affects. */
function OrganisationDetails({ id }: { id: string }) {
  const { t } = useTranslation('customerProfiles')
  const { found, failure, edition, show, reload } = useLoaded(id, (signal) =>
    send('GET /auth/management/organisation/detail', { query: { id } }, { signal }),
  )
  const problem = useFailureText(failure)
  usePrefetch(OrganisationForm)
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
      {!found && <LoadingState loading={t('organisation.loading')} error={failure} lines={8} onRetry={reload} />}
      {found && problem && <p role="alert">{problem}</p>}
      {found && (
        <>
          <OrganisationForm key={edition} organisation={found} onSaved={show} onReload={reload} />
          <OrganisationGroupsForm key={`groups ${edition}`} organisation={found} onSaved={show} />
          <OrganisationMembers members={found.members} />
          <OrganisationLinks key={`links ${id}`} id={id} />
        </>
      )}
    </Screen>
  )
}

/** What people of the organisation show to outsiders; the admin can end it. */
function OrganisationLinks({ id }: { id: string }) {
  const { t } = useTranslation('sharing')
  return (
    <div>
      <Row gap={16} rowGap={4} align="baseline" justify="between" className={css.head}>
        <h2>{t('list.title')}</h2>
      </Row>
      <LinkList organisation={id} />
    </div>
  )
}

type Member = Organisation['members'][number]

/** The members of an organisation, each with a link to their profile. */
function OrganisationMembers({ members }: Pick<Organisation, 'members'>) {
  const { t } = useTranslation('customerProfiles')
  const columns: Column<Member>[] = [
    {
      name: 'name',
      title: t('organisation.columns.name'),
      placement: 'main',
      cell: ({ id, name, email }) => (
        <Link to="/adminProfileSearchDetails/$username" params={{ username: id }}>
          {name || email}
        </Link>
      ),
    },
    {
      name: 'email',
      title: t('organisation.columns.email'),
      placement: 'address',
      cell: ({ email }) => <span translate="no">{email}</span>,
    },
    {
      name: 'roles',
      title: t('organisation.columns.roles'),
      cell: ({ roles }) => roles.map((role) => t(`roles.${role}`)).join(', '),
    },
    {
      name: 'webId',
      title: t('organisation.columns.webId'),
      cell: ({ webIdGranted }) => t(webIdGranted ? 'organisation.webIdYes' : 'organisation.webIdNo'),
    },
    { name: 'status', title: t('organisation.columns.status'), cell: ({ status }) => <StatusTag status={status} /> },
  ]
  return (
    <div>
      <Row gap={16} rowGap={4} align="baseline" justify="between" className={css.head}>
        <h2>{t('organisation.members')}</h2>
      </Row>
      {members.length === 0 ? (
        <Muted>{t('organisation.noMembers')}</Muted>
      ) : (
        <RowTable label={t('organisation.members')} columns={columns} rows={members} keyOf={({ id }) => id} />
      )}
    </div>
  )
}

interface Values {
  groups: Group[]
}

interface Props {
  organisation: Organisation
  onSaved: (changed: Organisation) => void
}

const isCompanyGroup = (group: Group): group is CompanyGroup => (companyGroups as readonly Group[]).includes(group) // wider, to ask for any

/** The groups that the managers of an organisation may give to colleagues. */
function OrganisationGroupsForm({ organisation: { id, version, groups }, onSaved }: Props) {
  const { t } = useTranslation('customerProfiles')
  const form = useContractForm<Values>({ defaults: { groups }, check: () => [] })
  const save = async (values: Values) => {
    const body = { id, version, groups: values.groups.filter(isCompanyGroup) }
    const changed = await send('PUT /auth/management/organisation/groups', { body })
    showToast({ kind: 'success', text: t('organisation.groupsSaved') })
    onSaved(changed)
  }
  return (
    <FormShell form={form} action={t('organisation.saveGroups')} onSend={save}>
      <FormSection id="section-company-groups" title={t('organisation.groups')} intro={t('organisation.groupsText')}>
        <GroupFields form={form} offered={companyGroups} />
      </FormSection>
    </FormShell>
  )
}
