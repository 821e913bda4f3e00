import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button } from '../../../ui/button.tsx'
import { useDocumentParts } from '../../../ui/document-form/document-context.ts'
import { lineId } from '../../../ui/document-form/line-id.ts'
import { FieldNotes } from '../../../ui/form/field.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { Row } from '../../../ui/layout.tsx'
import { Heading } from '../../../ui/text.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import css from '../vgm.module.css'
import { useDocument, useFieldError, useSheetDetail, useSheetState, useVgmEditor } from '../vgm-context.ts'
import { VgmStatusTag } from '../vgm-status.tsx'
import { ContainerCard } from './container-card.tsx'
import { ContainerGrid, useAddRow } from './container-grid.tsx'

/** Where there is room for a grid; else each container is a card. */
const WIDE = '(min-width: 901px)'

/** The containers of all bookings: a grid where there is room for one, cards on a phone. */
export function ContainersSection() {
  const { t } = useTranslation('vgm')
  const { id: formId } = useDocumentParts()
  const { keys } = useVgmEditor().form.rows.rows
  const hasRows = useStore(keys).length > 0
  const { bookings } = useSheetDetail()
  const error = useFieldError('rows')
  const isWide = useMedia(WIDE)
  const add = useAddRow()
  const id = lineId(formId, 'rows')
  const [first] = bookings
  return (
    <FormSection id="vgm-containers" title={t('rows.title')} intro={t(hasRows ? 'rows.intro' : 'rows.none')}>
      <FieldNotes id={id} error={error} />
      {isWide
        ? hasRows && <ContainerGrid />
        : bookings.map(({ header: { bookingNo } }) => (
            <BookingCards key={bookingNo} bookingNo={bookingNo} isAlone={bookings.length === 1} />
          ))}
      {bookings.length === 1 && first && (
        <div>
          <Button id={id} onClick={() => add(first.header.bookingNo)}>
            {t('rows.add')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}

/** The containers of one booking, each a card. */
function BookingCards({ bookingNo, isAlone }: { bookingNo: string; isAlone: boolean }) {
  const { t } = useTranslation('vgm')
  const keys = useStore(useVgmEditor().form.rows.rows.keys)
  const places = useDocument(({ rows }) => rows.flatMap((row, at) => (row.bookingNo === bookingNo ? [at] : [])).join())
  const states = useSheetState()
  const add = useAddRow()
  const rows = places === '' ? [] : places.split(',').map(Number)
  return (
    <>
      {!isAlone && (
        <Row gap={12}>
          <Heading as="h3" size="md">
            {t('header.title', { bookingNo })}
          </Heading>
          <VgmStatusTag status={states[bookingNo]?.status ?? 'Pending'} />
        </Row>
      )}
      <ul className={css.rows}>
        {rows.map((at) => (
          <ContainerCard key={keys[at] ?? at} at={at} />
        ))}
      </ul>
      {!isAlone && (
        <div>
          <Button onClick={() => add(bookingNo)}>{t('rows.add')}</Button>
        </div>
      )}
    </>
  )
}
