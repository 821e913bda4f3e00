import { definePages } from '../../platform/pages.ts'

export const sharingPages = definePages({
  '/sharedLinks': {
    title: 'sharedLinks',
    texts: ['sharing', 'ui'],
    screen: async () => (await import('./shared-links.screen.tsx')).SharedLinksScreen,
  },
})
