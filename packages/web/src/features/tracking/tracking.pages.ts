import { definePages } from '../../platform/pages.ts'
import { readListSearch } from '../../platform/search-readers.ts'

/** The pages of signed-in people; those of guests belong to the first load and stand in `app/guest.routes.tsx`. */
export const trackingPages = definePages({
  '/containerdash': {
    title: 'containerDashboard',
    guide: 'track',
    search: readListSearch,
    texts: ['containerDashboard', 'tracking', 'listing', 'grid', 'form'],
    screen: async () => (await import('./dashboard/container-dashboard.screen.tsx')).ContainerDashboardScreen,
  },
})
