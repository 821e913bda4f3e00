import { showContainerNumber } from '@fairway/contract/shared/container-number'
import { eventName } from '@fairway/contract/tracking/journey/event-name.rules'
import type { PublicDetailReply } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { LocalTime } from '../local-time.tsx'
import { usePlaceLabels } from '../place-labels.ts'
import css from '../tracking-table.module.css'

/** All reported events of a container, newest first, each in the local time of its place. */
export function EventHistory({ reply }: { reply: PublicDetailReply }) {
  const { t } = useTranslation('tracking')
  const labels = usePlaceLabels(reply.places)
  if (reply.events.length === 0) return <p className={css.none}>{t('detail.noHistory')}</p>
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        {t('detail.historyCaption', { number: showContainerNumber(reply.container.containerNo) })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('detail.columns.time')}</th>
          <th scope="col">{t('detail.columns.event')}</th>
          <th scope="col">{t('detail.columns.place')}</th>
          <th scope="col">{t('detail.columns.vessel')}</th>
        </tr>
      </thead>
      <tbody>
        {[...reply.events].reverse().map((event) => (
          <tr key={`${event.at} ${event.kind} ${event.load} ${event.place}`}>
            <td className={css.time}>
              <LocalTime at={event.at} zone={labels.zone(event.place)} />{' '}
              <span className={css.soft}>{labels.at(event.at, event.place).offset}</span>
            </td>
            <th scope="row" className={css.lead}>
              {t(`words.events.${eventName(event)}`)}
            </th>
            <td>{labels.name(event.place)}</td>
            <td className={css.soft}>{event.vessel && `${event.vessel.name} ${event.vessel.vvd}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
