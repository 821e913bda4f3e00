import type { WholeSpan } from '@fairway/contract/shared/span.rules'
import {
  type EstimateHistoryEntry,
  estimateHistory,
  type Shift,
} from '@fairway/contract/tracking/journey/estimate-history.rules'
import type { Moment, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { readersTime } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { LocalTime } from '../local-time.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import css from './estimate-history.module.css'
import { WholeDates } from './whole-dates.tsx'

interface Props {
  reply: PublicDetailReply
  vvd: string | undefined
  place: string
  moment: Moment
}

/** All estimates of an arrival, from the plan on: when each was made, its value, its change, and the reason. */
export function EstimateHistory({ reply, vvd, place, moment }: Props) {
  const { t } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  const history = vvd ? estimateHistory(reply.estimates, { vvd, place, moment }, reply.places) : []
  if (history.length === 0) return null
  const count = history.filter(({ kind, shift }) => kind === 'estimated' && shift?.direction !== 'same').length
  return (
    <details className={css.history}>
      <summary className={css.opener}>
        <Icon name="clock" size={15} />
        {t('estimates.changed', { count })}
      </summary>
      <ol className={css.words}>
        {history.map((entry) => (
          <li key={`${entry.kind} ${entry.statedAt} ${entry.at}`} className={css[entry.kind]}>
            <Row as="span" gap={8} rowGap={0} align="stretch">
              <LocalTime at={entry.at} zone={labels.zone(place)} className={css.time} />
              <span className={css.state}>{t(`state.${entry.kind}`)}</span>
            </Row>
            <EntryDetails entry={entry} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function EntryDetails({ entry }: { entry: EstimateHistoryEntry }) {
  const { t } = useTranslation('tracking')
  const shift = useShiftText(entry.shift)
  const reason = entry.reason && t(`words.estimateReasons.${entry.reason}`)
  const statedText = entry.statedAt && t('estimates.said', { ...readersTime(entry.statedAt) })
  return (
    <>
      {(shift || reason) && (
        <span className={css.change}>
          {shift && <b className={entry.shift ? css[entry.shift.direction] : undefined}>{shift}</b>}
          {shift && reason && ' · '}
          {reason}
        </span>
      )}
      {statedText && (
        <span className={css.when}>
          <WholeDates text={statedText} />
        </span>
      )}
    </>
  )
}

/** '1 day 4 h', '20 min'. */
export function useSpanText() {
  const { t } = useTranslation('tracking')
  return ({ days, hours, minutes }: WholeSpan): string =>
    [
      days > 0 && t('estimates.days', { count: days }),
      hours > 0 && t('estimates.hours', { count: hours }),
      minutes > 0 && t('estimates.minutes', { count: minutes }),
    ]
      .filter(Boolean)
      .join(' ')
}

/** '1 day 4 h later', '20 min earlier'. */
export function useShiftText(shift: Shift | null): string {
  const { t } = useTranslation('tracking')
  const span = useSpanText()
  if (!shift) return ''
  return shift.direction === 'same' ? t('estimates.same') : t(`estimates.${shift.direction}`, { span: span(shift) })
}
