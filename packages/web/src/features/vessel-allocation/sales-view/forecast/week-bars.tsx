import { useId } from 'react'
import { CapacityBar } from '../../../../ui/capacity-bar.tsx'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { Heading, Muted } from '../../../../ui/text.tsx'
import { TitledPanel } from '../../../../ui/titled-panel.tsx'
import { weekNumber } from '../../../../ui/week.rules.ts'
import type { SalesLabels } from '../sales-labels.ts'
import type { CountedIn, SpaceMetric } from '../sales-view.values.ts'
import css from './forecast.module.css'
import { countOf, longestOf, percentOf, type Sailing, type Week } from './forecast.rules.ts'
import { BarText } from './metric-totals.tsx'
import { SailingPorts } from './sailing-ports.tsx'

interface Props {
  weeks: readonly Week[]
  metric: SpaceMetric
  unit: CountedIn
  /** The sailing whose ports are shown. */
  opened: string | undefined
  labels: SalesLabels
  onOpen: (vvd: string | undefined) => void
}

/** How far each sailing is filled, week by week: a bar against its capacity, which opens its ports. */
export function WeekBars({ weeks, metric, unit, opened, labels, onOpen }: Props) {
  const { t } = labels
  const longest = longestOf(
    weeks.flatMap(({ sailings }) => sailings),
    metric,
    unit,
  )
  return (
    <TitledPanel
      title={t('forecast.byWeek', { metric: t(`words.metrics.${metric}`) })}
      beside={t('forecast.frame')}
      className={css.weeks}
    >
      {weeks.map((week) => (
        <section key={week.monday} className={css.week}>
          <WeekHead week={week} metric={metric} unit={unit} labels={labels} />
          <ul className={css.bars}>
            {week.sailings.map((sailing) => (
              <SailingBar
                key={sailing.vvd}
                sailing={sailing}
                amount={countOf(sailing[metric], unit)}
                capacity={countOf(sailing.capacity, unit)}
                longest={longest}
                unit={unit}
                isOpen={sailing.vvd === opened}
                labels={labels}
                onToggle={() => onOpen(sailing.vvd === opened ? undefined : sailing.vvd)}
              />
            ))}
          </ul>
        </section>
      ))}
    </TitledPanel>
  )
}

/** The week, how many ships sail in it, and how full they are together. */
function WeekHead({ week, metric, unit, labels: { t } }: Pick<Props, 'metric' | 'unit' | 'labels'> & { week: Week }) {
  const { monday, sailings } = week
  const percent = percentOf(countOf(week[metric], unit), countOf(week.capacity, unit))
  return (
    <Row gap={12} rowGap={0} align="baseline" className={css.weekHead}>
      <Heading as="h3" size="sm">
        {monday === null ? t('forecast.noWeek') : t('forecast.week', { number: weekNumber(monday), day: monday })}
      </Heading>
      <Muted as="span" size="xs">
        {t('forecast.sailings', { count: sailings.length })}
        {percent !== undefined && ` · ${t('forecast.percent', { percent })}`}
      </Muted>
    </Row>
  )
}

interface BarProps {
  sailing: Sailing
  amount: number
  capacity: number
  longest: number
  unit: CountedIn
  isOpen: boolean
  labels: SalesLabels
  onToggle: () => void
}

function SailingBar({ sailing, amount, capacity, longest, unit, isOpen, labels, onToggle }: BarProps) {
  const { t, wall, place } = labels
  const { vvd, vessel, etd, portOfLoading, isClosed } = sailing
  const id = useId()
  return (
    <li>
      <button type="button" className={css.line} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <span className={css.name}>
          <strong>{vvd}</strong> {vessel}
          <span className={css.when}>
            {etd === null
              ? t('forecast.noWeek')
              : t('forecast.etd', { at: wall(etd, portOfLoading), place: place(portOfLoading) })}
            {isClosed && ` · ${t('forecast.closed')}`}
          </span>
        </span>
        <CapacityBar capacity={capacity} amount={amount} longest={longest} />
        <span className={css.numbers}>
          <BarText amount={amount} capacity={capacity} unit={unit} labels={labels} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <Stack gap={12} className={css.opened}>
            <SailingPorts sailing={sailing} labels={labels} />
          </Stack>
        )}
      </div>
    </li>
  )
}
