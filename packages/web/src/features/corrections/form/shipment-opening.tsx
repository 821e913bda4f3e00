import type { CorrectionPermission } from '@fairway/contract/corrections/correction.schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ask } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LIST_PATH } from '../correction-links.ts'
import { ShipmentFound } from '../shipment-found.tsx'
import { useStart } from '../use-start.ts'
import css from './correction-form.module.css'

interface Props {
  shipmentNo: string
  /** Opens the correction in progress, in place of this page. */
  onOpen: (id: number) => void
}

/** Opens the correction of a shipment that is in progress, or starts one; where neither can be, it says why. */
export function ShipmentOpening({ shipmentNo, onOpen }: Props) {
  const { t } = useTranslation('corrections')
  const { data, refetch } = useQuery({
    ...ask('GET /api/corrections/v2/checkPermission', { query: { shipmentNo } }),
    staleTime: 0,
    retry: false,
  })
  const { start } = useStart(onOpen, () => void refetch())
  const isDone = useRef(false)
  const goOn = useRef((_: CorrectionPermission) => {})
  goOn.current = ({ inProgress, refusal }) => {
    if (isDone.current) return
    isDone.current = true
    if (inProgress) onOpen(inProgress.id)
    else if (refusal === null) void start(shipmentNo)
  }
  useEffect(() => {
    if (data) goOn.current(data)
  }, [data])
  return (
    <Screen
      title={t('start.opening', { no: shipmentNo })}
      trail={
        <PageLink href={LIST_PATH} className={css.trail}>
          <Icon name="back" size={16} />
          {t('head.back')}
        </PageLink>
      }
    >
      <div className={css.panel}>
        <ShipmentFound shipmentNo={shipmentNo} onOpen={onOpen} />
      </div>
    </Screen>
  )
}
