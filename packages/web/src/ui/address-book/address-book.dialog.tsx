import type { AddressEntry } from '@fairway/contract/bookings/addresses/address.schema'
import type { Party } from '@fairway/contract/bookings/requests/booking-request.schema'
import { useEffect, useId, useRef, useState } from 'react'
import { useFailureText } from '../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../platform/language/use-translation.ts'
import { Button, IconButton } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { SkeletonLines } from '../feedback/skeleton.tsx'
import fieldCss from '../form/field.module.css'
import { FieldFrame } from '../form/field.tsx'
import { Icon } from '../icon.tsx'
import { Row, Stack } from '../layout.tsx'
import css from './address-book.module.css'
import { useAddressBook } from './use-address-book.ts'

export interface AddressBookDialogProps {
  organisation: string | undefined
  onChoose: (party: Party) => void
  onClose: () => void
}

/** Parties that were written before: found by words, pinyin or unaccented letters, the ones used lately first. */
export function AddressBookDialog({ organisation, onChoose, onClose }: AddressBookDialogProps) {
  const { t } = useTranslation(['addressBook', 'ui'])
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
      title={t('title')}
      wide
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close', { ns: 'ui' })}</Button>}
    >
      <label className={css.search}>
        <span className={fieldCss.label}>{t('search')}</span>
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
        {problem ?? (entries && t('found', { count: entries.length }))}
      </p>
      {!entries && !problem && <SkeletonLines count={4} />}
      <ul className={css.list} ref={list} tabIndex={-1}>
        {entries?.map((entry) =>
          entry.id === edited ? (
            <li key={entry.id}>
              <AddressEdit entry={entry} onDone={() => setEdited(undefined)} onSave={book.change} />
            </li>
          ) : (
            <Row as="li" gap={16} rowGap={8} align="start" key={entry.id}>
              <EntryText entry={entry} />
              <Row as="span" gap={6} align="stretch">
                <Button
                  small
                  onClick={() => {
                    book.noteUse(entry)
                    onChoose({ name: entry.name, address: entry.address, contact: entry.contact })
                  }}
                >
                  {t('use')}
                </Button>
                <Button id={`${id}${entry.id}`} small variant="quiet" onClick={() => setEdited(entry.id)}>
                  {t('edit')}
                </Button>
                <IconButton label={t('remove', { name: entry.name })} onClick={() => remove(entry)}>
                  <Icon name="close" size={16} />
                </IconButton>
              </Row>
            </Row>
          ),
        )}
      </ul>
      {book.isCut && <p className={css.said}>{t('more')}</p>}
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

interface AddressEditProps {
  entry: AddressEntry
  onSave: (entry: AddressEntry) => Promise<unknown>
  onDone: () => void
}

/** An entry of the address book as it is changed; a change that is refused stays here with the reason. */
function AddressEdit({ entry, onSave, onDone }: AddressEditProps) {
  const { t } = useTranslation('addressBook')
  const id = useId()
  const [now, setNow] = useState(entry)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isWhole = now.name.trim() !== '' && now.address.trim() !== ''
  const save = () => onSave(now).then(onDone, setFailure)
  return (
    <Stack gap={12}>
      <FieldFrame id={`${id}name`} label={t('name')} error={undefined}>
        <input
          ref={first}
          id={`${id}name`}
          className={fieldCss.input}
          value={now.name}
          onChange={(event) => setNow({ ...now, name: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}address`} label={t('address')} error={undefined}>
        <textarea
          id={`${id}address`}
          className={fieldCss.input}
          rows={3}
          value={now.address}
          onChange={(event) => setNow({ ...now, address: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}contact`} label={t('contact')} optional error={undefined}>
        <input
          id={`${id}contact`}
          className={fieldCss.input}
          value={now.contact}
          onChange={(event) => setNow({ ...now, contact: event.target.value })}
        />
      </FieldFrame>
      <p className={css.problem} role="alert" hidden={!problem}>
        {problem}
      </p>
      <Row as="span" gap={6} align="stretch">
        <Button small onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button small variant="primary" aria-disabled={!isWhole} onClick={() => isWhole && void save()}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}
