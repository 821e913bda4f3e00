import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import css from './compare.module.css'
import type { CompareAddress } from './compare.screen.tsx'

interface Props extends CompareAddress {
  onCompare: (address: CompareAddress) => void
}

/** Which two versions are compared; any two of the history, and what is saved and not sent. */
export function VersionChoice({ id, left, right, onCompare }: Props) {
  const { t } = useTranslation('bookings')
  const { data } = useQuery(ask('GET /api/bookings/history', { query: { id } }))
  const versions = [...new Set([...(data?.versions.map(({ version }) => version) ?? []), left, right, 0])].sort(
    (one, other) => one - other,
  )
  const choice = (side: 'left' | 'right', chosen: number) => (
    <label className={css.side}>
      <span>{t(`compare.${side}`)}</span>
      <select value={chosen} onChange={(event) => onCompare({ id, left, right, [side]: Number(event.target.value) })}>
        {versions.map((version) => (
          <option key={version} value={version}>
            {version === 0 ? t('compare.unsent') : t('compare.version', { version })}
          </option>
        ))}
      </select>
    </label>
  )
  return (
    <div className={css.sides}>
      {choice('left', left)}
      {choice('right', right)}
    </div>
  )
}
