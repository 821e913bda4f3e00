import { allows } from '@fairway/contract/kit/access'
import { guardedPages } from '@fairway/contract/shared/pages'
import type { OwnDetail } from '@fairway/contract/tracking/tracking.schema'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { effectiveGroups } from '../../../platform/session/session.store.ts'
import { DefinitionList, Fact } from '../../../ui/definition-list.tsx'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import { Muted } from '../../../ui/text.tsx'
import facts from '../detail/container-facts.module.css'
import css from './own-cargo.module.css'

const paymentTerms = ['Prepaid', 'Collect', 'Third party'] as const

/** The parties and terms of the booking, for those whom it names. */
export function OwnBooking({ bookingNo, booking }: { bookingNo: string; booking: OwnDetail['booking'] }) {
  const { t } = useTranslation('ownCargo')
  const { t: tracking } = useTranslation('tracking')
  const { status, blNumbers, ediRef, serviceContract, commodity, originTerm, destinationTerm } = booking
  const payment = paymentTerms.find((term) => term === booking.paymentTerm)
  return (
    <>
      <DefinitionList layout="halves" className={facts.facts}>
        <Fact term={tracking('facts.booking')}>
          <BookingLink bookingNo={bookingNo} />
        </Fact>
        <Fact term={t('booking.status')}>{tracking(`words.bookingStatuses.${status}`)}</Fact>
        <Fact term={t('booking.bls')}>
          <span translate="no">{blNumbers.join(', ') || t('booking.noBls')}</span>
        </Fact>
        <Fact term={t('booking.terms')}>{`${originTerm} – ${destinationTerm}`}</Fact>
        <Fact term={t('booking.payment')}>{payment ? t(`words.paymentTerms.${payment}`) : booking.paymentTerm}</Fact>
        <Fact term={t('booking.billType')}>{booking.billType}</Fact>
        <Fact term={t('booking.booked')}>
          <ReaderTime at={booking.bookedAt} only="day" />
        </Fact>
        {serviceContract && <Fact term={t('booking.contract')}>{serviceContract}</Fact>}
        {ediRef && <Fact term={t('booking.ediRef')}>{ediRef}</Fact>}
        {commodity && <Fact term={t('booking.commodity')}>{commodity}</Fact>}
      </DefinitionList>
      <h3 className={css.parties}>{t('booking.parties')}</h3>
      <DefinitionList layout="halves" className={facts.facts}>
        {booking.parties.map(({ role, name, localName }) => (
          <Fact key={`${role} ${name}`} term={tracking(`words.parties.${role}`)}>
            <span translate="no">{name}</span>
            {localName && (
              <Muted as="span" size="xs" block translate="no">
                {localName}
              </Muted>
            )}
          </Fact>
        ))}
      </DefinitionList>
    </>
  )
}

/** The link to the booking's page, for readers who may open it. */
function BookingLink({ bookingNo }: { bookingNo: string }) {
  const mayOpen = allows(guardedPages['/bookingDetails/*'], effectiveGroups())
  return mayOpen ? (
    <Link to="/bookingDetails/$bookingNo" params={{ bookingNo }} translate="no">
      {bookingNo}
    </Link>
  ) : (
    <span translate="no">{bookingNo}</span>
  )
}
