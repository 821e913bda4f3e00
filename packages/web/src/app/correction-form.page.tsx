import { useNavigate, useSearch } from '@tanstack/react-router'
import { needCorrectionFormMessages } from '../features/corrections/corrections.messages.ts'
import { CorrectionOpening } from '../features/corrections/form/correction-opening.tsx'
import { ShipmentOpening } from '../features/corrections/form/shipment-opening.tsx'
import { useTranslation } from '../platform/use-translation.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'
import type { CorrectionSearch } from './correction-search.ts'
import { NoticePage } from './notification.page.tsx'
import { Queries } from './queries.tsx'

export const loadTexts = needCorrectionFormMessages

/** A correction by its id, or by the shipment that it corrects: then the one in progress is opened, or offered to be started. */
export function CorrectionFormPage() {
  const { id, shipmentNo }: CorrectionSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const open = (which: number, replace: boolean) =>
    void navigate({ to: '/bookingUpdateDetails', search: { id: which }, replace })
  if (id !== undefined)
    return (
      <Queries>
        <CorrectionOpening
          key={id}
          id={id}
          onOpen={(other) => open(other, false)}
          onDeleted={() => void navigate({ to: '/bookingUpdate' })}
        />
      </Queries>
    )
  if (shipmentNo === undefined) return <Nothing />
  return (
    <Queries>
      <ShipmentOpening key={shipmentNo} shipmentNo={shipmentNo} onOpen={(started) => open(started, true)} />
    </Queries>
  )
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
