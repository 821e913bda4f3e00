import type { GrantEntry } from '@fairway/contract/accounts/accounts.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Muted } from '../../../ui/text.tsx'
import { grantDifference } from './grant-difference.rules.ts'
import { GrantDifferenceList } from './grant-difference.tsx'
import css from './grant-list.module.css'

interface Props {
  entries: readonly GrantEntry[]
  /** Shows whose grants these are. */
  withUser?: boolean
  isStale?: boolean
}

/** Grants, newest first: when, by whom, to whom, and what it changed. */
export function GrantList({ entries, withUser = false, isStale = false }: Props) {
  const { t } = useTranslation('customerProfiles')
  return (
    <Panel as="ol" className={css.list} aria-label={t('grants.list')} aria-busy={isStale}>
      {entries.map(({ id, at, by, user, before, after, organisations }) => (
        <li key={id} className={css.entry}>
          <div className={css.when}>
            <ReaderTime at={at} />
            <Muted as="span" size="xs" block>
              {t('grants.byWhom', { name: by })}
            </Muted>
          </div>
          <Stack gap={6} className={css.what}>
            {withUser && (
              <Link to="/adminProfileSearchDetails/$username" params={{ username: user.id }} translate="no">
                {user.email}
              </Link>
            )}
            <GrantDifferenceList difference={grantDifference(before, after)} names={organisations} />
          </Stack>
        </li>
      ))}
    </Panel>
  )
}
