import { weekdays } from '@fairway/contract/eta-rules/eta-rule.values'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import type { RuleLabels } from '../rule-labels.ts'
import { detailPages } from '../rule-pages.ts'
import type { WeekLabels } from './week-labels.ts'
import { type Lane, partsOf } from './week-lanes.rules.ts'
import css from './week-view.module.css'

const DAY = 1440

interface Props {
  lanes: readonly Lane[]
  labels: RuleLabels
  weekLabels: WeekLabels
}

/** The week for a narrow screen: what begins on each day. */
export function WeekByDay({ lanes, labels, weekLabels }: Props) {
  const { t } = useTranslation('etaRules')
  return (
    <div className={css.byDay}>
      {weekdays.map((day) => {
        const own = lanes.map((lane) => ({ lane, parts: partsOn(lane, day) })).filter(({ parts }) => parts.length > 0)
        return (
          <details key={day}>
            <summary>
              <h3>{t(`days.d${day}`)}</h3>
              <DaySummary parts={own.flatMap(({ parts }) => parts)} />
            </summary>
            {own.length === 0 && <p>{t('week.noDay')}</p>}
            {own.map(({ lane, parts }) => (
              <div key={`${lane.shipment} ${lane.slot}`}>
                <p>{t('week.lane', { shipment: lane.shipment, equipment: labels.equipmentName(lane.slot) })}</p>
                <ul>
                  {parts.map((part) => (
                    <li key={part.from}>
                      {part.rule ? (
                        <Link to={detailPages.rule} params={{ ruleId: String(part.rule.ruleId) }}>
                          {t('week.bar', { window: weekLabels.within(part), when: weekLabels.when(part) })}
                        </Link>
                      ) : (
                        <span className={css.gapText}>{t('week.gap', { window: weekLabels.within(part) })}</span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </details>
        )
      })}
    </div>
  )
}

/** Beside a collapsed day: how many windows begin on it, and whether there are hours without a rule. */
function DaySummary({ parts }: { parts: ReturnType<typeof partsOn> }) {
  const { t } = useTranslation('etaRules')
  const windows = parts.filter(({ rule }) => rule).length
  return (
    <span>
      {t('week.windows', { count: windows })}
      {parts.length > windows && <b className={css.gapText}> · {t('week.legend.gap')}</b>}
    </span>
  )
}

/** What begins on a day, in order: the lane's own rules, and gaps where they are gaps for any equipment. */
const partsOn = (lane: Lane, day: number) =>
  partsOf(lane).filter((part) => Math.floor(part.from / DAY) === day - 1 && (part.rule ? part.isOwn : lane.slot === ''))
