import { cutUnits } from '@fairway/contract/shared/cut-units'
import { encodeCriteria } from '@fairway/contract/shared/url-criteria'
import { definePages } from '../../../platform/pages.ts'
import { type ListSearch, readListSearch } from '../../../platform/search-readers.ts'
import { type CountedIn, countedIn, type SpaceMetric, spaceMetrics } from './sales-view.values.ts'

const salesParts = ['allocations', 'report'] as const

/** The forecast, or the part of the sales view that is open beside it. */
export interface SalesAddress extends ListSearch {
  part?: (typeof salesParts)[number]
  /** What the bars of the forecast show, and in which unit. */
  metric?: SpaceMetric
  unit?: CountedIn
  /** The sailing whose ports are shown. */
  sailing?: string
}

/** Any text may come by a link: what the page does not understand is left out. A notification names voyages alone. */
export function readSalesAddress(input: Record<string, unknown>): SalesAddress {
  const { part, metric, unit, sailing, vvds, ...rest } = input
  const named = typeof vvds === 'string' ? cutUnits(vvds, 2000).split(',').filter(Boolean) : []
  if (named.length > 0) return { part: 'allocations', criteria: encodeCriteria({ vvds: named }) }
  const [openPart, shown, counted] = [
    salesParts.find((one) => one === part),
    spaceMetrics.find((one) => one === metric),
    countedIn.find((one) => one === unit),
  ]
  return {
    ...readListSearch(rest),
    ...(openPart && { part: openPart }),
    ...(shown && { metric: shown }),
    ...(counted && { unit: counted }),
    ...(typeof sailing === 'string' && sailing !== '' && { sailing: cutUnits(sailing, 20) }),
  }
}

export const salesViewPages = definePages({
  '/salesView': {
    title: 'salesAllocation',
    guide: 'space',
    search: readSalesAddress,
    texts: ['salesView', 'listing', 'grid', 'form'],
    screen: async () => (await import('./sales-view.screen.tsx')).SalesViewScreen,
  },
})
