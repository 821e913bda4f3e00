import { massText } from '@fairway/contract/vgm/mass.rules'
import { massUnits, weighingMethods } from '@fairway/contract/vgm/vgm.values'
import { isMassUnit, rowInUnit } from '@fairway/contract/vgm/vgm-rows.rules'
import { massWithUnitOf } from '@fairway/contract/vgm/vgm-weights.rules'
import { memo } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { IconButton } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/feedback/toast.store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Row } from '../../../ui/layout.tsx'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { Muted } from '../../../ui/text.tsx'
import css from '../vgm.module.css'
import { ChoiceLine, TextLine, useDocument, useVgmEditor } from '../vgm-context.ts'
import { ContainerFacts, massInOtherUnit, withUnit } from './container-facts.tsx'
import type { SheetRow } from './sheet.rules.ts'

/** One container on a phone: its number, how it was weighed, and its mass in large figures. */
export const ContainerCard = memo(function ContainerCard({ at }: { at: number }) {
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
