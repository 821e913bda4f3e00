import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

export const watchingPages = definePages({
  '/watching': {
    title: 'watching',
    guide: 'watch',
    texts: ['watching', 'ui'],
    screen: async () => (await import('./watching.screen.tsx')).WatchingScreen,
  },
  '/unsubscribe': {
    title: 'unsubscribe',
    search: readTextSearch,
    texts: ['watching'],
    screen: async () => (await import('./unsubscribe.screen.tsx')).UnsubscribeScreen,
  },
})
