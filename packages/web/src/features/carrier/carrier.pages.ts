import { definePages } from '../../platform/pages.ts'

export const carrierPages = definePages({
  '/adminDeliveries': {
    title: 'deliveries',
    texts: ['carrier'],
    screen: async () => (await import('./deliveries.screen.tsx')).DeliveriesScreen,
  },
})
