import { checkOrganisationSearch } from '@fairway/contract/accounts/account-search.rules'
import type { FoundOrganisation } from '@fairway/contract/accounts/accounts.schema'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { TextSearch } from '../../../platform/search-readers.ts'
import { AdminTabs } from '../../../ui/account/admin-tabs.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { broadField, SearchBar } from '../../../ui/form/search-bar.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { lazyDialog, usePrefetch } from '../../../ui/lazy/lazy-part.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from '../criteria.module.css'
import { writeCriteria } from '../criteria.rules.ts'
import { useFoundOrganisations } from '../found-lists.ts'
import listCss from '../list.module.css'
import { ListFoot } from '../list-foot.tsx'
import { Listed } from '../listed.tsx'
import { noteSearch } from '../search-trail.tsx'
import type { NewOrganisationProps } from './new-organisation.dialog.tsx'

const NewOrganisationDialog = lazyDialog<NewOrganisationProps>(
  async () => (await import('./new-organisation.dialog.tsx')).NewOrganisationDialog,
)

/** All organisations, or those that match a search, and a button to add one. */
export function OrganisationSearchScreen({ address: { q = '' } }: { address: TextSearch }) {
  const navigate = useNavigate()
  useEffect(() => noteSearch('/adminOrganisationSearch', writeCriteria({ q })), [q])
  const search = (next: string) => navigate({ to: '/adminOrganisationSearch', search: writeCriteria({ q: next }) })
  const open = (id: string) => navigate({ to: '/adminOrganisationSearchDetails/$id', params: { id } })
  const { t } = useTranslation('customerProfiles')
  const [isCreating, setIsCreating] = useState(false)
  usePrefetch(NewOrganisationDialog)
  return (
    <Screen
      title={t('organisations.title')}
      actions={<Button onClick={() => setIsCreating(true)}>{t('organisations.create')}</Button>}
    >
      <AdminTabs here="organisations" />
      <div className={css.criteria}>
        <OrganisationSearchForm key={q} q={q} onSearch={(next) => void search(next)} />
      </div>
      {checkOrganisationSearch({ q }).length === 0 && <Found q={q} />}
      {isCreating && (
        <NewOrganisationDialog start={{}} onClose={() => setIsCreating(false)} onCreated={({ id }) => void open(id)} />
      )}
    </Screen>
  )
}

function OrganisationSearchForm({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('customerProfiles')
  const form = useContractForm({ defaults: { q }, check: checkOrganisationSearch })
  return (
    <SearchBar
      form={form}
      label={t('organisations.title')}
      action={t('search.action')}
      onSearch={(values) => onSearch(values.q)}
    >
      <TextField
        form={form}
        name="q"
        label={t('organisations.words')}
        autoComplete="off"
        plain
        className={broadField}
      />
    </SearchBar>
  )
}

function Found({ q }: { q: string }) {
  const { t } = useTranslation('customerProfiles')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isPlaceholderData } =
    useFoundOrganisations(q)
  const rows = data?.pages.flatMap(({ organisations }) => organisations)
  return (
    <Listed
      count={rows?.length}
      error={error}
      onRetry={() => void refetch()}
      none={
        <EmptyState icon="search" title={t(q === '' ? 'organisations.empty' : 'organisations.none')}>
          {t('organisations.noneText')}
        </EmptyState>
      }
    >
      <OrganisationTable rows={rows ?? []} isStale={isPlaceholderData} />
      <ListFoot
        count={rows?.length ?? 0}
        isCut={data?.pages.some(({ isCut }) => isCut) ?? false}
        onMore={hasNextPage ? () => void fetchNextPage() : undefined}
        isLoading={isFetchingNextPage}
      />
    </Listed>
  )
}

/** The organisations found, each with a link to its details. */
function OrganisationTable({ rows, isStale }: { rows: readonly FoundOrganisation[]; isStale: boolean }) {
  const { t, i18n } = useTranslation('customerProfiles')
  const countries = new Intl.DisplayNames(i18n.language, { type: 'region' })
  const columns: Column<FoundOrganisation>[] = [
    {
      name: 'name',
      title: t('organisations.columns.name'),
      placement: 'main',
      cell: ({ id, name, localName }) => (
        <>
          <Link to="/adminOrganisationSearchDetails/$id" params={{ id }}>
            {name}
          </Link>
          {localName && (
            <Muted as="span" size="xs" block className={listCss.second}>
              {localName}
            </Muted>
          )}
        </>
      ),
    },
    { name: 'ref', title: t('organisations.columns.ref'), cell: ({ ref }) => <span translate="no">{ref}</span> },
    {
      name: 'country',
      title: t('organisations.columns.country'),
      cell: ({ country }) => (/^[A-Z]{2}$/.test(country) ? countries.of(country) : country),
    },
    { name: 'members', title: t('organisations.columns.members'), placement: 'figure', cell: ({ members }) => members },
  ]
  return (
    <RowTable label={t('organisations.found')} columns={columns} rows={rows} keyOf={({ id }) => id} isStale={isStale} />
  )
}
