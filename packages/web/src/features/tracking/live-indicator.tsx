import { showContainerNumber } from '@fairway/contract/shared/container-number'
import type { PublicContainer } from '@fairway/contract/tracking/tracking.schema'
import { serverHealth } from '../../platform/calls/server-health.ts'
import { readersTime } from '../../platform/language/readers-time.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { liveness } from '../../platform/live/live.ts'
import { useStore } from '../../platform/storage/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { WholeDates } from '../../ui/whole-dates.tsx'
import css from './live-indicator.module.css'
import { useUpdated } from './use-updated.ts'

/** Shows whether this page updates itself, and announces each update to screen readers. */
export function LiveIndicator({ containers }: { containers: PublicContainer[] }) {
  const { t } = useTranslation('tracking')
  const state = useStore(liveness)
  const isDown = useStore(serverHealth.down)
  const isSilent = state.kind === 'silent' && !isDown
  return (
    <span className={css.room}>
      {!isSilent && (
        <span className={classNames(css.sign, (state.kind !== 'live' || isDown) && css.hidden)} title={t('live.hint')}>
          {t('live.on')}
        </span>
      )}
      {isSilent && (
        <span className={css.silent} role="status">
          <WholeDates>{t('live.off', { ...readersTime(new Date(state.since).toISOString()) })}</WholeDates>
        </span>
      )}
      <Announcement containers={containers} />
    </span>
  )
}

/** One short sentence for screen readers. The changes themselves are at their usual places. */
function Announcement({ containers }: { containers: PublicContainer[] }) {
  const { t } = useTranslation('tracking')
  const updated = useUpdated(containers)
  const [first] = updated
  return (
    <span className="visually-hidden" role="status">
      {first &&
        (updated.length === 1
          ? t('live.updated', {
              number: showContainerNumber(first.containerNo),
              stage: t(`words.stages.${first.stage}`),
            })
          : t('live.updatedSome', { number: updated.length }))}
    </span>
  )
}
