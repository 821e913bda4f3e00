import type { Organisation } from '@fairway/contract/accounts/accounts.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/use-translation.ts'
import { StatusTag } from '../../ui/account/status-tag.tsx'
import { type Column, RowTable } from '../../ui/row-table.tsx'
import css from './grant-list.module.css'

type Member = Organisation['members'][number]

/** Who belongs to an organisation, each with the way to their profile. */
export function OrganisationMembers({ members }: Pick<Organisation, 'members'>) {
  const { t } = useTranslation('customerProfiles')
  const columns: Column<Member>[] = [
    {
      name: 'name',
      title: t('organisation.columns.name'),
      look: 'main',
      cell: ({ id, name, email }) => (
        <Link to="/adminProfileSearchDetails/$username" params={{ username: id }}>
          {name || email}
        </Link>
      ),
    },
    {
      name: 'email',
      title: t('organisation.columns.email'),
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
      <div className={css.head}>
        <h2>{t('organisation.members')}</h2>
      </div>
      {members.length === 0 ? (
        <p className={css.none}>{t('organisation.noMembers')}</p>
      ) : (
        <RowTable label={t('organisation.members')} columns={columns} rows={members} keyOf={({ id }) => id} />
      )}
    </div>
  )
}
