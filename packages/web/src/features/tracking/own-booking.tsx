import type { OwnDetail } from '@fairway/contract/tracking/tracking.schema'
import { useTranslation } from 'react-i18next'
import facts from './container-facts.module.css'
import { Fact } from './fact.tsx'
import css from './own-cargo.module.css'

/** Who and what the booking is about, for those whom it names. */
export function OwnBooking({ booking }: { booking: OwnDetail['booking'] }) {
  const { t } = useTranslation('tracking')
  const { status, blNumbers, ediRef, serviceContract, commodity, originTerm, destinationTerm } = booking
  return (
    <>
      <dl className={facts.facts}>
        <Fact term={t('own.status')}>{t(`words.bookingStatuses.${status}`)}</Fact>
        <Fact term={t('own.bls')}>
          <span translate="no">{blNumbers.join(', ') || t('own.noBls')}</span>
        </Fact>
        <Fact term={t('own.terms')}>{`${originTerm} – ${destinationTerm}`}</Fact>
        <Fact term={t('own.payment')}>{booking.paymentTerm}</Fact>
        <Fact term={t('own.billType')}>{booking.billType}</Fact>
        <Fact term={t('own.booked')}>{booking.bookedAt.slice(0, 10)}</Fact>
        {serviceContract && <Fact term={t('own.contract')}>{serviceContract}</Fact>}
        {ediRef && <Fact term={t('own.ediRef')}>{ediRef}</Fact>}
        {commodity && <Fact term={t('own.commodity')}>{commodity}</Fact>}
      </dl>
      <h3 className={css.parties}>{t('own.parties')}</h3>
      <dl className={facts.facts}>
        {booking.parties.map(({ role, name, localName }) => (
          <Fact key={`${role} ${name}`} term={t(`words.parties.${role}`)}>
            <span translate="no">{name}</span>
            {localName && (
              <span className={facts.under} translate="no">
                {localName}
              </span>
            )}
          </Fact>
        ))}
      </dl>
    </>
  )
}
