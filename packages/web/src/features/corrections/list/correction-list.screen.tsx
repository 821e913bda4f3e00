import { SHIPMENT_NUMBER } from '@fairway/contract/corrections/correction.values'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import fieldCss from '../../../ui/form/field.module.css'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { Panel, Stack } from '../../../ui/layout.tsx'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import { ListPage } from '../../../ui/listing/list-page.tsx'
import { type ListScreenProps, useListPage } from '../../../ui/listing/use-list-page.ts'
import type { ShipmentFoundProps } from '../shipment-found.tsx'
import css from './correction-list.module.css'
import { correctionList } from './corrections.list.ts'

/** Where a shipment is corrected: one to begin with, and all that were begun. */
export function CorrectionListScreen(props: ListScreenProps) {
  const navigate = useNavigate()
  const onOpen = (id: number) => void navigate({ to: '/bookingUpdateDetails', search: { id } })
  return <ListPage page={useListPage(correctionList, props)} above={<StartCorrection onOpen={onOpen} />} />
}

const ShipmentFound = lazyPart<ShipmentFoundProps>(async () => (await import('../shipment-found.tsx')).ShipmentFound)

/** A number has so many digits; more, or other letters, are wrong before it is left. */
const DIGITS = 7
const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '')

/** Asks for the number of a shipment, says as one types what is known of it, and starts or opens its correction. */
function StartCorrection({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('corrections')
  const id = useId()
  const [text, setText] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const number = plain(text)
  const isNumber = SHIPMENT_NUMBER.test(number)
  const isInvalid = number !== '' && !isNumber && (isLeft || number.length > DIGITS || /\D/.test(number))
  const problem = useCodeText(isInvalid ? 'BC0001' : undefined)
  const error = isInvalid ? problem : undefined
  return (
    <Panel as="section" className={css.start} aria-label={t('start.title')}>
      <Stack gap={6}>
        <FieldFrame id={id} label={t('start.title')} hint={t('start.hint')} error={error} className={css.number}>
          <input
            id={id}
            className={fieldCss.input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={text}
            aria-invalid={error !== undefined}
            aria-describedby={`${id}hint ${id}wrong`}
            onChange={(event) => {
              setText(event.target.value)
              setIsLeft(false)
            }}
            onBlur={() => setIsLeft(true)}
          />
        </FieldFrame>
      </Stack>
      {isNumber && <ShipmentFound key={number} shipmentNo={number} onOpen={onOpen} />}
    </Panel>
  )
}
