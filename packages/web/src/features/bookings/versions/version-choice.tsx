import { useTranslation } from '../../../platform/use-translation.ts'
import css from './compare.module.css'
import type { CompareAddress } from './version-subject.ts'

interface Props extends CompareAddress {
  versions: readonly { version: number }[] | undefined
  nameOf: (version: number) => string
  onCompare: (address: CompareAddress) => void
}

/** Which two versions are compared: any two of the history, and version 0. */
export function VersionChoice({ id, left, right, versions: known = [], nameOf, onCompare }: Props) {
  const { t } = useTranslation('bookings')
  const versions = [...new Set([...known.map(({ version }) => version), left, right, 0])].sort(
    (one, other) => one - other,
  )
  const choice = (side: 'left' | 'right', chosen: number) => (
    <label className={css.side}>
      <span>{t(`compare.${side}`)}</span>
      <select value={chosen} onChange={(event) => onCompare({ id, left, right, [side]: Number(event.target.value) })}>
        {versions.map((version) => (
          <option key={version} value={version}>
            {nameOf(version)}
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
