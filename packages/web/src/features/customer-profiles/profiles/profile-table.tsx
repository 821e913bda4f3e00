import type { FoundAccount } from '@fairway/contract/accounts/accounts.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/use-translation.ts'
import { personName } from '../../../ui/account/person-name.rules.ts'
import { StatusTag } from '../../../ui/account/status-tag.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { type Column, RowTable } from '../../../ui/row-table.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from '../list.module.css'

/** The profiles found, each with a link to its details. */
export function ProfileTable({ rows, isStale }: { rows: readonly FoundAccount[]; isStale: boolean }) {
  const { t } = useTranslation('customerProfiles')
  const none = <span className={css.none}>{t('profiles.without')}</span>
  const columns: Column<FoundAccount>[] = [
    { name: 'name', title: t('profiles.columns.name'), placement: 'main', cell: (one) => <Named account={one} /> },
    { name: 'company', title: t('profiles.columns.company'), cell: ({ company }) => company },
    {
      name: 'organisations',
      title: t('profiles.columns.organisations'),
      cell: ({ organisations }) => (organisations.length === 0 ? none : organisations.join(', ')),
    },
    {
      name: 'groups',
      title: t('profiles.columns.groups'),
      cell: ({ groups }) =>
        groups.length === 0 ? (
          none
        ) : (
          <span className={css.codes} translate="no">
            {groups.map((group) => (
              <span key={group} title={t(`groups.${group}`)}>
                {group}
              </span>
            ))}
          </span>
        ),
    },
    { name: 'status', title: t('profiles.columns.status'), cell: ({ status }) => <StatusTag status={status} /> },
    {
      name: 'registered',
      title: t('profiles.columns.registered'),
      placement: 'quiet',
      cell: ({ createdAt }) => <ReaderTime at={createdAt} />,
    },
  ]
  return <RowTable label={t('profiles.found')} columns={columns} rows={rows} keyOf={({ id }) => id} isStale={isStale} />
}

function Named({ account: { id, firstName, lastName, email } }: { account: FoundAccount }) {
  return (
    <>
      <Link to="/adminProfileSearchDetails/$username" params={{ username: id }}>
        {personName(firstName, lastName)}
      </Link>
      <Muted as="span" size="xs" block className={css.second} translate="no">
        {email}
      </Muted>
    </>
  )
}
