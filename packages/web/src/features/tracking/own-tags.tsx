import type { OwnSummary } from '@fairway/contract/tracking/tracking.schema'
import type { Stage } from '@fairway/contract/tracking/tracking.words'
import { useTranslation } from '../../platform/use-translation.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './own-tags.module.css'

/** In a list: that the booking is the reader's own, and what needs them about it. */
export function OwnTags({ own, stage }: { own: OwnSummary; stage: Stage }) {
  const { t } = useTranslation('tracking')
  const isFree = own.lastFreeOn && stage !== 'Out-gated' && stage !== 'Empty Returned'
  return (
    <span className={css.tags}>
      {own.redHolds.map((type) => (
        <span key={type} className={classNames(css.tag, css.red)}>
          <Icon name="blocked" size={15} />
          {t(`words.holds.${type}`)}
        </span>
      ))}
      {isFree && (
        <span className={css.tag}>
          <Icon name="clock" size={15} />
          {t('own.lastFree')} {own.lastFreeOn}
        </span>
      )}
    </span>
  )
}
