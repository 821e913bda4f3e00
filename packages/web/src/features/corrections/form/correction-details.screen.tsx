import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { useTranslation } from '../../../platform/language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { DocumentNotOpened, DocumentOpening } from '../../../ui/document-form/document-page.tsx'
import { NoticePage } from '../../../ui/feedback/notice-page.tsx'
import { Panel } from '../../../ui/layout.tsx'
import { BackLink, PageLink } from '../../../ui/page-link.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { LIST_PATH } from '../correction-links.ts'
import { ShipmentFound } from '../shipment-found.tsx'
import { correctionDefinition } from './correction.definition.ts'
import css from './correction-form.module.css'
import { CorrectionFormScreen } from './correction-form.screen.tsx'

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

interface CorrectionOpeningProps {
  id: number
  onOpen: (id: number) => void
  onDeleted: () => void
}

/** Loads a correction and its reference data. */
function CorrectionOpening({ id, onOpen, onDeleted }: CorrectionOpeningProps) {
  const { t } = useTranslation('corrections')
  const choices = useQuery({
    ...apiQuery('GET /api/bookingspub/refdata', {}),
    staleTime: 10 * 60_000,
    refetchOnWindowFocus: false,
  })
  return (
    <DocumentOpening
      definition={correctionDefinition}
      source={{ id }}
      choices={choices}
      title={t('head.opening')}
      notOpened={(failure, onRetry) => (
        <DocumentNotOpened
          failure={failure}
          onRetry={onRetry}
          missingCode="BC0006"
          listPath={LIST_PATH}
          texts={{ notFound: t('head.notFound'), failed: t('head.failed'), toList: t('states.toList') }}
        />
      )}
    >
      {(opened, data) =>
        opened.detail && (
          <CorrectionFormScreen
            opened={opened}
            detail={opened.detail}
            choices={data}
            onOpen={onOpen}
            onDeleted={onDeleted}
          />
        )
      }
    </DocumentOpening>
  )
}

interface ShipmentOpeningProps {
  shipmentNo: string
  /** Opens the correction in progress, in place of this page. */
  onOpen: (id: number) => void
}

/** Leads to the correction of a shipment that is in progress. Opening an address starts none: the button does. */
function ShipmentOpening({ shipmentNo, onOpen }: ShipmentOpeningProps) {
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
        <BackLink href={LIST_PATH} className={css.trail}>
          {t('head.back')}
        </BackLink>
      }
    >
      <Panel padded className={css.panel}>
        <ShipmentFound shipmentNo={shipmentNo} onOpen={onOpen} />
      </Panel>
    </Screen>
  )
}
