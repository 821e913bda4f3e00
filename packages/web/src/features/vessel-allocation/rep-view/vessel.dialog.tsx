import { foldText } from '@fairway/contract/shared/fold'
import { placeTime } from '@fairway/contract/tracking/journey/place-time.rules'
import type { AllocationVvds } from '@fairway/contract/vessel-allocation/allocation.schema'
import { VVD_LIMIT } from '@fairway/contract/vessel-allocation/allocation.values'
import { useId, useState } from 'react'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FieldFrame } from '../../../ui/form/field.tsx'
import { NativeSelect, Options } from '../../../ui/form/native-select.tsx'
import { Stack } from '../../../ui/layout.tsx'
import choiceCss from '../../../ui/listing/choice-list.module.css'
import { sailedDays } from './rep-address.rules.ts'

type Vessel = AllocationVvds['vvds'][number]

/** Writes a vessel as one line: voyage, name, departure from its first port, and whether it is closed. */
export function useVesselText({ places }: Pick<AllocationVvds, 'places'>) {
  const { t } = useTranslation('vesselAllocation')
  return ({ vvd, vessel, etd, isClosed, portsOfLoading: [first = ''] }: Vessel) => {
    const departure = etd ? t('sheet.etd', { at: placeTime(etd, places[first]?.zone ?? 'UTC').date }) : ''
    return [vvd, vessel, departure, isClosed && t('filter.closed')].filter(Boolean).join(' · ')
  }
}

interface Props {
  vessels: AllocationVvds
  chosen: readonly string[]
  days: number
  onDays: (days: number) => void
  onChoose: (vvds: readonly string[]) => void
  onClose: () => void
}

/** Chooses the vessels whose rows are shown: open ones, and those that sailed some days ago. */
export function VesselDialog({ vessels, chosen, days, onDays, onChoose, onClose }: Props) {
  const { t } = useTranslation('vesselAllocation')
  const id = useId()
  const textOf = useVesselText(vessels)
  const [wanted, setWanted] = useState(chosen)
  const [sought, setSought] = useState('')
  const shown = vessels.vvds.filter((one) => foldText(textOf(one)).includes(foldText(sought.trim())))
  const isFull = wanted.length >= VVD_LIMIT
  const toggle = (vvd: string) =>
    setWanted((before) => (before.includes(vvd) ? before.filter((one) => one !== vvd) : [...before, vvd]))
  return (
    <Dialog
      title={t('filter.change')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('filter.cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onChoose(wanted)
              onClose()
            }}
          >
            {t('filter.apply')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <FieldFrame id={`${id}days`} label={t('filter.sailed')} error={undefined}>
          <NativeSelect id={`${id}days`} value={days} onChange={({ target }) => onDays(Number(target.value))}>
            <Options
              options={sailedDays.map((count) => ({
                value: String(count),
                text: count === 0 ? t('filter.open') : t('filter.within', { count }),
              }))}
            />
          </NativeSelect>
        </FieldFrame>
        <fieldset className={choiceCss.list}>
          <legend className={choiceCss.label}>
            {t('filter.vessels')}
            <span className={choiceCss.chosen}>{t('filter.chosen', { count: wanted.length })}</span>
          </legend>
          <input
            className={choiceCss.find}
            type="text"
            autoComplete="off"
            aria-label={t('filter.find')}
            placeholder={t('filter.find')}
            value={sought}
            onChange={({ target }) => setSought(target.value)}
          />
          <div className={choiceCss.options}>
            {shown.map((one) => (
              <label key={one.vvd} className={choiceCss.option}>
                <input
                  type="checkbox"
                  checked={wanted.includes(one.vvd)}
                  disabled={isFull && !wanted.includes(one.vvd)}
                  onChange={() => toggle(one.vvd)}
                />
                <span>{textOf(one)}</span>
              </label>
            ))}
            {shown.length === 0 && <p className={choiceCss.none}>{t('filter.noMatch')}</p>}
          </div>
          {isFull && <p role="status">{t('filter.tooMany', { count: VVD_LIMIT })}</p>}
        </fieldset>
      </Stack>
    </Dialog>
  )
}
