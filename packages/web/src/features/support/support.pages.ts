import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

export const supportPages = definePages({
  '/support': {
    title: 'contact',
    search: readTextSearch,
    texts: ['support', 'form', 'ui'],
    screen: async () => (await import('./support.screen.tsx')).SupportScreen,
  },
})
