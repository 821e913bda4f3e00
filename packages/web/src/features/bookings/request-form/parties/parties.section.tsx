import { type RequestParty, requestParties } from '@fairway/contract/bookings/booking-request.values'
import { useState } from 'react'
import { useTranslation } from '../../../../platform/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { lazyDialog } from '../../../../ui/lazy-part.tsx'
import { showToast } from '../../../../ui/toast.store.ts'
import { TextLine, TextLines, useBookedFor, useDocument, useLocked, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from '../sections/section-frame.tsx'
import css from '../sections/sections.module.css'
import { useContractTerms } from '../sections/use-contract-terms.ts'
import type { AddressBookDialogProps } from './address-book.dialog.tsx'
import { useAddressBook } from './use-address-book.ts'

const AddressBookDialog = lazyDialog<AddressBookDialogProps>(
  async () => (await import('./address-book.dialog.tsx')).AddressBookDialog,
)

/** The address book for one party: choose from it, or put what was typed into it. */
function PartyTools({ party }: { party: RequestParty }) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const [isOpen, setIsOpen] = useState(false)
  const organisation = useBookedFor()
  const isLocked = useLocked(party)
  const details = useDocument((document) => document[party])
  const isWhole = details.name.trim() !== '' && details.address.trim() !== ''
  if (isLocked) return null
  return (
    <Row as="p" gap={6} size="sm" muted>
      <Button small onClick={() => setIsOpen(true)}>
        {t('book.open')}
      </Button>
      {isWhole && <SaveAddressButton party={party} organisation={organisation} />}
      {isOpen && (
        <AddressBookDialog
          organisation={organisation}
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            work.form.put({ ...work.form.document.get(), [party]: chosen })
            setIsOpen(false)
          }}
        />
      )}
    </Row>
  )
}

interface SaveAddressProps {
  party: RequestParty
  organisation: string | undefined
}

function SaveAddressButton({ party, organisation }: SaveAddressProps) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const book = useAddressBook(organisation)
  const details = useDocument((document) => document[party])
  const isThere = book.entries?.some(({ name, address }) => name === details.name && address === details.address)
  if (isThere) return null
  const save = () =>
    book.add({ ...work.form.document.get()[party], organisation: organisation ?? '' }).then(
      () => showToast({ kind: 'success', text: t('book.kept', { name: details.name }) }),
      () => showToast({ kind: 'error', text: t('book.notKept') }),
    )
  return (
    <Button small variant="quiet" onClick={() => void save()}>
      {t('book.keep')}
    </Button>
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
  const { work } = useRequestParts()
  const named = useContractTerms()?.parties.filter(({ role }) => role === party) ?? []
  const present = useDocument((document) => document[party].name)
  const isLocked = useLocked(party)
  const offers = named.filter(({ name }) => name !== present)
  if (isLocked || offers.length === 0) return null
  const apply = (name: string, address: string) => {
    const now = work.form.document.get()
    work.form.put({ ...now, [party]: { ...now[party], name, address } })
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
