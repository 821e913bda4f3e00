import { definePages } from '../../platform/pages.ts'
import { readListSearch, readTextSearch } from '../../platform/search-readers.ts'

/** Blanket letters of indemnity. */
export const letterPages = definePages({
  '/blanketloi': {
    title: 'blanketLetters',
    guide: 'sign',
    search: readListSearch,
    texts: ['letters', 'listing', 'grid', 'form'],
    screen: async () => (await import('./list/blanket-list.screen.tsx')).BlanketListScreen,
  },
  '/blanketloidetails': {
    title: 'blanketLetters',
    guide: 'sign',
    search: readTextSearch,
    texts: ['letters', 'form', 'signingWait'],
    screen: async () => (await import('./details/blanket-letter.screen.tsx')).BlanketLetterScreen,
  },
})
