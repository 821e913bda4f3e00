import { weekdays } from '@fairway/contract/eta-rules/eta-rule.values'
import { type Stretch, WEEK } from '@fairway/contract/eta-rules/rule-week.rules'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Panel, Row, Stack } from '../../../ui/layout.tsx'
import { slotOf } from '../form/rule-values.rules.ts'
import type { RuleLabels } from '../rule-labels.ts'
import { detailPages } from '../rule-pages.ts'
import { getWeekLabels, type WeekLabels } from './week-labels.ts'
import { type Bar, joinAcrossWeekEnd, type Lane, partsOf } from './week-lanes.rules.ts'
import css from './week-view.module.css'

interface Props {
  port: string
  lanes: readonly Lane[]
  labels: RuleLabels
}

/** The week of a port: which rule applies when to which equipment, and where none does. On a phone a list by day. */
export function WeekView({ port, lanes, labels }: Props) {
  const { t } = useTranslation('etaRules')
  const weekLabels = getWeekLabels(t, labels)
  return (
    <Panel as="section" className={css.week} aria-labelledby="rule-week">
      <h2 id="rule-week">{t('week.title', { port })}</h2>
      <p className={css.intro}>{t('week.intro')}</p>
      <Row as="ul" gap={20} rowGap={4} align="stretch" size="xs" muted className={css.legend} aria-hidden="true">
        <li className={css.own}>{t('week.legend.own')}</li>
        <li className={css.fallback}>{t('week.legend.fallback')}</li>
        <li className={css.gap}>{t('week.legend.gap')}</li>
      </Row>
      <div className={css.picture}>
        <div className={css.days} aria-hidden="true">
          {weekdays.map((day) => (
            <span key={day}>{t(`days.d${day}`)}</span>
          ))}
        </div>
        {lanes.map((lane) => (
          <LaneRow key={`${lane.shipment} ${lane.slot}`} lane={lane} labels={labels} weekLabels={weekLabels} />
        ))}
      </div>
      <WeekByDay lanes={lanes} labels={labels} weekLabels={weekLabels} />
      <WeekNotes lanes={lanes} labels={labels} weekLabels={weekLabels} />
    </Panel>
  )
}

/** A part this long has space for its hours, and more. */
const ROOM = 6 * 60
const MORE_ROOM = 11 * 60

const place = ({ from, to }: Stretch) => ({
  left: `${(from / WEEK) * 100}%`,
  width: `${((to - from) / WEEK) * 100}%`,
})

function LaneRow({ lane, labels, weekLabels }: { lane: Lane; labels: RuleLabels; weekLabels: WeekLabels }) {
  const { t } = useTranslation('etaRules')
  const { overlaps, slot } = lane
  const id = `lane ${lane.shipment} ${slot}`.replaceAll(' ', '-')
  return (
    <div className={css.lane}>
      <h3 id={id}>
        <b translate="no">{t(`shipments.${lane.shipment}`)}</b> {labels.equipmentName(slot)}
      </h3>
      <ol className={css.track} aria-labelledby={id}>
        {partsOf(lane).map((part) =>
          part.rule ? (
            <BarItem key={part.from} bar={part} weekLabels={weekLabels} />
          ) : (
            <li key={part.from} className={css.gap} style={place(part)}>
              <span className="visually-hidden">{t('week.gap', { window: weekLabels.stretch(part) })}</span>
              {part.to - part.from >= ROOM && <span aria-hidden="true">{t('week.gapShort')}</span>}
            </li>
          ),
        )}
        {overlaps.map((part) => (
          <li key={`over ${part.from}`} className={css.overlap} style={place(part)} aria-hidden="true" />
        ))}
      </ol>
    </div>
  )
}

function BarItem({ bar, weekLabels }: { bar: Bar; weekLabels: WeekLabels }) {
  const label = weekLabels.bar(bar)
  const { window, when } = weekLabels.short(bar)
  const className = classNames(
    css.bar,
    bar.isOwn ? css.own : css.fallback,
    bar.goesOn && css.goesOn,
    bar.cameOver && css.cameOver,
  )
  return (
    <li className={className} style={place(bar)}>
      <Link to={detailPages.rule} params={{ ruleId: String(bar.rule.ruleId) }} title={label} aria-label={label}>
        {bar.to - bar.from >= ROOM && (
          <>
            <span>{window}</span>
            {bar.to - bar.from >= MORE_ROOM && <span>{when}</span>}
          </>
        )}
      </Link>
    </li>
  )
}

interface WeekNotesProps {
  lanes: readonly Lane[]
  labels: RuleLabels
  weekLabels: WeekLabels
}

/** Below the chart as text: where no rule applies, and which one applies where several match. */
function WeekNotes({ lanes, labels, weekLabels }: WeekNotesProps) {
  const { t } = useTranslation('etaRules')
  const nameOf = ({ shipment, slot }: Lane) => t('week.lane', { shipment, equipment: labels.equipmentName(slot) })
  const open = lanes.filter(({ gaps }) => gaps.length > 0)
  const contested = lanes.filter(({ overlaps }) => overlaps.length > 0)
  return (
    <Stack as="dl" gap={12} size="sm" className={css.notes}>
      <div>
        <dt>{t('week.gaps')}</dt>
        {open.length === 0 && <dd>{t('week.noGaps')}</dd>}
        {open.map((lane) => (
          <dd key={nameOf(lane)}>
            <b>{nameOf(lane)}</b> {joinAcrossWeekEnd(lane.gaps).map(weekLabels.stretch).join(' · ')}
          </dd>
        ))}
      </div>
      {contested.length > 0 && (
        <div>
          <dt>{t('week.overlaps')}</dt>
          {contested.map((lane) => (
            <dd key={nameOf(lane)}>
              <b>{nameOf(lane)}</b>{' '}
              {lane.overlaps
                .map((one) =>
                  t('week.wins', {
                    window: weekLabels.stretch(one),
                    winner: labels.equipmentName(slotOf(one.winner)),
                    other: labels.equipmentName(slotOf(one.other)),
                  }),
                )
                .join(' · ')}
            </dd>
          ))}
        </div>
      )}
    </Stack>
  )
}

const DAY = 1440

interface WeekByDayProps {
  lanes: readonly Lane[]
  labels: RuleLabels
  weekLabels: WeekLabels
}

/** The week for a narrow screen: what begins on each day. */
function WeekByDay({ lanes, labels, weekLabels }: WeekByDayProps) {
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
