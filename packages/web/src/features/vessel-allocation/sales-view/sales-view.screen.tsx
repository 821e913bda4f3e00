import type { ComponentProps } from 'react'
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx'
import type { AllocationsScreen } from './allocations/allocations.screen.tsx'
import type { ForecastScreen } from './forecast/forecast.screen.tsx'
import type { ReportScreen } from './report/report.screen.tsx'

// who looks at one of them does not load the others
const Forecast = lazyPart<ComponentProps<typeof ForecastScreen>>(
  async () => (await import('./forecast/forecast.screen.tsx')).ForecastScreen,
  { isNeeded: true },
)
const Allocations = lazyPart<ComponentProps<typeof AllocationsScreen>>(
  async () => (await import('./allocations/allocations.screen.tsx')).AllocationsScreen,
  { isNeeded: true },
)
const Report = lazyPart<ComponentProps<typeof ReportScreen>>(
  async () => (await import('./report/report.screen.tsx')).ReportScreen,
  { isNeeded: true },
)

/** The sales view: the forecast of space, the allocations behind it, and the report per voyage and account. */
export function SalesViewScreen({ address, onAddress }: ComponentProps<typeof ForecastScreen>) {
  const { part, metric: _metric, unit: _unit, sailing: _sailing, ...list } = address
  if (part === 'allocations') return <Allocations address={list} onAddress={onAddress} />
  if (part === 'report') return <Report address={list} onAddress={onAddress} />
  return <Forecast address={address} onAddress={onAddress} />
}
