import type { RequestParty } from '@fairway/contract/bookings/booking-request.words'
import { useState } from 'react'
import { useStore } from '../../../platform/store.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { useDocument } from '../../../ui/document-form/document-context.ts'
import { lateDialog } from '../../../ui/late-dialog.tsx'
import { showToast } from '../../../ui/toast.store.ts'
import type { AddressBookDialogProps } from './address-book.dialog.tsx'
import { useLocked, useRequestParts } from './request-context.ts'
import css from './sections.module.css'
import { useAddressBook } from './use-address-book.ts'

const AddressBookDialog = lateDialog<AddressBookDialogProps>(
  async () => (await import('./address-book.dialog.tsx')).AddressBookDialog,
)

/** The address book for one party: choose from it, or put what was typed into it. */
export function PartyTools({ party }: { party: RequestParty }) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const [isOpen, setIsOpen] = useState(false)
  const organisation = useStore(work.bookedFor)
  const isLocked = useLocked(party)
  const written = useDocument((document) => document[party])
  const isWhole = written.name.trim() !== '' && written.address.trim() !== ''
  if (isLocked) return null
  return (
    <p className={css.offers}>
      <Button small onClick={() => setIsOpen(true)}>
        {t('book.open')}
      </Button>
      {isWhole && <KeepButton party={party} organisation={organisation} />}
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
    </p>
  )
}

interface KeepProps {
  party: RequestParty
  organisation: string | undefined
}

function KeepButton({ party, organisation }: KeepProps) {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const book = useAddressBook(organisation)
  const written = useDocument((document) => document[party])
  const isThere = book.entries?.some(({ name, address }) => name === written.name && address === written.address)
  if (isThere) return null
  const keep = () =>
    book.add({ ...work.form.document.get()[party], organisation: organisation ?? '' }).then(
      () => showToast({ kind: 'success', text: t('book.kept', { name: written.name }) }),
      () => showToast({ kind: 'error', text: t('book.notKept') }),
    )
  return (
    <Button small look="quiet" onClick={() => void keep()}>
      {t('book.keep')}
    </Button>
  )
}
