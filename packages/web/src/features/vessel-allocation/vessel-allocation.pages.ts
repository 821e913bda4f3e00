import { definePages } from '../../platform/pages.ts'
import { readRepAddress } from './rep-view/rep-address.rules.ts'

export const vesselAllocationPages = definePages({
  '/repSalesView': {
    title: 'repAllocation',
    guide: 'space',
    search: readRepAddress,
    texts: ['vesselAllocation', 'entryGrid', 'form', 'ui'],
    screen: async () => (await import('./rep-view/rep-view.screen.tsx')).RepViewScreen,
  },
})
