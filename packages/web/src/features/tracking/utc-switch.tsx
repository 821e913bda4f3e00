import { useTranslation } from '../../platform/language/use-translation.ts'
import { useStore } from '../../platform/storage/store.ts'
import css from './local-time.module.css'
import { alsoInUtc } from './utc.store.ts'

/** Hovering shows one time in UTC; this shows them all, also by touch and keyboard. */
export function UtcSwitch() {
  const { t } = useTranslation('tracking')
  const isOn = useStore(alsoInUtc)
  return (
    <button type="button" className={css.switch} aria-pressed={isOn} onClick={() => alsoInUtc.set(!isOn)}>
      {t('utc')}
    </button>
  )
}
