import { TRACKING_LIMIT } from '@fairway/contract/shared/search-number'
import { Link } from '@tanstack/react-router'
import { listQuery } from '../../../platform/paths.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { figure } from '../../../ui/figure.rules.ts'
import { ListCount } from '../../../ui/listing/list-frame.tsx'
import type { Dashboard } from './use-dashboard.ts'

/** How many boxes are shown and chosen, and the way to track those. */
export function ContainerTracking({ board: { held, isAnswer, grid, keys } }: { board: Dashboard }) {
  const { t } = useTranslation('containerDashboard')
  if (!held || !isAnswer) return null
  const count = grid.shown.length
  const numbers = [...new Set([...keys].map((key) => key.split(' ')[1] ?? ''))]
  const found = t('found', { count, shown: figure(count) })
  return (
    <ListCount text={keys.size > 0 ? `${found} · ${t('selected', { shown: keys.size })}` : found}>
      {keys.size > 0 && (
        <Link
          to="/containerList/$query"
          params={{ query: listQuery('container', numbers) }}
          className={buttonClass({ look: 'primary', small: true })}
          title={t('trackLimit', { limit: TRACKING_LIMIT })}
        >
          {t('track', { count: numbers.length })}
        </Link>
      )}
    </ListCount>
  )
}
