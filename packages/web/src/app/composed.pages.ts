import { cutUnits } from '@fairway/contract/shared/cut-units'
import { readSigningSearch } from '../features/signing/signing.pages.ts'
import { definePages } from '../platform/pages.ts'
import { readListSearch, readTextSearch } from '../platform/search-readers.ts'

/** What the addresses of history and comparison carry. */
export interface VersionSearch {
  type?: string
  id?: number
  left?: number
  right?: number
}

const LARGEST = 1_000_000_000

const numberOf = (value: unknown, least: number) => {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const number = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  return number >= least && number <= LARGEST ? number : undefined
}

/** Any text may come by a link: what is no number is left out. */
function readVersionSearch(input: Record<string, unknown>): VersionSearch {
  const found = {
    type: typeof input.type === 'string' ? cutUnits(input.type, 40) : undefined,
    id: numberOf(input.id, 1),
    left: numberOf(input.left, 0),
    right: numberOf(input.right, 0),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

const versions = { search: readVersionSearch, texts: ['bookings', 'corrections'] } as const

/** Pages that are made of parts of several slices. */
export const composedPages = definePages({
  '/search': {
    title: 'home',
    texts: ['home'],
    screen: async () => (await import('./portal/person-home.screen.tsx')).PersonHome,
  },
  '/bookinghistory': {
    ...versions,
    title: 'bookingHistory',
    guide: 'book',
    screen: async () => (await import('./booking-versions.page.tsx')).BookingHistoryPage,
  },
  '/bookingCompare': {
    ...versions,
    title: 'bookingComparison',
    guide: 'book',
    screen: async () => (await import('./booking-versions.page.tsx')).BookingComparePage,
  },
  '/detentionChargeCalculator': {
    title: 'detention',
    guide: 'detention',
    search: readListSearch,
    texts: ['detention', 'form', 'ui'],
    screen: async () => (await import('./detention-calculator.page.tsx')).DetentionCalculatorPage,
  },
  '/docuSignReturn': {
    title: 'signing',
    guide: 'sign',
    search: readSigningSearch,
    texts: ['signing', 'signingWait', 'ui'],
    screen: async () => (await import('./signing-return.page.tsx')).SigningReturnPage,
  },
  '/informationCenter': {
    title: 'information',
    search: readTextSearch,
    texts: ['information', 'form', 'ui'],
    screen: async () => (await import('./information-center.page.tsx')).InformationCenterPage,
  },
  '/shared/$token': {
    texts: ['tracking', 'ownCargo', 'sharing'],
    screen: async () => (await import('./shared-cargo.page.tsx')).SharedCargoPage,
  },
  '/vgmDetails': {
    title: 'vgm',
    guide: 'weigh',
    search: readListSearch,
    texts: ['vgm', 'documentForm', 'entryGrid', 'form', 'ui'],
    screen: async () => (await import('./vgm-details.page.tsx')).VgmDetailsPage,
  },
})
