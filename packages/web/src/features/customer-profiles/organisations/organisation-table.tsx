import type { FoundOrganisation } from '@fairway/contract/accounts/accounts.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/use-translation.ts'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from '../list.module.css'

/** The organisations found, each with a link to its details. */
export function OrganisationTable({ rows, isStale }: { rows: readonly FoundOrganisation[]; isStale: boolean }) {
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
            <Muted as="span" size="xs" block className={css.second}>
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
