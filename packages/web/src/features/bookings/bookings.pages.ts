import { definePages } from '../../platform/pages.ts'
import { readId, readListSearch } from '../../platform/search-readers.ts'

/** How a booking request is opened, and which one. */
const readRequestSearch = ({ type, id }: Record<string, unknown>): { type?: string; id?: number } => ({
  ...(typeof type === 'string' && { type }),
  ...readId(id),
})

export const bookingPages = definePages({
  '/bookingdash': {
    title: 'bookingDashboard',
    search: readListSearch,
    texts: ['bookingDashboard', 'tracking', 'listing', 'grid', 'form'],
    screen: async () => (await import('./dashboard/booking-dashboard.screen.tsx')).BookingDashboardScreen,
  },
  '/bookingDetails/$bookingNo': {
    title: 'bookingDashboard',
    texts: ['bookingPage', 'bookings', 'tracking'],
    screen: async () => (await import('./booking-page/booking-page.screen.tsx')).BookingPageScreen,
  },
  '/bookingRequest': {
    title: 'bookingRequest',
    search: readListSearch,
    texts: ['bookings', 'listing', 'grid', 'form'],
    screen: async () => (await import('./request-list/request-list.screen.tsx')).RequestListScreen,
  },
  '/bookingRequestDetails': {
    title: 'bookingRequest',
    search: readRequestSearch,
    texts: ['bookingForm', 'documentForm', 'form'],
    screen: async () => (await import('./request-details.screen.tsx')).RequestDetailsScreen,
  },
})
