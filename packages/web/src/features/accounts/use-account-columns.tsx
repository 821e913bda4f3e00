import type { FoundAccount } from '@fairway/contract/accounts/accounts.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/use-translation.ts'
import { personName } from '../../ui/account/person-name.rules.ts'
import { StatusTag } from '../../ui/account/status-tag.tsx'
import { ReaderTime } from '../../ui/reader-time.tsx'
import type { Column } from '../../ui/row-table.tsx'
import css from './account-search.module.css'

/** What a row tells of an account. Links go by its id, so that no address ends in a browser's history. */
export function useAccountColumns(): Column<FoundAccount>[] {
  const { t } = useTranslation('accounts')
  return [
    {
      name: 'name',
      title: t('columns.name'),
      look: 'main',
      cell: ({ id, firstName, lastName, email }) => (
        <Link to="/adminAccountSearchDetails/$username" params={{ username: id }}>
          {personName(firstName, lastName) || email}
        </Link>
      ),
    },
    { name: 'email', title: t('columns.email'), cell: ({ email }) => <span translate="no">{email}</span> },
    { name: 'company', title: t('columns.company'), cell: ({ company }) => company },
    { name: 'status', title: t('columns.status'), look: 'corner', cell: ({ status }) => <StatusTag status={status} /> },
    {
      name: 'groups',
      title: t('columns.groups'),
      look: 'quiet',
      cell: ({ groups }) =>
        groups.length > 0 && (
          <span className={css.groups} translate="no">
            {groups.join(' ')}
          </span>
        ),
    },
    {
      name: 'created',
      title: t('columns.created'),
      look: 'quiet',
      cell: ({ createdAt }) => <ReaderTime at={createdAt} only="day" />,
    },
    {
      name: 'lastSignIn',
      title: t('columns.lastSignIn'),
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? <ReaderTime at={lastSignInAt} /> : <span className={css.never}>{t('never')}</span>,
    },
  ]
}
