import { minuteOf } from '@fairway/contract/eta-rules/eta-rule.rules'
import { shiftBetween } from '@fairway/contract/tracking/journey/estimate-history.rules'
import type { ExpectedAvailability, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { readersTime } from '../../../platform/language/readers-time.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Fact } from '../../../ui/definition-list.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Muted } from '../../../ui/text.tsx'
import css from '../detail/estimate-history.module.css'
import { useShiftText } from '../detail/estimate-history.tsx'
import { WholeDates } from '../detail/whole-dates.tsx'
import { LocalTime } from '../local-time.tsx'
import { usePlaceLabels } from '../place-labels.ts'

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** Describes the rule behind an estimate to the parties of the cargo. */
function useRuleText() {
  const { t } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const nameOf = ({ rule }: ExpectedAvailability) => {
    if (!rule) return tracking('facts.byDefault')
    return t(rule.isException ? 'expected.exception' : 'expected.rule', { id: rule.ruleId })
  }
  /** 'Rule 12: arrival Sat 04:00–16:00, available 2 days later 08:00'. */
  const origin = (one: ExpectedAvailability) => {
    const { rule } = one
    if (!rule) return nameOf(one)
    const { arrivalDay, arrivalFrom: from, arrivalTo, days: count, time } = rule
    const to = minuteOf(arrivalTo) === 0 ? '24:00' : arrivalTo
    const name = arrivalDay === null ? undefined : names[arrivalDay - 1]
    const window = name
      ? t('expected.onDay', { day: tracking(`weekdays.${name}`), from, to })
      : t('expected.anyDay', { from, to })
    return t('expected.origin', { rule: nameOf(one), window, when: t('expected.when', { count, time }) })
  }
  return { nameOf, origin }
}

interface Props {
  reply: PublicDetailReply
  /** Oldest first; the last one is current. */
  history: readonly ExpectedAvailability[]
}

/** The rule behind the estimate of a container, and the former estimates. */
export function EstimateOrigin({ reply, history }: Props) {
  const { origin } = useRuleText()
  const last = history.at(-1)
  return (
    <>
      {last && (
        <Muted as="span" size="xs" block>
          {origin(last)}
        </Muted>
      )}
      <ExpectedHistory reply={reply} history={history} />
    </>
  )
}

/** Once the container is available or has left: its last estimate and the former ones. */
export function PastEstimate({ reply, history }: Props) {
  const { t } = useTranslation('ownCargo')
  const { origin } = useRuleText()
  const labels = usePlaceLabels(reply.places)
  const last = history.at(-1)
  if (!last?.availableAt) return null
  return (
    <Fact term={t('expected.last')}>
      <LocalTime at={last.availableAt} zone={labels.zone(reply.container.portOfDischarge)} />
      <Muted as="span" size="xs" block>
        {origin(last)}
      </Muted>
      <ExpectedHistory reply={reply} history={history} />
    </Fact>
  )
}

/** Every estimate: its rule, how it differs from the one before, and why it replaced it. */
function ExpectedHistory({ reply, history }: Props) {
  const { t } = useTranslation('tracking')
  const { nameOf } = useRuleText()
  const labels = usePlaceLabels(reply.places)
  if (history.length < 2) return null
  return (
    <details className={css.history}>
      <summary className={css.opener}>
        <Icon name="clock" size={15} />
        {t('estimates.changed', { count: history.length - 1 })}
      </summary>
      <ol className={css.words}>
        {history.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be expected twice, and none is ever taken away
          <li key={at}>
            <Row as="span" gap={8} rowGap={0} align="stretch">
              {one.availableAt ? (
                <LocalTime
                  at={one.availableAt}
                  zone={labels.zone(reply.container.portOfDischarge)}
                  className={css.time}
                />
              ) : (
                <span className={css.time}>{t('state.noDate')}</span>
              )}
              <span>{nameOf(one)}</span>
            </Row>
            <Change one={one} before={history[at - 1]} />
          </li>
        ))}
      </ol>
    </details>
  )
}

interface ChangeProps {
  one: ExpectedAvailability
  before: ExpectedAvailability | undefined
}

function Change({ one, before }: ChangeProps) {
  const { t } = useTranslation('tracking')
  const { t: own } = useTranslation('ownCargo')
  const isBoth = before?.availableAt && one.availableAt
  const shift = isBoth ? shiftBetween(before.availableAt ?? '', one.availableAt ?? '') : null
  const shiftText = useShiftText(shift)
  const cause = before?.endedBy && own(`expected.causes.${before.endedBy}`)
  return (
    <>
      {(shiftText || cause) && (
        <span className={css.change}>
          {shiftText && <b className={shift ? css[shift.direction] : undefined}>{shiftText}</b>}
          {shiftText && cause && ' · '}
          {cause}
        </span>
      )}
      {one.since && (
        <span className={css.when}>
          <WholeDates text={t('estimates.said', { ...readersTime(one.since) })} />
        </span>
      )}
    </>
  )
}
