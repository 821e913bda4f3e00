import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

const common = { title: 'userGuide', texts: ['userGuide', 'form'] } as const

export const userGuidePages = definePages({
  '/userGuide': {
    ...common,
    search: readTextSearch,
    screen: async () => (await import('./guide.screen.tsx')).GuideScreen,
  },
  '/userGuide/$chapter': {
    ...common,
    screen: async () => (await import('./chapter.screen.tsx')).ChapterScreen,
  },
})
