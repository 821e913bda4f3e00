import { massText } from '@fairway/contract/vgm/mass.rules'
import { massUnits, weighingMethods } from '@fairway/contract/vgm/vgm.values'
import { isMassUnit, rowInUnit } from '@fairway/contract/vgm/vgm-rows.rules'
import { massWithUnitOf } from '@fairway/contract/vgm/vgm-weights.rules'
import { memo } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { useStore } from '../../../platform/storage/store.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { useDocumentParts } from '../../../ui/document-form/document-context.ts'
import { lineId } from '../../../ui/document-form/line-id.ts'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { FieldNotes } from '../../../ui/form/field.tsx'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { Heading, Muted } from '../../../ui/text.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import css from '../vgm.module.css'
import {
  ChoiceLine,
  TextLine,
  useDocument,
  useFieldError,
  useSheetDetail,
  useSheetState,
  useVgmEditor,
} from '../vgm-context.ts'
import { VgmStatusTag } from '../vgm-status.tsx'
import { ContainerFacts, massInOtherUnit, withUnit } from './container-facts.tsx'
import { ContainerGrid, useAddRow } from './container-grid.tsx'
import type { SheetRow } from './sheet.rules.ts'

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

/** One container on a phone: its number, how it was weighed, and its mass in large figures. */
const ContainerCard = memo(function ContainerCard({ at }: { at: number }) {
  const { t } = useTranslation('vgm')
  const editor = useVgmEditor()
  const row = useDocument(({ rows }) => rows[at])
  if (!row) return null
  const put = (next: SheetRow) => {
    const sheet = editor.form.document.get()
    editor.form.put({ ...sheet, rows: sheet.rows.with(at, next) })
  }
  const remove = () => {
    const undo = editor.form.rows.rows.remove(at)
    showToast({ kind: 'note', text: t('rows.removed', { count: 1 }), action: { text: t('rows.undo'), act: undo } })
  }
  const isSum = row.method === 'SM2'
  return (
    <li className={css.row} aria-label={t('rows.row', { row: at + 1 })}>
      <div className={css.fields} data-method={row.method}>
        <TextLine path={`rows.${at}.containerNo`} label={t('rows.containerNo')} kind="code" className={css.number} />
        <ChoiceLine
          path={`rows.${at}.method`}
          label={t('rows.method')}
          options={weighingMethods.map((value) => ({ value, text: t(`words.methods.${value}`) }))}
          onChoose={(method) => put({ ...row, method, mass: method === 'SM2' ? '' : row.mass })}
          className={css.method}
        />
        <ChoiceLine
          path={`rows.${at}.unit`}
          label={t('rows.unit')}
          options={massUnits.map((value) => ({ value, text: value }))}
          onChoose={(unit) => put(isMassUnit(unit) ? { ...row, ...rowInUnit(row, unit) } : { ...row, unit })}
          className={css.unit}
        />
        {isSum ? (
          <>
            <TextLine path={`rows.${at}.cargo`} label={t('rows.cargo')} kind="figures" unit={row.unit} />
            <TextLine path={`rows.${at}.dunnage`} label={t('rows.dunnage')} kind="figures" unit={row.unit} optional />
            <TextLine path={`rows.${at}.tare`} label={t('rows.tare')} kind="figures" unit={row.unit} />
            <Sum row={row} />
          </>
        ) : (
          <TextLine
            path={`rows.${at}.mass`}
            label={t('rows.mass')}
            kind="figures"
            unit={row.unit}
            below={<OtherUnit row={row} />}
            className={css.mass}
          />
        )}
        <IconButton
          label={t('rows.remove', { number: row.containerNo || at + 1 })}
          className={css.remove}
          onClick={remove}
        >
          <Icon name="close" size={18} />
        </IconButton>
      </div>
      <Row gap={12} rowGap={4} size="xs" muted>
        <ContainerFacts at={at} />
      </Row>
    </li>
  )
})

function OtherUnit({ row }: { row: SheetRow }) {
  const { t } = useTranslation('vgm')
  const mass = massInOtherUnit(row)
  return mass ? <Muted size="xs">{t('rows.equals', { mass })}</Muted> : null
}

function Sum({ row }: { row: SheetRow }) {
  const { t } = useTranslation('vgm')
  const mass = massWithUnitOf(row)
  const said = (text: string) => showMeasure(text === '' ? '0' : text)
  return (
    <div className={css.sum} role="status">
      <Muted size="xs">{t('rows.sum')}</Muted>
      {mass ? (
        <>
          <b>{withUnit(massText(mass.thousandths), mass.unit)}</b>
          <Muted size="xs">
            {t('rows.sumOf', { cargo: said(row.cargo), dunnage: said(row.dunnage), tare: said(row.tare) })}
          </Muted>
          <OtherUnit row={row} />
        </>
      ) : (
        <Muted size="sm">{t('rows.sumOpen')}</Muted>
      )}
    </div>
  )
}
