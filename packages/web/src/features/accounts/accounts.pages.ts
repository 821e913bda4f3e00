import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

const common = {
  title: 'adminAccounts',

  search: readTextSearch,
  texts: ['accounts', 'account', 'form'],
} as const

export const accountPages = definePages({
  '/adminAccountSearch': {
    ...common,
    screen: async () => (await import('./account-search.screen.tsx')).AccountSearchScreen,
  },
  '/adminAccountSearchDetails/$username': {
    ...common,
    screen: async () => (await import('./account-detail.screen.tsx')).AccountDetailScreen,
  },
})
