import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

/** The calculator itself is open to guests and stands in `app/composed.pages.ts`. */
export const detentionPages = definePages({
  '/adminDetentionTerms': {
    title: 'detentionTerms',
    search: readTextSearch,
    texts: ['detention', 'form', 'ui'],
    screen: async () => (await import('./admin-terms.screen.tsx')).AdminTermsScreen,
  },
})
