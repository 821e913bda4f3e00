import type { Forecast } from '@fairway/contract/vessel-allocation/allocation.schema'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { apiQuery } from '../../../../platform/calls/api.ts'
import { useOwnTopic } from '../../../../platform/live/use-own-topic.ts'
import { readPlain, storePlain } from '../../../../platform/storage/stored-state.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { NotShown } from '../../../../ui/feedback/not-shown.tsx'
import { Row, Stack } from '../../../../ui/layout.tsx'
import { addressOf, criteriaIn, isBare } from '../../../../ui/listing/list-address.rules.ts'
import { PageLink } from '../../../../ui/page-link.tsx'
import { ReaderTime } from '../../../../ui/reader-time.tsx'
import { Screen } from '../../../../ui/screen.tsx'
import { Muted } from '../../../../ui/text.tsx'
import { ViewChoice } from '../../../../ui/view-choice.tsx'
import { type ForecastCriteria, forecastCriteria } from '../sales-criteria.rules.ts'
import { type SalesLabels, useSalesLabels } from '../sales-labels.ts'
import { allocationsPath, FORECAST_PATH } from '../sales-links.ts'
import { SalesTabs } from '../sales-tabs.tsx'
import type { SalesAddress } from '../sales-view.pages.ts'
import { countedIn } from '../sales-view.values.ts'
import { sailingsOf, totalsOf, weeksOf } from './forecast.rules.ts'
import { ForecastFilter } from './forecast-filter.tsx'
import { MetricTotals } from './metric-totals.tsx'
import { WeekBars } from './week-bars.tsx'

const { read } = forecastCriteria
const isForecast = (call: unknown) => call === 'GET /api/allocation/forecast'

interface Props {
  address: SalesAddress
  onAddress: (change: { [N in keyof SalesAddress]?: SalesAddress[N] | undefined }, how?: { replace?: boolean }) => void
}

/** The forecast of space: how far every sailing is filled, week by week, and each of them by port. */
export function ForecastScreen({ address, onAddress }: Props) {
  const labels = useSalesLabels()
  const { t } = labels
  const { criteria, change } = useForecastCriteria(address, onAddress)
  const { sailedDays = 0, from = '', to = '', portsOfLoading = [] } = criteria
  const isValid = forecastCriteria.check(criteria).length === 0
  const found = useQuery({
    ...apiQuery('GET /api/allocation/forecast', { query: { days: sailedDays, from, to } }),
    enabled: isValid,
    placeholderData: keepPreviousData,
  })
  useOwnTopic(found.data, isForecast)
  return (
    <Screen title={t('title')} beside={found.data && <AsOf at={found.data.asOf} labels={labels} />}>
      <Stack gap={16}>
        <SalesTabs here="forecast" />
        <ForecastFilter criteria={criteria} spaces={found.data?.spaces ?? []} labels={labels} onChange={change} />
        {!isValid ? null : found.data ? (
          <ForecastBody
            forecast={found.data}
            isStale={found.isPlaceholderData}
            portsOfLoading={portsOfLoading}
            criteria={criteria}
            address={address}
            labels={labels}
            onAddress={onAddress}
          />
        ) : (
          <NotShown
            error={found.error}
            texts={{ loading: t('forecast.loading'), failed: t('forecast.failed'), toList: t('forecast.again') }}
            listPath={FORECAST_PATH}
            onRetry={() => void found.refetch()}
          />
        )}
      </Stack>
    </Screen>
  )
}

const AsOf = ({ at, labels: { t } }: { at: string; labels: SalesLabels }) => (
  <Muted as="span" size="sm">
    {t('forecast.asOf')} <ReaderTime at={at} />
  </Muted>
)

/** The criteria of the address; whoever comes without any finds those of the last visit, until they sign out. */
function useForecastCriteria(address: SalesAddress, onAddress: Props['onAddress']) {
  const [before] = useState(() => (isBare(address) && !address.sailing ? storedCriteria() : undefined))
  const [isArriving, setIsArriving] = useState(before !== undefined)
  const criteria = useMemo(
    () => (isArriving && before ? before : criteriaIn(address, read)),
    [address, before, isArriving],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (isArriving && before) onAddress({ criteria: addressOf(before, read).address.criteria }, { replace: true })
    setIsArriving(false)
  }, [])
  const change = (next: ForecastCriteria) => {
    storePlain('selectedFilters', next)
    onAddress({ criteria: addressOf(next, read).address.criteria, sailing: undefined })
  }
  return { criteria, change }
}

function storedCriteria(): ForecastCriteria | undefined {
  const stored = readPlain('selectedFilters')
  if (typeof stored !== 'object' || stored === null) return undefined
  const criteria = forecastCriteria.read({ ...stored })
  return Object.keys(criteria).length > 0 && forecastCriteria.check(criteria).length === 0 ? criteria : undefined
}

interface BodyProps extends Props {
  forecast: Forecast
  isStale: boolean
  portsOfLoading: string[]
  criteria: ForecastCriteria
  labels: SalesLabels
}

function ForecastBody({ forecast, isStale, portsOfLoading, criteria, address, labels, onAddress }: BodyProps) {
  const { t, dayAt } = labels
  const { metric = 'release', unit = 'all' } = address
  const sailings = useMemo(() => sailingsOf(forecast.spaces, portsOfLoading), [forecast, portsOfLoading])
  const weeks = useMemo(
    () => weeksOf(sailings, ({ etd, portOfLoading }) => (etd === null ? null : dayAt(etd, portOfLoading))),
    [sailings, dayAt],
  )
  if (sailings.length === 0)
    return (
      <EmptyState icon="ship" title={t('forecast.emptyTitle')}>
        {t('forecast.empty')}
      </EmptyState>
    )
  const { sailedDays = 0 } = criteria
  const rows = { sailedDays, ...(portsOfLoading.length > 0 && { portsOfLoading }) }
  return (
    <div aria-busy={isStale}>
      <Stack gap={16}>
        <Row gap={16} rowGap={8} justify="between">
          <ViewChoice
            label={t('forecast.unit')}
            views={countedIn}
            chosen={unit}
            textOf={(one) => t(`forecast.units.${one}`)}
            onChoose={(one) => onAddress({ unit: one }, { replace: true })}
          />
          <PageLink
            href={allocationsPath({ ...rows, recent: ['last4Hours'] })}
            className={buttonClass({ small: true })}
          >
            {t('forecast.recent')}
          </PageLink>
        </Row>
        <MetricTotals
          totals={totalsOf(sailings)}
          count={sailings.length}
          metric={metric}
          unit={unit}
          labels={labels}
          onMetric={(one) => onAddress({ metric: one }, { replace: true })}
        />
        <WeekBars
          weeks={weeks}
          metric={metric}
          unit={unit}
          opened={address.sailing}
          labels={labels}
          onOpen={(vvd) => onAddress({ sailing: vvd }, { replace: true })}
        />
      </Stack>
    </div>
  )
}
