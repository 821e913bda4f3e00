import { useTranslation } from '../../../platform/language/use-translation.ts'
import { isNear, timeUntil } from '../../../ui/countdown/countdown.rules.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from './countdown-text.module.css'

/** How long it is until a cut-off, or that it has passed; by word, icon and colour. */
export function CountdownText({ at, now }: { at: string; now: number }) {
  const { t } = useTranslation('siForm')
  const left = timeUntil(at, now)
  const state = left === undefined ? 'over' : isNear(at, now) ? 'near' : 'calm'
  const text = () => {
    if (left === undefined) return t('cutOffs.over')
    return left.days > 0 ? t('cutOffs.days', left) : t('cutOffs.hours', left)
  }
  return (
    <span className={css.left} data-state={state}>
      {state !== 'calm' && <Icon name={state === 'over' ? 'blocked' : 'clock'} size={16} />}
      {text()}
    </span>
  )
}
