import type { Language } from '@fairway/contract/shared/language'
import type { PickupVerdict } from '@fairway/contract/tracking/pickup-verdict.rules'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { useId } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import live from '../live-indicator.module.css'
import { MarkedText } from '../marked-text.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import { useIsUpdated } from '../use-updated.ts'
import { FreeDayLine } from './free-day-line.tsx'
import css from './pickup-panel.module.css'

type Tone = 'plain' | 'moving' | 'attention' | 'blocked' | 'clear'
const icons: Record<Tone, IconName> = {
  plain: 'done',
  moving: 'clock',
  attention: 'alert',
  blocked: 'blocked',
  clear: 'done',
}

interface Props {
  reply: PublicDetailReply
  verdict: PickupVerdict
  onSeeHolds: () => void
}

/** Can I pick it up? The answer first, then why, then what to do about it. */
export function PickupPanel({ reply, verdict, onSeeHolds }: Props) {
  const { t } = useTranslation('ownCargo')
  const id = useId()
  const tone = toneOf(verdict)
  const hasHolds = verdict.redHolds.length > 0
  const isEarly = hasHolds && verdict.answer !== 'onHold'
  const isUpdated = useIsUpdated(reply.container)
  return (
    <Panel as="section" padded className={classNames(css.verdict, css[tone])} aria-labelledby={id}>
      <span className={css.sign}>
        <Icon name={icons[tone]} size={26} />
      </span>
      <Stack gap={6} className={css.words}>
        <h2 id={id} className={css.question}>
          {t('verdict.question')}
        </h2>
        <Answer reply={reply} verdict={verdict} className={classNames(css.answer, isUpdated && live.updated)} />
        <Row as="p" gap={8} rowGap={0} align="stretch">
          <span className={css.label}>{t('verdict.next')}</span>
          {t(`verdict.steps.${isEarly ? 'early' : verdict.answer}`)}
        </Row>
        {verdict.freeDay && <FreeDayLine freeDay={verdict.freeDay} />}
        <Note verdict={verdict} />
      </Stack>
      {hasHolds && (
        <Button className={css.action} onClick={onSeeHolds}>
          {t('verdict.seeHolds')}
        </Button>
      )}
    </Panel>
  )
}

function Answer({ reply, verdict, className }: Pick<Props, 'reply' | 'verdict'> & { className: string }) {
  const { t, i18n } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  const { answer, place, redHolds, ready } = verdict
  const language = i18n.language as Language // only the platform sets it
  const holds = new Intl.ListFormat(language).format(redHolds.map((type) => tracking(`words.holds.${type}`)))
  const when =
    ready && tracking(`ready.${ready.isOverdue ? 'overdue' : 'estimated'}`, { at: labels.when(ready.at, place) })
  const sentences = [
    t(`verdict.answers.${answer}`, { place: labels.name(place), holds }),
    isAwaiting(verdict) && when,
    holds && answer !== 'onHold' && t('verdict.holdsAhead', { holds }),
  ].filter((sentence) => typeof sentence === 'string')
  return (
    <p className={className}>
      <MarkedText text={sentences.reduce((first, second) => tracking('both', { first, second }))} />
    </p>
  )
}

/** Says what an estimate depends on. */
function Note({ verdict }: { verdict: PickupVerdict }) {
  const { t } = useTranslation('tracking')
  if (!saysEstimateNote(verdict)) return null
  return <Muted size="xs">{t('words.availabilityNote')}</Muted>
}

/** Whether the panel shows an estimate, and so what it depends on. */
export const saysEstimateNote = (verdict: PickupVerdict) =>
  verdict.ready !== undefined && (isAwaiting(verdict) || verdict.answer === 'readyByEstimate')

const isAwaiting = ({ answer }: PickupVerdict) =>
  answer === 'notShipped' || answer === 'underWay' || answer === 'awaited'

function toneOf({ answer, redHolds, freeDay }: PickupVerdict): Tone {
  if (answer === 'onHold') return 'blocked'
  if (answer === 'denied' || answer === 'readyByEstimate' || redHolds.length > 0) return 'attention'
  if (answer === 'ready') return 'clear'
  if (answer === 'collected') return freeDay?.urgency === 'passed' ? 'attention' : 'plain'
  return answer === 'returned' ? 'plain' : 'moving'
}
