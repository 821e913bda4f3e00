import type { Group } from '@fairway/contract/kit/access'
import { useTranslation } from '../../platform/use-translation.ts'
import { DueLines } from './due-lines.tsx'
import css from './due-list.module.css'
import { DueFailed, DueSkeleton, NothingDue } from './due-states.tsx'
import { useHome } from './use-home.ts'

/** What needs the reader today, the most urgent first. */
export function DueList({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation('home')
  const { home, now, error, askAgain } = useHome()
  return (
    <section className={css.due} aria-labelledby="needs-you" aria-busy={!home && !error}>
      <h2 className={css.title} id="needs-you">
        {t('title')}
      </h2>
      {!home && !error && <DueSkeleton />}
      {error && <DueFailed error={error} asOf={home?.asOf} onRetry={() => void askAgain()} />}
      {home?.lines.length === 0 && <NothingDue />}
      {home && home.lines.length > 0 && <DueLines home={home} now={now} groups={groups} />}
    </section>
  )
}
