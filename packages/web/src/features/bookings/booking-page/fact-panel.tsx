import type { BookingPage } from '@fairway/contract/bookings/booking-page.schema'
import { paymentTerms } from '@fairway/contract/bookings/booking-request.words'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { ReaderTime } from '../../../ui/reader-time.tsx'
import css from './booking-page.module.css'
import type { en } from './messages/en.ts'
import { PagePanel } from './page-panel.tsx'

type Fact = Exclude<keyof typeof en.facts, 'title' | 'kilograms' | 'cubicMetres'>

/** Numbers that the booking is known by, what is in it, and on which terms; what is not known is left out. */
export function FactPanel({ page }: { page: BookingPage }) {
  const { t } = useTranslation('bookingPage')
  const { t: bookings } = useTranslation('bookings')
  const { references, createdBy } = page
  const payment = paymentTerms.find((term) => term === page.paymentTerm)
  const [actor = '', customer] = createdBy?.split(' for ') ?? []
  const facts: [Fact, ReactNode][] = [
    ['customerReference', references.customerReference],
    ['poNumber', references.poNumber],
    ['ediRef', page.ediRef],
    ['serviceContract', references.serviceContract],
    ['item', references.item],
    ['terms', `${page.originTerm} – ${page.destinationTerm}`],
    ['payment', payment ? bookings(`words.paymentTerms.${payment}`) : page.paymentTerm],
    ['billType', t(`words.releases.${page.billType}`)],
    ['shipment', page.shipment],
    ['grossWeight', page.grossWeight && t('facts.kilograms', { value: showMeasure(page.grossWeight) })],
    ['cube', page.cube && t('facts.cubicMetres', { value: showMeasure(page.cube) })],
    ['booked', <ReaderTime key="booked" at={page.bookedAt} only="day" />],
    ['createdBy', customer === undefined ? actor : t('story.onBehalf', { actor, customer })],
    ['specialCargo', page.flags.map((flag) => bookings(`words.flags.${flag}`)).join(', ')],
    ['commodity', page.commodity],
  ]
  return (
    <PagePanel title={t('facts.title')}>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`facts.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </PagePanel>
  )
}
