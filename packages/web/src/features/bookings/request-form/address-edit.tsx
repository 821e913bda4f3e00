import type { AddressEntry } from '@fairway/contract/bookings/address.schema'
import { useEffect, useId, useRef, useState } from 'react'
import { useFailureText } from '../../../platform/use-failure-text.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import css from './books.module.css'

interface Props {
  entry: AddressEntry
  onSave: (entry: AddressEntry) => Promise<unknown>
  onDone: () => void
}

/** An entry of the address book as it is changed; a change that is refused stays here with the reason. */
export function AddressEdit({ entry, onSave, onDone }: Props) {
  const { t } = useTranslation('bookingForm')
  const id = useId()
  const [now, setNow] = useState(entry)
  const [failure, setFailure] = useState<unknown>()
  const problem = useFailureText(failure)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const isWhole = now.name.trim() !== '' && now.address.trim() !== ''
  const save = () => onSave(now).then(onDone, setFailure)
  return (
    <div className={css.edit}>
      <FieldFrame id={`${id}name`} label={t('words.fields.name')} wrong={undefined}>
        <input
          ref={first}
          id={`${id}name`}
          className={fieldCss.input}
          value={now.name}
          onChange={(event) => setNow({ ...now, name: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}address`} label={t('words.fields.address')} wrong={undefined}>
        <textarea
          id={`${id}address`}
          className={fieldCss.input}
          rows={3}
          value={now.address}
          onChange={(event) => setNow({ ...now, address: event.target.value })}
        />
      </FieldFrame>
      <FieldFrame id={`${id}contact`} label={t('words.fields.contact')} optional wrong={undefined}>
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
      <span className={css.tools}>
        <Button small onClick={onDone}>
          {t('book.cancel')}
        </Button>
        <Button small look="primary" aria-disabled={!isWhole} onClick={() => isWhole && void save()}>
          {t('book.save')}
        </Button>
      </span>
    </div>
  )
}
