import type { AddressEntry } from '@fairway/contract/bookings/address.schema'
import type { Party } from '@fairway/contract/bookings/booking-request.schema'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { SkeletonLines } from '../../../ui/skeleton.tsx'
import { AddressEdit } from './address-edit.tsx'
import css from './books.module.css'
import { useAddressBook } from './use-address-book.ts'

export interface AddressBookDialogProps {
  organisation: string | undefined
  onChoose: (party: Party) => void
  onClose: () => void
}

/** Parties that were written before: found by words, pinyin or unaccented letters, the ones used lately first. */
export function AddressBookDialog({ organisation, onChoose, onClose }: AddressBookDialogProps) {
  const { t } = useTranslation(['bookingForm', 'ui'])
  const book = useAddressBook(organisation)
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<number>()
  const { entries, problem } = book
  const last = useRef<number>(undefined)
  useEffect(() => {
    if (edited === undefined && last.current !== undefined) document.getElementById(`${id}${last.current}`)?.focus()
    last.current = edited
  }, [edited, id])
  const remove = (entry: AddressEntry) => {
    list.current?.focus() // the button that has it goes
    void book.remove(entry)
  }
  return (
    <Dialog
      title={t('book.title')}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close', { ns: 'ui' })}</Button>}
    >
      <label className={css.search}>
        <span className={fieldCss.label}>{t('book.search')}</span>
        <input
          ref={beginHere}
          className={fieldCss.input}
          type="search"
          autoComplete="off"
          value={book.text}
          onChange={(event) => book.setText(event.target.value)}
        />
      </label>
      <p className={css.said} role="status">
        {problem ?? (entries && t('book.found', { count: entries.length }))}
      </p>
      {!entries && !problem && <SkeletonLines count={4} />}
      <ul className={css.list} ref={list} tabIndex={-1}>
        {entries?.map((entry) =>
          entry.id === edited ? (
            <li key={entry.id}>
              <AddressEdit entry={entry} onDone={() => setEdited(undefined)} onSave={book.change} />
            </li>
          ) : (
            <li key={entry.id} className={css.entry}>
              <EntryText entry={entry} />
              <span className={css.tools}>
                <Button
                  small
                  onClick={() => {
                    book.noteUse(entry)
                    onChoose({ name: entry.name, address: entry.address, contact: entry.contact })
                  }}
                >
                  {t('book.use')}
                </Button>
                <Button id={`${id}${entry.id}`} small look="quiet" onClick={() => setEdited(entry.id)}>
                  {t('book.edit')}
                </Button>
                <IconButton label={t('book.remove', { name: entry.name })} onClick={() => remove(entry)}>
                  <Icon name="close" size={16} />
                </IconButton>
              </span>
            </li>
          ),
        )}
      </ul>
      {book.isCut && <p className={css.said}>{t('book.more')}</p>}
    </Dialog>
  )
}

/** A long list scrolls, and a browser would begin at what scrolls; React leaves this attribute out. */
const beginHere = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

const EntryText = ({ entry: { name, address, contact } }: { entry: AddressEntry }) => (
  <span className={css.text}>
    <b>{name}</b>
    <span>{address}</span>
    {contact !== '' && <span>{contact}</span>}
  </span>
)
