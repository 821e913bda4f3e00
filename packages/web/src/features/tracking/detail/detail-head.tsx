import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { readersTime } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Row } from '../../../ui/layout.tsx'
import { HeadlineSentence } from '../headline-sentence.tsx'
import live from '../live-indicator.module.css'
import { LiveIndicator } from '../live-indicator.tsx'
import { SilenceNote } from '../silence-note.tsx'
import { useIsUpdated } from '../use-updated.ts'
import { UtcSwitch } from '../utc-switch.tsx'
import css from './container-detail.module.css'

interface Props {
  reply: PublicDetailReply
  /** Left out where another part of the page says it already. */
  isHeadlineHidden?: boolean
}

/** Where the container is in one sentence, and how recent that is. */
export function DetailHead({ reply, isHeadlineHidden = false }: Props) {
  const { t } = useTranslation('tracking')
  const { lastHeardAt } = reply
  const isUpdated = useIsUpdated(reply.container)
  return (
    <>
      {!isHeadlineHidden && (
        <p className={classNames(css.headline, isUpdated && live.updated)}>
          <HeadlineSentence container={reply.container} answer={reply} />
        </p>
      )}
      <Row gap={14} rowGap={4} size="sm" muted className={css.heard}>
        <p>{lastHeardAt ? t('detail.lastHeard', { ...readersTime(lastHeardAt) }) : t('detail.neverHeard')}</p>
        <LiveIndicator containers={[reply.container]} />
        <UtcSwitch />
      </Row>
      <SilenceNote since={reply.carrierSilentSince} />
    </>
  )
}
