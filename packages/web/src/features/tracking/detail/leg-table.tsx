import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { legTimes } from '@fairway/contract/tracking/journey/leg-times.rules'
import type { Moment, PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Muted } from '../../../ui/text.tsx'
import { latestMoment, MomentText, type StatedMoment } from '../moment-text.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import css from '../tracking-table.module.css'

/** The legs of a journey with the latest departure and arrival times. */
export function LegTable({ reply }: { reply: PublicDetailReply }) {
  const { t } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  if (reply.legs.length === 0) return <p className={css.none}>{t('detail.noLegs')}</p>
  return (
    <table className={css.table}>
      <caption className="visually-hidden">
        {t('detail.legsCaption', { number: showContainerNumber(reply.container.containerNo) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('detail.legColumns.leg')}</th>
          <th scope="col">{t('detail.legColumns.departure')}</th>
          <th scope="col">{t('detail.legColumns.arrival')}</th>
        </tr>
      </thead>
      <tbody>
        {legTimes(reply).map((leg) => (
          <tr key={`${leg.kind} ${leg.from} ${leg.to} ${leg.vessel?.vvd}`}>
            <th scope="row" className={css.lead}>
              {t(`words.legs.${leg.kind}`)}
              {leg.vessel && (
                <Muted as="span" size="xs" block>
                  {leg.vessel.name} {leg.vessel.vvd}
                </Muted>
              )}
            </th>
            <td>
              <span className={css.label} aria-hidden="true">
                {t('detail.legColumns.departure')}
              </span>
              <MomentText
                moment={endOfLeg(leg.departure, leg.from, leg.overtaken.departure, reply.asOf)}
                labels={labels}
              />
            </td>
            <td>
              <span className={css.label} aria-hidden="true">
                {t('detail.legColumns.arrival')}
              </span>
              <MomentText moment={endOfLeg(leg.arrival, leg.to, leg.overtaken.arrival, reply.asOf)} labels={labels} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A plan that newer reports have made impossible is no longer a date, but stays visible as the plan. */
const endOfLeg = (moment: Moment, place: string, overtaken: boolean, asOf: string): StatedMoment =>
  overtaken ? { at: null, place, state: 'planned', plannedAt: moment.planned } : latestMoment(moment, place, asOf)
