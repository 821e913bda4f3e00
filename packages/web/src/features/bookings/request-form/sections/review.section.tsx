import type { ContainerRow, RequestDocument } from '@fairway/contract/bookings/requests/booking-request.schema'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { Stack } from '../../../../ui/layout.tsx'
import { TextLines, useDocument, useRequestParts } from '../request-context.ts'
import { RequestSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

/** The request once more in a few lines, and a word to the carrier. */
export function ReviewSection() {
  const { t } = useTranslation('bookingForm')
  return (
    <RequestSectionFrame section="review" intro={t('review.intro')}>
      <ReviewFacts />
      <TextLines path="remarks" label={t('words.fields.remarks')} hint={t('review.remarksHint')} optional />
    </RequestSectionFrame>
  )
}

/** Rows that are told one by one; a request may have hundreds. */
const ROWS_SHOWN = 12

const reviewed = (document: RequestDocument) => ({
  customerReference: document.customerReference,
  serviceContract: document.serviceContract,
  item: document.item,
  placeOfReceipt: document.placeOfReceipt,
  portOfLoading: document.portOfLoading,
  portOfDischarge: document.portOfDischarge,
  placeOfDelivery: document.placeOfDelivery,
  freightTerm: document.freightTerm,
  vvd: document.vvd,
  shipper: { name: document.shipper.name },
  consignee: { name: document.consignee.name },
  commodity: document.commodity,
  containers: reviewedRows(document.containers),
})
type Reviewed = ReturnType<typeof reviewed>

function reviewedRows(rows: readonly ContainerRow[]) {
  const shown: Pick<ContainerRow, 'equipment' | 'quantity'>[] = []
  for (const { equipment, quantity } of rows) {
    if (shown.length === ROWS_SHOWN) break
    if (equipment !== '') shown.push({ equipment, quantity })
  }
  return shown
}

/** As one text, which is the same as long as nothing of it changes: then nothing is drawn again. */
const reviewedText = (document: RequestDocument) => JSON.stringify(reviewed(document))

function ReviewFacts() {
  const { t } = useTranslation('bookingForm')
  const { editor, choices } = useRequestParts()
  const language = useLanguage()
  const document: Reviewed = JSON.parse(useDocument(reviewedText))
  const state = useStore(editor.state)
  const nameOf = (code: string) => choices.places.find((place) => place.code === code)?.name[language] ?? code
  const way = [document.placeOfReceipt, document.portOfLoading, document.portOfDischarge, document.placeOfDelivery]
  const facts = {
    customerReference: document.customerReference,
    serviceContract: [document.serviceContract, document.item].filter(Boolean).join(' · '),
    route: way
      .filter((code, at) => code !== '' && code !== way[at - 1])
      .map(nameOf)
      .join(' → '),
    freightTerm: document.freightTerm,
    vvd: document.vvd,
    shipper: document.shipper.name,
    consignee: document.consignee.name,
    commodity: document.commodity,
    containers: document.containers.map(({ equipment, quantity }) => `${quantity} × ${equipment}`).join(', '),
  }
  const shown = Object.entries(facts) as [keyof typeof facts, string][] // its own keys
  return (
    <Stack as="dl" gap={0} size="sm" className={css.facts}>
      {state && (
        <div>
          <dt>{t('review.ediRef')}</dt>
          <dd>{state.ediRef}</dd>
        </div>
      )}
      {shown.map(([name, text]) => (
        <div key={name}>
          <dt>{name === 'route' ? t('review.route') : t(`words.fields.${name}`)}</dt>
          <dd>{text || <span className={css.open}>{t('review.open')}</span>}</dd>
        </div>
      ))}
    </Stack>
  )
}
