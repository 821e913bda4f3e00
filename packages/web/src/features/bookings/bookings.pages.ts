import { definePages } from '../../platform/pages.ts'
import { readId, readListSearch } from '../../platform/search-readers.ts'
import type { RequestAddress } from './request-details.screen.tsx'
import { readChosenSailing } from './request-form/chosen-sailing.rules.ts'

/** How a booking request is opened, which one, and for which sailing. */
const readRequestSearch = (input: Record<string, unknown>): RequestAddress => ({
  ...(typeof input.type === 'string' && { type: input.type }),
  ...readId(input.id),
  ...readChosenSailing(input),
})

export const bookingPages = definePages({
  '/bookingdash': {
    title: 'bookingDashboard',
    guide: 'book',
    search: readListSearch,
    texts: ['bookingDashboard', 'tracking', 'listing', 'grid', 'form'],
    screen: async () => (await import('./dashboard/booking-dashboard.screen.tsx')).BookingDashboardScreen,
  },
  '/bookingDetails/$bookingNo': {
    title: 'bookingDashboard',
    guide: 'book',
    texts: ['bookingPage', 'bookings', 'tracking'],
    screen: async () => (await import('./booking-page/booking-page.screen.tsx')).BookingPageScreen,
  },
  '/bookingRequest': {
    title: 'bookingRequest',
    guide: 'book',
    search: readListSearch,
    texts: ['bookings', 'listing', 'grid', 'form'],
    screen: async () => (await import('./request-list/request-list.screen.tsx')).RequestListScreen,
  },
  '/bookingRequestDetails': {
    title: 'bookingRequest',
    guide: 'book',
    search: readRequestSearch,
    texts: ['bookingForm', 'addressBook', 'templates', 'documentForm', 'form'],
    screen: async () => (await import('./request-details.screen.tsx')).RequestDetailsScreen,
  },
})
