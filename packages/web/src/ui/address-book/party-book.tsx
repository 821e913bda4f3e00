import type { Party } from '@fairway/contract/bookings/requests/booking-request.schema'
import { useState } from 'react'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button } from '../button.tsx'
import { showToast } from '../feedback/toast.store.ts'
import { Row } from '../layout.tsx'
import { lazyDialog } from '../lazy/lazy-part.tsx'
import type { AddressBookDialogProps } from './address-book.dialog.tsx'
import { useAddressBook } from './use-address-book.ts'

const AddressBookDialog = lazyDialog<AddressBookDialogProps>(
  async () => (await import('./address-book.dialog.tsx')).AddressBookDialog,
)

interface Props {
  /** Whose book it is; nothing if the user has only one organisation. */
  organisation: string | undefined
  /** The party as it is typed. */
  party: Party
  onChoose: (party: Party) => void
}

/** The address book for one party: choose from it, or put what was typed into it. */
export function PartyBook({ organisation, party, onChoose }: Props) {
  const { t } = useTranslation('addressBook')
  const [isOpen, setIsOpen] = useState(false)
  const isWhole = party.name.trim() !== '' && party.address.trim() !== ''
  return (
    <Row as="p" gap={6} size="sm" muted>
      <Button small onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
      {isWhole && <SaveAddressButton organisation={organisation} party={party} />}
      {isOpen && (
        <AddressBookDialog
          organisation={organisation}
          onClose={() => setIsOpen(false)}
          onChoose={(chosen) => {
            onChoose(chosen)
            setIsOpen(false)
          }}
        />
      )}
    </Row>
  )
}

function SaveAddressButton({ organisation, party }: Omit<Props, 'onChoose'>) {
  const { t } = useTranslation('addressBook')
  const book = useAddressBook(organisation)
  const isThere = book.entries?.some(({ name, address }) => name === party.name && address === party.address)
  if (isThere) return null
  const save = () =>
    book.add({ ...party, organisation: organisation ?? '' }).then(
      () => showToast({ kind: 'success', text: t('kept', { name: party.name }) }),
      () => showToast({ kind: 'error', text: t('notKept') }),
    )
  return (
    <Button small variant="quiet" onClick={() => void save()}>
      {t('keep')}
    </Button>
  )
}
