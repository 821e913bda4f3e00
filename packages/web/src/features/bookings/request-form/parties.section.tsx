import { type RequestParty, requestParties } from '@fairway/contract/bookings/booking-request.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextLine, TextLines } from '../../../ui/document-form/line-fields.tsx'
import { PartyOffers } from './party-offers.tsx'
import { PartyTools } from './party-tools.tsx'
import { RequestSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

/** Who sends, who receives and who is told: typed, from the contract, or from the address book. */
export function PartiesSection() {
  return (
    <RequestSectionFrame section="parties">
      <div className={css.parties}>
        {requestParties.map((party) => (
          <PartyFields key={party} party={party} />
        ))}
      </div>
    </RequestSectionFrame>
  )
}

function PartyFields({ party }: { party: RequestParty }) {
  const { t } = useTranslation('bookingForm')
  const isOptional = party === 'notifyParty'
  const field = (part: 'name' | 'address' | 'contact') => ({
    path: `${party}.${part}`,
    label: t(`words.fields.${part}`),
  })
  return (
    <fieldset className={classNames(css.group, css.party)}>
      <legend>{t(`words.fields.${party}`)}</legend>
      <PartyTools party={party} />
      <PartyOffers party={party} />
      <TextLine {...field('name')} optional={isOptional} />
      <TextLines {...field('address')} optional={isOptional} className={css.address} />
      <TextLine {...field('contact')} optional />
    </fieldset>
  )
}
