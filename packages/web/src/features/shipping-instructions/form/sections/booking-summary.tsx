import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { useMayOpen } from '../../../../platform/session/use-may-open.ts'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import { FieldNotes } from '../../../../ui/form/field.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { WholeDates } from '../../../../ui/whole-dates.tsx'
import { routeOf } from '../booking-route.rules.ts'
import { useBooking, useFieldError, useInstructionParts } from '../si-context.ts'
import { CutOffList } from '../side/cut-offs.tsx'
import css from './sections.module.css'

/** The booking in a few lines: where it goes, on which ship, and what runs out. */
export function BookingSummary() {
  const { t } = useTranslation('siForm')
  const language = useLanguage()
  const { id: formId } = useInstructionParts()
  const booking = useBooking()
  const error = useFieldError('bookingNo')
  const mayOpen = useMayOpen(`/bookingDetails/${booking.bookingNo}`)
  const id = lineId(formId, 'bookingNo')
  const { bookingNo, vvd, vessel, departureAt, portOfLoading, shipment } = booking
  const sails = departureAt && placeTime(departureAt, portOfLoading.zone)
  return (
    <div
      className={css.booking}
      id={id}
      tabIndex={-1}
      data-wrong={error !== undefined}
      {...(error !== undefined && { 'aria-describedby': `${id}wrong` })}
    >
      <p className={css.bookingHead}>
        <b>
          {t('booking.one')}{' '}
          {mayOpen ? <PageLink href={`/bookingDetails/${bookingNo}`}>{bookingNo}</PageLink> : bookingNo}
        </b>
        <span>
          {routeOf(booking)
            .map(({ name }) => name[language])
            .join(' → ')}
        </span>
      </p>
      <Muted size="sm">
        <WholeDates>
          {[
            [vvd, vessel].filter(Boolean).join(' '),
            sails && t('booking.departs', { at: `${sails.date} ${sails.time}`, zone: sails.offset }),
            shipment === 'IPI' ? t('booking.ipi') : t('booking.local'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </WholeDates>
      </Muted>
      <FieldNotes id={id} error={error} />
      <div className={css.phoneOnly}>
        <CutOffList />
      </div>
    </div>
  )
}
