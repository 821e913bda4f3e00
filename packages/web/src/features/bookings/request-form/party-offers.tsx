import type { RequestParty } from '@fairway/contract/bookings/booking-request.words'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDocument } from '../../../ui/document-form/document-context.ts'
import { useLocked, useRequestParts } from './request-context.ts'
import css from './sections.module.css'
import { useContractTerms } from './use-contract-terms.ts'

/** The parties that the contract names in this role, one press away. */
export function PartyOffers({ party }: { party: RequestParty }) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const named = useContractTerms()?.parties.filter(({ role }) => role === party) ?? []
  const present = useDocument((document) => document[party].name)
  const isLocked = useLocked(party)
  const offers = named.filter(({ name }) => name !== present)
  if (isLocked || offers.length === 0) return null
  const take = (name: string, address: string) => {
    const now = work.form.document.get()
    work.form.put({ ...now, [party]: { ...now[party], name, address } })
  }
  return (
    <p className={css.offers}>
      <span>{t('parties.fromContract')}</span>
      {offers.map(({ ref, name, address }) => (
        <Button key={ref} small onClick={() => take(name, address)}>
          {name}
        </Button>
      ))}
    </p>
  )
}
