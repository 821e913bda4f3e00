import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { apiQuery } from '../../../platform/api.ts'
import { useTranslation } from '../../../platform/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LIST_PATH } from '../correction-links.ts'
import { ShipmentFound } from '../shipment-found.tsx'
import css from './correction-form.module.css'

interface Props {
  shipmentNo: string
  /** Opens the correction in progress, in place of this page. */
  onOpen: (id: number) => void
}

/** Leads to the correction of a shipment that is in progress. Opening an address starts none: the button does. */
export function ShipmentOpening({ shipmentNo, onOpen }: Props) {
  const { t } = useTranslation('corrections')
  const { data } = useQuery({
    ...apiQuery('GET /api/corrections/v2/checkPermission', { query: { shipmentNo } }),
    staleTime: 0,
    retry: false,
  })
  const running = data?.inProgress?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: how to open it is made anew with every drawing
  useEffect(() => {
    if (running !== undefined) onOpen(running)
  }, [running])
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
      <Panel padded className={css.panel}>
        <ShipmentFound shipmentNo={shipmentNo} onOpen={onOpen} />
      </Panel>
    </Screen>
  )
}
