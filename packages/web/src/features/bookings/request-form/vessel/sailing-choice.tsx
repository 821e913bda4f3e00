import type { Sailing } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { bestOf, isExpired } from '@fairway/contract/schedules/transit.rules'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { Muted } from '../../../../ui/text.tsx'
import { useDocument, useNow, useRequestParts } from '../request-context.ts'
import { CutOffs, NextCutOff } from './cut-offs.tsx'
import css from './vessel.module.css'

interface Props {
  sailing: Sailing
  /** Somebody goes from one to the next by the arrows: the others stay in sight. */
  onBrowse: () => void
}

/** One ship to choose: when it leaves and arrives, and what runs out next; the chosen one shows all its cut-offs. */
export function SailingChoice({ sailing, onBrowse }: Props) {
  const { t } = useTranslation('bookingForm')
  const { id, editor } = useRequestParts()
  const isChosen = useDocument((document) => document.vvd === sailing.vvd)
  const { vvd, vessel, transitDays, feeder } = sailing
  const hasSailed = isExpired(sailing, useNow())
  const choose = () => {
    editor.form.put({ ...editor.form.document.get(), vvd })
    editor.form.leave('vvd')
  }
  return (
    <div className={classNames(css.sailing, isChosen && css.chosen, hasSailed && css.expired)}>
      <label className={css.pick}>
        <input
          type="radio"
          name={`${id}sailing`}
          checked={isChosen}
          disabled={hasSailed && !isChosen}
          onChange={choose}
          onKeyDown={({ key }) => key.startsWith('Arrow') && onBrowse()}
        />
        <span className={css.ship}>
          <b>{vvd}</b> {vessel}
        </span>
        <SailingTimes sailing={sailing} />
        <span className={css.days}>{hasSailed ? t('vessel.expired') : t('vessel.days', { count: transitDays })}</span>
      </label>
      {feeder && (
        <Muted size="sm" className={css.told}>
          {t('vessel.feeder', { vvd: feeder.vvd, vessel: feeder.vessel })}
        </Muted>
      )}
      {isChosen ? <CutOffs sailing={sailing} /> : !hasSailed && <NextCutOff sailing={sailing} />}
    </div>
  )
}

/** Departure and arrival on the clocks of their ports. */
export function SailingTimes({ sailing }: { sailing: Sailing }) {
  const { t } = useTranslation('bookingForm')
  const { choices } = useRequestParts()
  const language = useLanguage()
  const nameOf = (code: string) => choices.places.find((place) => place.code === code)?.name[language] ?? code
  const end = (moment: Sailing['departure']) => {
    const { date, time } = placeTime(bestOf(moment), moment.zone)
    return `${date} ${time}`
  }
  return (
    <span className={css.times}>
      <span>
        {t('vessel.etd', { port: nameOf(sailing.portOfLoading) })} <time>{end(sailing.departure)}</time>
      </span>
      <span>
        {t('vessel.eta', { port: nameOf(sailing.portOfDischarge) })} <time>{end(sailing.arrival)}</time>
      </span>
    </span>
  )
}
