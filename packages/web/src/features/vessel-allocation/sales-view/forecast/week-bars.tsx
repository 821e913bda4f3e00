import { isOverCapacity, leftOf } from '@fairway/contract/vessel-allocation/allocation.rules'
import type { Space, Unit } from '@fairway/contract/vessel-allocation/allocation.schema'
import { useId } from 'react'
import { buttonClass } from '../../../../ui/button.tsx'
import { CapacityBar } from '../../../../ui/capacity-bar.tsx'
import { figure } from '../../../../ui/figure.rules.ts'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'
import { type Column, RowTable } from '../../../../ui/row-table.tsx'
import { Tag } from '../../../../ui/status/tag.tsx'
import { Heading, Muted } from '../../../../ui/text.tsx'
import { TitledPanel } from '../../../../ui/titled-panel.tsx'
import { weekNumber } from '../../../../ui/week.rules.ts'
import type { SalesLabels } from '../sales-labels.ts'
import { allocationsPath, reportPath } from '../sales-links.ts'
import { type CountedIn, type SpaceMetric, spaceMetrics } from '../sales-view.values.ts'
import css from './forecast.module.css'
import { countOf, longestOf, percentOf, type Sailing, type Totals, totalsOf, type Week } from './forecast.rules.ts'
import { BarText } from './metric-totals.tsx'

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

/** One load port, or all of them together. */
type PortRow = Totals & { space?: Space }

/** A sailing by load port, in both units, with the ways to its allocations and its report. */
function SailingPorts({ sailing, labels }: { sailing: Sailing; labels: SalesLabels }) {
  const { t, title, wall, place } = labels
  const { vvd, spaces } = sailing
  const columns: Column<PortRow>[] = [
    {
      name: 'port',
      title: title('portOfLoading'),
      placement: 'main',
      cell: ({ space }) => (space ? place(space.portOfLoading) : t('words.total')),
    },
    {
      name: 'state',
      title: t('forecast.state'),
      placement: 'corner',
      cell: (row) =>
        isOverCapacity(row) ? (
          <Tag icon="alert" tone="blocked" text={t('forecast.overCapacity')} />
        ) : row.space?.isClosed ? (
          <Tag icon="lock" text={t('forecast.closed')} />
        ) : (
          ''
        ),
    },
    {
      name: 'etd',
      title: title('etd'),
      cell: ({ space }) => space?.etd && <span className={css.whole}>{wall(space.etd, space.portOfLoading)}</span>,
    },
    {
      name: 'capacity',
      title: t('words.metrics.capacity'),
      placement: 'figure',
      cell: ({ capacity }) => <Units unit={capacity} labels={labels} />,
    },
    ...spaceMetrics.map(
      (metric): Column<PortRow> => ({
        name: metric,
        title: t(`words.metrics.${metric}`),
        placement: 'figure',
        cell: (row) => <Units unit={row[metric]} labels={labels} />,
      }),
    ),
    {
      name: 'left',
      title: t('forecast.free'),
      placement: 'figure',
      cell: ({ capacity, release }) => <Units unit={leftOf(capacity, release)} labels={labels} />,
    },
  ]
  const rows: PortRow[] = [
    ...spaces.map((space) => ({ ...space, space })),
    ...(spaces.length > 1 ? [totalsOf(spaces)] : []),
  ]
  return (
    <>
      <RowTable
        label={t('forecast.ports', { vvd })}
        columns={columns}
        rows={rows}
        keyOf={({ space }) => space?.portOfLoading ?? ''}
      />
      <Row gap={8} rowGap={8}>
        <PageLink href={allocationsPath({ vvds: [vvd] })} className={buttonClass({ small: true, variant: 'primary' })}>
          {t('forecast.toAllocations', { vvd })}
        </PageLink>
        <PageLink href={reportPath({ vvds: [vvd] })} className={buttonClass({ small: true })}>
          {t('forecast.toReport')}
        </PageLink>
      </Row>
    </>
  )
}

interface UnitsProps {
  unit: Unit
  labels: SalesLabels
}

/** Containers of 20 and of 40 feet, below each other. */
const Units = ({ unit: { teu, feu }, labels: { t } }: UnitsProps) => (
  <>
    <span className={css.unit}>{t('forecast.teu', { shown: figure(teu) })}</span>{' '}
    <span className={css.unit}>{t('forecast.feu', { shown: figure(feu) })}</span>
  </>
)
