import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

/** The Information Center itself is open to guests and stands in `app/composed.pages.ts`. */
export const informationPages = definePages({
  '/adminInformation': {
    title: 'adminInformation',
    search: readTextSearch,
    texts: ['information', 'form', 'ui'],
    screen: async () => (await import('./admin/admin-information.screen.tsx')).AdminInformationScreen,
  },
})
