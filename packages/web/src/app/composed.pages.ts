import { cutUnits } from '@fairway/contract/shared/cut-units'
import { definePages } from '../platform/pages.ts'

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
    screen: async () => (await import('./booking-versions.page.tsx')).BookingHistoryPage,
  },
  '/bookingCompare': {
    ...versions,
    title: 'bookingComparison',
    screen: async () => (await import('./booking-versions.page.tsx')).BookingComparePage,
  },
})
