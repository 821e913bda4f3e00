import type { ContractChoice, PlaceChoice } from '@fairway/contract/bookings/choices/booking-choices.schema'
import { freightTerms, paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { isOnSideOf, suitsDelivery } from '@fairway/contract/bookings/requests/place.rules'
import { changePort, changeTerms, portFor } from '@fairway/contract/bookings/requests/request-change.rules'
import { halvesOf } from '@fairway/contract/bookings/requests/route.rules'
import { useMemo } from 'react'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { showToast } from '../../../../ui/feedback/toast.store.ts'
import type { Choice } from '../../../../ui/form/choice.rules.ts'
import {
  ChoiceLine,
  PickerLine,
  useConsequence,
  useDocument,
  useOwnChoices,
  useRequestParts,
} from '../request-context.ts'
import { placesOf } from '../request-facts.rules.ts'
import { RequestSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'
import { useChooseContract, useContractTerms } from './use-contract-terms.ts'

type Field = 'paymentTerm' | 'freightTerm'

/** Under which contract, from where to where, and who pays: what the contract was made for is offered first. */
export function RouteSection() {
  const { t } = useTranslation('bookingForm')
  const { editor } = useRequestParts()
  const apply = useConsequence()
  const change = (field: Field) => (value: string) => {
    apply(changeTerms(editor.form.document.get(), { [field]: value }))
    editor.form.leave(field)
  }
  return (
    <RequestSectionFrame section="route">
      <ContractFields />
      <div className={css.two}>
        <PortLine path="portOfLoading" />
        <PortLine path="portOfDischarge" />
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

/** A port of loading or discharge. Inland places are offered as well: they lead to the nearest port, with themselves beyond it. */
function PortLine({ path }: { path: 'portOfLoading' | 'portOfDischarge' }) {
  const { t } = useTranslation('bookingForm')
  const { choices, editor } = useRequestParts()
  const language = useLanguage()
  const terms = useContractTerms()
  const apply = useConsequence()
  const isLoading = path === 'portOfLoading'
  const ports = isLoading ? choices.portofLoad : choices.portsOfDischarge
  const otherEnd = useDocument((document) => document[isLoading ? 'portOfDischarge' : 'portOfLoading'])
  const { offered, portOf } = useMemo(() => {
    const known = { places: placesOf(choices), ports }
    const portOf = (code: string) => portFor(editor.form.document.get(), { field: path, code }, known)
    const isPort = new Set(ports.filter((code) => code !== otherEnd))
    const open = choices.places.filter(({ code }) => isPort.has(code))
    return { offered: [...open, ...choices.places.filter(({ code }) => portOf(code) !== undefined)], portOf }
  }, [choices, ports, path, editor, otherEnd])
  const textOf = (code: string) => {
    const port = portOf(code)?.name[language]
    return port === undefined ? code : `${code} · ${t(isLoading ? 'route.fromInland' : 'route.toInland', { port })}`
  }
  const choose = (code: string) => {
    const port = portOf(code)?.name[language]
    const place = placesOf(choices).get(code)?.name[language]
    apply(changePort(editor.form.document.get(), { field: path, code }, { places: placesOf(choices), ports }))
    if (port && place)
      showToast({
        kind: 'note',
        text: t(isLoading ? 'route.movedToReceipt' : 'route.movedToDelivery', { place, port }),
      })
    editor.form.leave(path)
  }
  return (
    <PickerLine
      path={path}
      label={t(`words.fields.${path}`)}
      choices={offered}
      others={choices.places}
      first={terms?.places[isLoading ? 'loading' : 'discharge'] ?? nowhere}
      detailOf={textOf}
      onChoose={choose}
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

/** Where the cargo is taken over: at a port, or at the shipper's door wherever that is on this side of the ocean. */
function ReceiptLine() {
  const { origin } = halvesOf(useDocument((document) => document.freightTerm))
  const reached = usePlacesNear('portOfLoading', 'portOfDischarge')
  const places = useMemo(() => reached.filter(({ kind }) => origin !== 'CY' || kind === 'port'), [reached, origin])
  return <PlaceLine path="placeOfReceipt" use="receipt" places={places} />
}

/** Where it is handed over; left empty at a container yard, it is the port of discharge. */
function DeliveryLine() {
  const { destination } = halvesOf(useDocument((document) => document.freightTerm))
  const reached = usePlacesNear('portOfDischarge', 'portOfLoading')
  const places = useMemo(
    () => reached.filter((place) => destination === '' || suitsDelivery(destination, place)),
    [reached, destination],
  )
  return <PlaceLine path="placeOfDelivery" use="delivery" places={places} optional={destination === 'CY'} />
}

type End = 'portOfLoading' | 'portOfDischarge'

/** The places on the side of a port; all of them while it is not chosen. */
function usePlacesNear(end: End, otherEnd: End): readonly PlaceChoice[] {
  const { choices } = useRequestParts()
  const code = useDocument((document) => document[end])
  const other = useDocument((document) => document[otherEnd])
  return useMemo(() => {
    const known = placesOf(choices)
    const port = known.get(code)
    return port ? choices.places.filter((place) => isOnSideOf(place, port, known.get(other))) : choices.places
  }, [choices, code, other])
}

interface PlaceProps {
  path: 'placeOfReceipt' | 'placeOfDelivery'
  use: 'receipt' | 'delivery'
  /** Those that suit the freight term and the port. */
  places: readonly PlaceChoice[]
  optional?: boolean
}

function PlaceLine({ path, use, places, optional = false }: PlaceProps) {
  const { t } = useTranslation('bookingForm')
  const { choices } = useRequestParts()
  const kindOf = (code: string) => places.find((place) => place.code === code)?.kind ?? 'port'
  return (
    <PickerLine
      path={path}
      label={t(`words.fields.${path}`)}
      choices={places}
      others={choices.places}
      first={useContractTerms()?.places[use] ?? nowhere}
      detailOf={(code) => `${code} · ${t(`route.kinds.${kindOf(code)}`)}`}
      optional={optional}
    />
  )
}
