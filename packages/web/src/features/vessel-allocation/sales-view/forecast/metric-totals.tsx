import { CapacityBar } from '../../../../ui/capacity-bar.tsx'
import { figure } from '../../../../ui/figure.rules.ts'
import { TitledPanel } from '../../../../ui/titled-panel.tsx'
import type { SalesLabels } from '../sales-labels.ts'
import { type CountedIn, type SpaceMetric, spaceMetrics } from '../sales-view.values.ts'
import css from './forecast.module.css'
import { countOf, percentOf, type Totals } from './forecast.rules.ts'

interface Props {
  totals: Totals
  /** How many sailings are added up. */
  count: number
  metric: SpaceMetric
  unit: CountedIn
  labels: SalesLabels
  onMetric: (metric: SpaceMetric) => void
}

/** Demand, protect, release and what is booked of all sailings against their capacity. A press shows one of them by week. */
export function MetricTotals({ totals, count, metric, unit, labels, onMetric }: Props) {
  const { t, units } = labels
  const capacity = countOf(totals.capacity, unit)
  const longest = Math.max(1, capacity, ...spaceMetrics.map((one) => countOf(totals[one], unit)))
  return (
    <TitledPanel
      title={t('forecast.totals', { count })}
      beside={t('forecast.capacity', { units: units(totals.capacity) })}
    >
      <ul className={css.bars} aria-label={t('forecast.metric')}>
        {spaceMetrics.map((one) => {
          const amount = countOf(totals[one], unit)
          return (
            <li key={one}>
              <button type="button" className={css.line} aria-pressed={one === metric} onClick={() => onMetric(one)}>
                <span className={css.name}>{t(`words.metrics.${one}`)}</span>
                <CapacityBar capacity={capacity} amount={amount} longest={longest} />
                <span className={css.numbers}>
                  <BarText amount={amount} capacity={capacity} unit={unit} labels={labels} />
                  {unit === 'all' && <span className={css.apart}>{units(totals[one])}</span>}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </TitledPanel>
  )
}

interface TextProps {
  amount: number
  capacity: number
  unit: CountedIn
  labels: SalesLabels
}

/** The numbers of a bar: how much of which capacity, and by how much more than there is. */
export function BarText({ amount, capacity, unit, labels: { t } }: TextProps) {
  const percent = percentOf(amount, capacity)
  const unitName = unit === 'feu' ? 'FEU' : 'TEU'
  return (
    <span className={css.amount}>
      {percent !== undefined && <strong>{t('forecast.percent', { percent })}</strong>}{' '}
      {t('forecast.of', { amount: figure(amount), capacity: figure(capacity), unit: unitName })}
      {amount > capacity && (
        <span className={css.over}>{t('forecast.over', { amount: figure(amount - capacity), unit: unitName })}</span>
      )}
    </span>
  )
}
