import { type RequestParty, requestParties } from '@fairway/contract/bookings/requests/booking-request.values'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { PartyBook } from '../../../../ui/address-book/party-book.tsx'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { TextLine, TextLines, useBookedFor, useDocument, useLocked, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from '../sections/section-frame.tsx'
import css from '../sections/sections.module.css'
import { useContractTerms } from '../sections/use-contract-terms.ts'

/** The address book for one party, unless the party is locked. */
function PartyTools({ party }: { party: RequestParty }) {
  const { editor } = useRequestParts()
  const organisation = useBookedFor()
  const isLocked = useLocked(party)
  const details = useDocument((document) => document[party])
  if (isLocked) return null
  return (
    <PartyBook
      organisation={organisation}
      party={details}
      onChoose={(chosen) => editor.form.put({ ...editor.form.document.get(), [party]: chosen })}
    />
  )
}

/** Who sends, who receives and who is told: typed, from the contract, or from the address book. */
export function PartiesSection() {
  return (
    <RequestSectionFrame section="parties">
      <Stack gap={24}>
        {requestParties.map((party) => (
          <PartyFields key={party} party={party} />
        ))}
      </Stack>
    </RequestSectionFrame>
  )
}

function PartyFields({ party }: { party: RequestParty }) {
  const { t } = useTranslation('bookingForm')
  const isOptional = party === 'notifyParty'
  const field = (part: 'name' | 'address' | 'contact') => ({
    path: `${party}.${part}` as const,
    label: t(`words.fields.${part}`),
  })
  return (
    <Stack as="fieldset" gap={20} className={classNames(css.group, css.party)}>
      <legend>{t(`words.fields.${party}`)}</legend>
      <PartyTools party={party} />
      <PartyOffers party={party} />
      <TextLine {...field('name')} optional={isOptional} />
      <TextLines {...field('address')} optional={isOptional} className={css.address} />
      <TextLine {...field('contact')} optional />
    </Stack>
  )
}

/** The parties that the contract names in this role, one press away. */
function PartyOffers({ party }: { party: RequestParty }) {
  const { t } = useTranslation('bookingForm')
  const { editor } = useRequestParts()
  const named = useContractTerms()?.parties.filter(({ role }) => role === party) ?? []
  const present = useDocument((document) => document[party].name)
  const isLocked = useLocked(party)
  const offers = named.filter(({ name }) => name !== present)
  if (isLocked || offers.length === 0) return null
  const apply = (name: string, address: string) => {
    const now = editor.form.document.get()
    editor.form.put({ ...now, [party]: { ...now[party], name, address } })
  }
  return (
    <Row as="p" gap={6} size="sm" muted>
      <span>{t('parties.fromContract')}</span>
      {offers.map(({ ref, name, address }) => (
        <Button key={ref} small onClick={() => apply(name, address)}>
          {name}
        </Button>
      ))}
    </Row>
  )
}
