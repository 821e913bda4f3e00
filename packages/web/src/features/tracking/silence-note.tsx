import { readersTime } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { WholeDates } from '../../ui/whole-dates.tsx'
import css from './list/number-problems.module.css'

/** While the carrier's system is silent, 'no event' only means that none was reported. The reader must know. */
export function SilenceNote({ since }: { since: string | null }) {
  const { t } = useTranslation('tracking')
  if (!since) return null
  return (
    <div className={css.notice} role="status">
      <span className={css.sign}>
        <Icon name="alert" />
      </span>
      <p className={css.text}>
        <b className={css.title}>
          <WholeDates>{t('silence.title', { ...readersTime(since) })}</WholeDates>
        </b>{' '}
        {t('silence.text')}
      </p>
    </div>
  )
}
