import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../../platform/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { NoticePage } from '../../../ui/notice-page.tsx'
import { PageLink } from '../../../ui/page-link.tsx'
import { CorrectionOpening } from './correction-opening.tsx'
import { ShipmentOpening } from './shipment-opening.tsx'

/** A correction by its id, or by the shipment that it corrects: then the one in progress is opened, or offered to be started. */
export function CorrectionDetailsScreen({ address }: { address: { id?: number; shipmentNo?: string } }) {
  const { id, shipmentNo } = address
  const navigate = useNavigate()
  const open = (which: number, replace: boolean) =>
    void navigate({ to: '/bookingUpdateDetails', search: { id: which }, replace })
  if (id !== undefined)
    return (
      <CorrectionOpening
        key={id}
        id={id}
        onOpen={(other) => open(other, false)}
        onDeleted={() => void navigate({ to: '/bookingUpdate' })}
      />
    )
  if (shipmentNo === undefined) return <Nothing />
  return <ShipmentOpening key={shipmentNo} shipmentNo={shipmentNo} onOpen={(started) => open(started, true)} />
}

function Nothing() {
  const { t } = useTranslation('corrections')
  return (
    <NoticePage
      icon="alert"
      title={t('head.nothing')}
      text={t('head.nothingText')}
      action={
        <PageLink href="/bookingUpdate" className={buttonClass({ variant: 'primary' })}>
          {t('states.toList')}
        </PageLink>
      }
    />
  )
}
