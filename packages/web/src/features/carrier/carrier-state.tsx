import type { SetAside } from '@fairway/contract/carrier/outbox.schema'
import { useTranslation } from '../../platform/use-translation.ts'
import { ReaderTime } from '../../ui/reader-time.tsx'
import { Tag } from '../../ui/tag.tsx'
import css from './deliveries.module.css'

/** Whether the carrier's system listens, since when it was heard, and how much is on its way to it. */
export function CarrierState({ state: { waiting, intake, webhook } }: { state: SetAside }) {
  const { t } = useTranslation('carrier')
  const { paused, heardAt, listens } = intake
  const kind = paused ? 'paused' : listens ? 'open' : 'silent'
  return (
    <section aria-label={t('state.label')}>
      <dl className={css.facts}>
        <div>
          <dt>{t('state.intake')}</dt>
          <dd>
            <Tag
              text={t(`state.${kind}`)}
              tone={kind === 'open' ? 'clear' : 'attention'}
              icon={kind === 'open' ? 'done' : 'alert'}
            />
          </dd>
        </div>
        <div>
          <dt>{t('state.heard')}</dt>
          <dd>{heardAt ? <ReaderTime at={heardAt} /> : t('state.never')}</dd>
        </div>
        <div>
          <dt>{t('state.waiting')}</dt>
          <dd>{waiting}</dd>
        </div>
        {webhook && (
          <div>
            <dt>{t('state.failures')}</dt>
            <dd>{webhook.failures}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
