import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Row } from '../../../ui/layout.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { Muted } from '../../../ui/text.tsx'
import { useGrantTrail } from '../found-lists.ts'
import css from './grant-list.module.css'
import { GrantList } from './grant-list.tsx'

const MOST = 5

/** The last grants of one account, with a link to all of them. */
export function LastGrants({ user }: { user: string }) {
  const { t } = useTranslation('customerProfiles')
  const { data, isPending } = useGrantTrail({ user, by: '', from: '', to: '' })
  const entries = data?.pages[0]?.entries ?? []
  return (
    <section aria-labelledby="last-grants">
      <Row gap={16} rowGap={4} align="baseline" justify="between" className={css.head}>
        <h2 id="last-grants">{t('grants.last')}</h2>
        {entries.length > 0 && (
          <Link to="/adminGrantSearch" search={{ user }}>
            {t('grants.all')}
          </Link>
        )}
      </Row>
      {isPending && <SkeletonLines count={3} />}
      {data && entries.length === 0 && <Muted>{t('grants.none')}</Muted>}
      {entries.length > 0 && <GrantList entries={entries.slice(0, MOST)} />}
    </section>
  )
}
