import { prepareClock } from '@fairway/contract/tracking/journey/place-time.rules'
import { allocationRows } from '@fairway/contract/vessel-allocation/allocation.rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { apiQuery } from '../../../platform/calls/api.ts'
import { fetchFile } from '../../../platform/calls/file-call.ts'
import { useCodeText } from '../../../platform/calls/use-failure-text.ts'
import { useLanguage, useTranslation } from '../../../platform/language/use-translation.ts'
import { useOwnTopic } from '../../../platform/live/use-own-topic.ts'
import type { PageProps } from '../../../platform/pages.ts'
import { readPlain, storePlain } from '../../../platform/storage/stored-state.ts'
import { Button } from '../../../ui/button.tsx'
import { useDownload } from '../../../ui/documents/download.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingState } from '../../../ui/feedback/loading.tsx'
import { Row, Stack } from '../../../ui/layout.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Muted } from '../../../ui/text.tsx'
import { CriteriaBar } from './criteria-bar.tsx'
import { criteriaOf, daysOf, type RepAddress, type RepCriteria, readRepAddress } from './rep-address.rules.ts'
import { AddAllocation, UploadAllocations } from './rep-dialogs.ts'
import { SheetPanel } from './sheet-panel.tsx'
import { VesselDialog } from './vessel.dialog.tsx'

type Props = Pick<PageProps<string, RepAddress>, 'address' | 'onAddress'>

const SEARCH = 'POST /api/allocation/search'
const isSearch = (call: unknown) => call === SEARCH
const bodyOf = ({ vvds, pol, account, rep, isRecent }: RepCriteria) => ({
  vvds: [...vvds],
  portsOfLoading: pol === '' ? [] : [pol],
  accounts: account === '' ? [] : [account],
  salesReps: rep === '' ? [] : [rep],
  isRecent,
})

/** The filters of the last visit, for whoever comes without any; they are cleared by the logout. */
function useRepAddress(address: RepAddress): RepAddress {
  const [before] = useState(() => {
    const stored = readPlain('selectedFilters')
    return typeof stored === 'object' && stored !== null ? readRepAddress({ ...stored }) : {}
  })
  const isBare = Object.keys(address).length === 0
  useEffect(() => {
    if (!isBare) storePlain('selectedFilters', address)
  }, [address, isBare])
  return isBare ? before : address
}

/** Allocations of a rep: what is forecast, protected and released per vessel, port and account. */
export function RepViewScreen({ address: written, onAddress }: Props) {
  const { t } = useTranslation('vesselAllocation')
  const address = useRepAddress(written)
  const change = (part: RepAddress) => onAddress({ ...address, ...part })
  const vessels = useQuery({
    ...apiQuery('GET /api/allocation/vvd', { query: { days: daysOf(address) } }),
    placeholderData: keepPreviousData,
  })
  const ownRep = useQuery(apiQuery('GET /api/allocation/salesRepDefault', { query: {} }))
  const failed = vessels.error ?? ownRep.error
  return (
    <Screen title={t('rep.title')} wide>
      {vessels.data && ownRep.data ? (
        <RepView
          address={address}
          onChange={change}
          vessels={vessels.data}
          criteria={criteriaOf(address, { ownRep: ownRep.data.salesRep ?? '', vessels: vessels.data.vvds })}
        />
      ) : (
        <LoadingState
          loading={t('rep.loading')}
          failed={t('rep.failed')}
          error={failed}
          onRetry={() => {
            void vessels.refetch()
            void ownRep.refetch()
          }}
        />
      )}
    </Screen>
  )
}

interface ViewProps {
  address: RepAddress
  criteria: RepCriteria
  vessels: NonNullable<Parameters<typeof CriteriaBar>[0]['vessels']>
  onChange: (part: RepAddress) => void
}

function RepView({ address, criteria, vessels, onChange }: ViewProps) {
  const { t } = useTranslation('vesselAllocation')
  const [open, setOpen] = useState<'vessels' | 'add'>()
  const body = bodyOf(criteria)
  const question = JSON.stringify(body)
  const hasVessel = criteria.vvds.length > 0
  const found = useQuery({ ...apiQuery(SEARCH, { body }), enabled: hasVessel, structuralSharing: false })
  useEffect(() => {
    for (const { zone } of Object.values(vessels.places)) prepareClock(zone)
  }, [vessels.places])
  const required = useCodeText(hasVessel ? undefined : 'VA0006')
  useOwnTopic(found.data, isSearch)
  const rows = useMemo(() => found.data && allocationRows(found.data), [found.data])
  const chooseVessels = <Button onClick={() => setOpen('vessels')}>{t('rep.chooseVessel')}</Button>
  return (
    <Stack gap={16}>
      <Muted>{t('rep.intro')}</Muted>
      <CriteriaBar
        address={address}
        criteria={criteria}
        vessels={vessels}
        onChange={onChange}
        onVessels={() => setOpen('vessels')}
      />
      <Row gap={8} rowGap={8}>
        <Button small onClick={() => setOpen('add')}>
          {t('add.open')}
        </Button>
        <FileTools criteria={criteria} onApplied={() => void found.refetch()} />
      </Row>
      {!hasVessel ? (
        <EmptyState
          icon="container"
          title={vessels.vvds.length === 0 ? t('rep.noVessels') : t('rep.chooseVessel')}
          actions={chooseVessels}
        >
          {vessels.vvds.length === 0 ? t('rep.noVesselsText') : required}
        </EmptyState>
      ) : found.data && rows ? (
        rows.length === 0 ? (
          <EmptyState icon="search" title={t('rep.none')} actions={chooseVessels}>
            {t('rep.noneText')}
          </EmptyState>
        ) : (
          <SheetPanel
            key={question}
            rows={rows}
            spaces={found.data.spaces}
            places={found.data.places}
            reload={async () => {
              const { data, error } = await found.refetch()
              if (!data) throw error
              return { rows: allocationRows(data), spaces: data.spaces }
            }}
          />
        )
      ) : (
        <LoadingState
          loading={t('rep.loading')}
          failed={t('rep.failed')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {open === 'vessels' && (
        <VesselDialog
          vessels={vessels}
          chosen={criteria.vvds}
          days={daysOf(address)}
          onDays={(days) => onChange({ days: String(days) })}
          onChoose={(vvds) => onChange({ vvds: vvds.join(), pol: '' })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'add' && (
        <AddAllocation
          vvds={criteria.vvds}
          vessels={vessels}
          onAdded={() => void found.refetch()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Stack>
  )
}

interface FileToolsProps {
  criteria: RepCriteria
  onApplied: () => void
}

/** The rows as files: downloaded as a list or with a sheet per voyage, and uploaded after a look at what changes. */
function FileTools({ criteria: { vvds, pol }, onApplied }: FileToolsProps) {
  const { t } = useTranslation('vesselAllocation')
  const language = useLanguage()
  const { saveBy, isFetching } = useDownload()
  const [isUploading, setIsUploading] = useState(false)
  const query = { vvds: vvds.join(), portsOfLoading: pol, language }
  const name = `${[t('files.fileName'), ...vvds.slice(0, 3), pol].filter(Boolean).join('-')}.xlsx`
  return (
    <>
      <Button
        small
        aria-disabled={isFetching}
        onClick={() => void saveBy(() => fetchFile('GET /api/allocation/download', { query }), name)}
      >
        {t('files.list')}
      </Button>
      <Button
        small
        aria-disabled={isFetching}
        onClick={() => void saveBy(() => fetchFile('GET /api/allocation/v2/download', { query }), name)}
      >
        {t('files.sheets')}
      </Button>
      <Button small onClick={() => setIsUploading(true)}>
        {t('files.upload')}
      </Button>
      {isUploading && <UploadAllocations vvds={vvds} onApplied={onApplied} onClose={() => setIsUploading(false)} />}
    </>
  )
}
