import { type BillType, billTypes } from '@fairway/contract/billing-documents/bill.values'
import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { freightDisplays, ORIGINALS } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import { useLanguage, useTranslation } from '../../../../platform/language/use-translation.ts'
import { useMayOpen } from '../../../../platform/session/use-may-open.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFieldNote } from '../../../../ui/document-form/document-context.ts'
import { lineId } from '../../../../ui/document-form/line-id.ts'
import fieldCss from '../../../../ui/form/field.module.css'
import { FieldNotes } from '../../../../ui/form/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Row } from '../../../../ui/layout.tsx'
import { PageLink } from '../../../../ui/page-link.tsx'
import { Tag } from '../../../../ui/status/tag.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { WholeDates } from '../../../../ui/whole-dates.tsx'
import { routeOf } from '../booking-route.rules.ts'
import {
  ChoiceLine,
  TextLine,
  useBooking,
  useDocument,
  useFieldError,
  useInstructionParts,
  useLocked,
} from '../si-context.ts'
import { CutOffList } from '../side/cut-offs.tsx'
import { originalsFor } from './originals.rules.ts'
import { InstructionSectionFrame } from './section-frame.tsx'
import css from './sections.module.css'

/** For which booking and which bill, and how the bill is issued. */
export function BillSection() {
  const { t } = useTranslation('siForm')
  const { nextBlNo, customerReferences } = useBooking()
  const own = useStore(useInstructionParts().editor.state)?.blNo
  const isOwn = useDocument(({ blNo }) => blNo === own)
  return (
    <InstructionSectionFrame section="bill">
      <BookingSummary />
      <div className={css.two}>
        <TextLine
          path="blNo"
          label={t('words.fields.blNo')}
          hint={isOwn ? t('bill.blNoOwn') : t('bill.blNoHint', { next: nextBlNo })}
          kind="code"
        />
        <TextLine
          path="customerReference"
          label={t('words.fields.customerReference')}
          hint={
            customerReferences.length > 0
              ? t('bill.referenceHint', { references: customerReferences.join(', ') })
              : t('bill.referencePlain')
          }
          optional
        />
      </div>
      <BillTypeField />
      <div className={css.four}>
        <OriginalsLine />
        <TextLine path="nonNegotiables" label={t('words.fields.nonNegotiables')} kind="figures" />
        <ChoiceLine
          path="freightDisplay"
          label={t('words.fields.freightDisplay')}
          options={freightDisplays.map((value) => ({ value, text: t(`words.freightDisplays.${value}`) }))}
        />
        <ChoiceLine
          path="paymentTerm"
          label={t('words.fields.paymentTerm')}
          options={paymentTerms.map((value) => ({ value, text: t(`words.paymentTerms.${value}`) }))}
        />
      </div>
    </InstructionSectionFrame>
  )
}

/** The booking in a few lines: where it goes, on which ship, and what runs out. */
function BookingSummary() {
  const { t } = useTranslation('siForm')
  const language = useLanguage()
  const { id: formId } = useInstructionParts()
  const booking = useBooking()
  const error = useFieldError('bookingNo')
  const mayOpen = useMayOpen(`/bookingDetails/${booking.bookingNo}`)
  const id = lineId(formId, 'bookingNo')
  const { bookingNo, vvd, vessel, departureAt, portOfLoading, shipment } = booking
  const sails = departureAt && placeTime(departureAt, portOfLoading.zone)
  return (
    <div
      className={css.booking}
      id={id}
      tabIndex={-1}
      data-wrong={error !== undefined}
      {...(error !== undefined && { 'aria-describedby': `${id}wrong` })}
    >
      <p className={css.bookingHead}>
        <b>
          {t('booking.one')}{' '}
          {mayOpen ? <PageLink href={`/bookingDetails/${bookingNo}`}>{bookingNo}</PageLink> : bookingNo}
        </b>
        <span>
          {routeOf(booking)
            .map(({ name }) => name[language])
            .join(' → ')}
        </span>
      </p>
      <Muted size="sm">
        <WholeDates>
          {[
            [vvd, vessel].filter(Boolean).join(' '),
            sails && t('booking.departs', { at: `${sails.date} ${sails.time}`, zone: sails.offset }),
            shipment === 'IPI' ? t('booking.ipi') : t('booking.local'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </WholeDates>
      </Muted>
      <FieldNotes id={id} error={error} />
      <div className={css.phoneOnly}>
        <CutOffList />
      </div>
    </div>
  )
}

/** How the bill is issued. Changing the type changes the originals where they no longer fit. */
function BillTypeField() {
  const { t } = useTranslation('siForm')
  const { id: formId, editor } = useInstructionParts()
  const chosen = useDocument((document) => document.blType)
  const error = useFieldError('blType')
  const isLocked = useLocked('blType')
  const id = lineId(formId, 'blType')
  const choose = (blType: BillType) => {
    const now = editor.form.document.get()
    editor.form.put({ ...now, blType, originals: originalsFor(blType, now.originals) })
    editor.form.leave('blType')
  }
  return (
    <fieldset
      className={classNames(fieldCss.field, error !== undefined && fieldCss.wrong)}
      {...(error !== undefined && { 'aria-describedby': `${id}wrong` })}
    >
      <legend className={fieldCss.label}>{t('words.fields.blType')}</legend>
      <FieldNotes id={id} error={error} />
      <div className={css.types} id={id} tabIndex={-1}>
        {billTypes.map((type) => (
          <label key={type} className={css.type} data-chosen={type === chosen}>
            <input
              type="radio"
              name={id}
              checked={type === chosen}
              disabled={isLocked && type !== chosen}
              onChange={() => choose(type)}
            />
            <span>
              <b>{t(`words.blTypes.${type}`)}</b>
              <span>{t(`bill.types.${type}`)}</span>
            </span>
          </label>
        ))}
      </div>
      <LetterNote />
    </fieldset>
  )
}

/** A sea waybill or a telex release waits for a letter of indemnity. */
function LetterNote() {
  const { t } = useTranslation('siForm')
  const { coveringLetter } = useBooking()
  const isNeeded = useDocument(({ blType }) => blType === 'SW' || blType === 'TLX')
  const note = useFieldNote('blType')
  const mayOpen = useMayOpen('/blanketloi')
  if (!isNeeded) return null
  if (coveringLetter)
    return (
      <Row as="p" gap={8} size="sm" muted>
        <Icon name="done" size={18} />
        {t(`bill.covered.${coveringLetter.kind}`, { reference: coveringLetter.reference })}
      </Row>
    )
  return (
    <Row gap={10} size="sm" className={css.advice} role="status">
      <Tag text={t('bill.letterPending')} icon="alert" tone="attention" />
      <span>
        {note ?? t('bill.letterText')} {mayOpen && <PageLink href="/blanketloi">{t('bill.toLetters')}</PageLink>}
      </span>
    </Row>
  )
}

/** The originals that this type of bill can have. */
function OriginalsLine() {
  const { t } = useTranslation('siForm')
  const type = useDocument(({ blType }) => billTypes.find((one) => one === blType))
  const { least, most } = type ? ORIGINALS[type] : { least: 0, most: ORIGINALS.OBL.most }
  const options = Array.from({ length: most - least + 1 }, (_, at) => String(least + at))
  return (
    <ChoiceLine
      path="originals"
      label={t('words.fields.originals')}
      options={options.map((value) => ({ value, text: t('bill.originals', { count: Number(value) }) }))}
    />
  )
}
