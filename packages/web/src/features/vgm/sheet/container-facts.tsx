import { convertMass, massText } from '@fairway/contract/vgm/mass.rules'
import type { MassUnit } from '@fairway/contract/vgm/vgm.values'
import { isMassUnit, kilogramsIn, plainContainerNo } from '@fairway/contract/vgm/vgm-rows.rules'
import { massWithUnitOf } from '@fairway/contract/vgm/vgm-weights.rules'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { showMeasure } from '../../../ui/measure.rules.ts'
import { useBooking, useDocument, useVgmEditor } from '../vgm-context.ts'
import { ContainerStatusTag } from '../vgm-status.tsx'
import type { SheetRow } from './sheet.rules.ts'
import { containerStatus } from './sheet-row.rules.ts'

export const withUnit = (figure: string, unit: string) => `${showMeasure(figure)} ${unit}`

/** The mass of a row in the unit that was not typed; nothing while it has none. */
export function massInOtherUnit(row: SheetRow): string | undefined {
  const mass = massWithUnitOf(row)
  if (!mass || mass.thousandths === 0n) return undefined
  const other: MassUnit = mass.unit === 'KG' ? 'LB' : 'KG'
  return withUnit(massText(convertMass(mass, other)), other)
}

/** How a container stands, its tare and maximum gross, and what the carrier has of it. */
export function ContainerFacts({ at, hasTareCell = false }: { at: number; hasTareCell?: boolean }) {
  const { t } = useTranslation('vgm')
  const editor = useVgmEditor()
  const row = useDocument(({ rows }) => rows[at])
  const booking = useBooking(row?.bookingNo ?? '')
  const number = plainContainerNo(row?.containerNo ?? '')
  const sent = booking?.sent?.rows.find(({ containerNo }) => containerNo === number)
  // the signature of what was sent counts too: what it changes is sent again
  useDocument(({ bookings }) => sent && bookings)
  if (!row || !booking) return null
  const container = booking.containers.find(({ containerNo }) => containerNo === number)
  if (!container) return null
  const unit = isMassUnit(row.unit) ? row.unit : 'KG'
  const status = containerStatus(row, editor.form.document.get(), booking)
  const typical = (isTypical: boolean) => (isTypical ? t('rows.typical') : '')
  return (
    <>
      <ContainerStatusTag status={status} />
      {(!hasTareCell || container.isTypicalTare) && (
        <span>
          {t('rows.tareFact', { mass: withUnit(kilogramsIn(container.tareKg, unit), unit) })}
          {typical(container.isTypicalTare)}
        </span>
      )}
      <span>
        {t('rows.mostFact', { mass: withUnit(kilogramsIn(container.maxGrossKg, unit), unit) })}
        {typical(container.isTypicalMaxGross)}
      </span>
      {row.signatory !== '' && <span>{t('rows.signedBy', { name: row.signatory })}</span>}
      {sent && status === 'Changed' && (
        <span>{t('rows.sent', { mass: withUnit(sent.mass, sent.unit), method: sent.method })}</span>
      )}
    </>
  )
}

/** The same in the grid, with the mass in the other unit. */
export function GridFacts({ at }: { at: number }) {
  const { t } = useTranslation('vgm')
  const row = useDocument(({ rows }) => rows[at])
  const other = row && massInOtherUnit(row)
  return (
    <>
      <ContainerFacts at={at} hasTareCell />
      {other && <span>{t('rows.equals', { mass: other })}</span>}
    </>
  )
}
