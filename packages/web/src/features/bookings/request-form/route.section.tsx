import type { ContractChoice } from '@fairway/contract/bookings/booking-choices.schema'
import { freightTerms, paymentTerms } from '@fairway/contract/bookings/booking-request.words'
import { changeTerms } from '@fairway/contract/bookings/request-change.rules'
import { halvesOf } from '@fairway/contract/bookings/route.rules'
import { useMemo } from 'react'
import { useTranslation } from '../../../platform/use-translation.ts'
import { useDocument } from '../../../ui/document-form/document-context.ts'
import { ChoiceLine } from '../../../ui/document-form/line-fields.tsx'
import type { Choice } from '../../../ui/form/choice.rules.ts'
import { PickerLine } from './picker-line.tsx'
import { useConsequence, useOwnChoices, useRequestParts } from './request-context.ts'
import { RequestSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'
import { useChooseContract, useContractTerms } from './use-contract-terms.ts'

type Field = 'paymentTerm' | 'freightTerm' | 'portOfLoading' | 'portOfDischarge'

/** Under which contract, from where to where, and who pays: what the contract was made for is offered first. */
export function RouteSection() {
  const { t } = useTranslation('bookingForm')
  const { work } = useRequestParts()
  const apply = useConsequence()
  const change = (field: Field) => (value: string) => {
    apply(changeTerms(work.form.document.get(), { [field]: value }))
    work.form.leave(field)
  }
  return (
    <RequestSectionFrame section="route">
      <ContractFields />
      <div className={css.two}>
        <PortLine path="portOfLoading" onChoose={change('portOfLoading')} />
        <PortLine path="portOfDischarge" onChoose={change('portOfDischarge')} />
      </div>
      <div className={css.two}>
        <ChoiceLine
          path="freightTerm"
          label={t('words.fields.freightTerm')}
          options={freightTerms.map((term) => ({ value: term, text: term.replace('-', ' – ') }))}
          onChoose={change('freightTerm')}
        />
        <PaymentLine onChoose={change('paymentTerm')} />
      </div>
      <div className={css.two}>
        <ReceiptLine />
        <DeliveryLine />
      </div>
    </RequestSectionFrame>
  )
}

function ContractFields() {
  const { t } = useTranslation('bookingForm')
  const { serviceContracts } = useOwnChoices()
  const terms = useContractTerms()
  const choose = useChooseContract()
  const ends = (code: string) => serviceContracts.find(({ number }) => number === code)?.validTo ?? ''
  return (
    <div className={css.three}>
      <PickerLine
        path="serviceContract"
        label={t('words.fields.serviceContract')}
        choices={useMemo(() => serviceContracts.map(asChoice), [serviceContracts])}
        detailOf={(code) => `${code} · ${t('route.validTo', { day: ends(code) })}`}
        onChoose={choose}
        className={css.wide}
      />
      <PickerLine path="item" label={t('words.fields.item')} choices={terms?.items ?? none} optional />
    </div>
  )
}

const none: Choice[] = []
/** A contract has one title in all languages. */
const asChoice = ({ number, title }: ContractChoice): Choice => ({
  code: number,
  name: { en: title, zh: title, vi: title },
})

interface PortProps {
  path: 'portOfLoading' | 'portOfDischarge'
  onChoose: (value: string) => void
}

function PortLine({ path, onChoose }: PortProps) {
  const { t } = useTranslation('bookingForm')
  const { choices } = useRequestParts()
  const terms = useContractTerms()
  const isLoading = path === 'portOfLoading'
  const ports = useMemo(() => {
    const open = new Set(isLoading ? choices.portofLoad : choices.portsOfDischarge)
    return choices.places.filter(({ code }) => open.has(code))
  }, [choices, isLoading])
  return (
    <PickerLine
      path={path}
      label={t(`words.fields.${path}`)}
      choices={ports}
      first={terms?.places[isLoading ? 'loading' : 'discharge'] ?? nowhere}
      onChoose={onChoose}
    />
  )
}

const nowhere: string[] = []

function PaymentLine({ onChoose }: { onChoose: (value: string) => void }) {
  const { t } = useTranslation('bookingForm')
  const allowed = useContractTerms()?.paymentTerms ?? paymentTerms
  return (
    <ChoiceLine
      path="paymentTerm"
      label={t('words.fields.paymentTerm')}
      options={paymentTerms
        .filter((term) => allowed.includes(term))
        .map((term) => ({ value: term, text: t(`words.paymentTerms.${term}`) }))}
      onChoose={onChoose}
    />
  )
}

/** Where the cargo is taken over: at a port, or at the shipper's door wherever that is. */
function ReceiptLine() {
  const { origin } = halvesOf(useDocument((document) => document.freightTerm))
  return <PlaceLine path="placeOfReceipt" use="receipt" kinds={origin === 'CY' ? 'port' : 'port ramp inland'} />
}

/** Where it is handed over; left empty at a container yard, it is the port of discharge. */
function DeliveryLine() {
  const { destination } = halvesOf(useDocument((document) => document.freightTerm))
  const kinds = destination === 'RAMP' ? 'ramp' : destination === 'CY' ? 'port ramp' : 'port ramp inland'
  return <PlaceLine path="placeOfDelivery" use="delivery" kinds={kinds} optional={destination === 'CY'} />
}

interface PlaceProps {
  path: 'placeOfReceipt' | 'placeOfDelivery'
  use: 'receipt' | 'delivery'
  /** The kinds of places that suit the freight term. */
  kinds: string
  optional?: boolean
}

function PlaceLine({ path, use, kinds, optional = false }: PlaceProps) {
  const { t } = useTranslation('bookingForm')
  const { choices } = useRequestParts()
  const places = useMemo(() => choices.places.filter(({ kind }) => kinds.split(' ').includes(kind)), [choices, kinds])
  const kindOf = (code: string) => places.find((place) => place.code === code)?.kind ?? 'port'
  return (
    <PickerLine
      path={path}
      label={t(`words.fields.${path}`)}
      choices={places}
      first={useContractTerms()?.places[use] ?? nowhere}
      detailOf={(code) => `${code} · ${t(`route.kinds.${kindOf(code)}`)}`}
      optional={optional}
    />
  )
}
