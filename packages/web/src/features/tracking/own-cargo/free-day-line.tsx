import type { FreeDay } from '@fairway/contract/tracking/pickup-verdict.rules'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Tag } from '../../../ui/status/tag.tsx'

/** How long the container may stay without charge. The closer the end, the stronger the tone. */
export function FreeDayLine({ freeDay: { on, basis, urgency, days } }: { freeDay: FreeDay }) {
  const { t } = useTranslation('ownCargo')
  const tone = urgency === 'passed' ? 'blocked' : urgency === 'ahead' ? 'plain' : 'attention'
  return (
    <p>
      <Tag icon="clock" tone={tone} wraps text={t(`freeDay.${basis}.${urgency}`, { on, count: days })} />
    </p>
  )
}
