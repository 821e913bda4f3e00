import { paymentTerms } from '@fairway/contract/bookings/requests/booking-request.values'
import { freightDisplays } from '@fairway/contract/shipping-instructions/shipping-instruction.values'
import { useTranslation } from '../../../../platform/language/use-translation.ts'
import { useStore } from '../../../../platform/storage/store.ts'
import { ChoiceLine, TextLine, useBooking, useDocument, useInstructionParts } from '../si-context.ts'
import { BillTypeField, OriginalsLine } from './bill-type.tsx'
import { BookingSummary } from './booking-summary.tsx'
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
