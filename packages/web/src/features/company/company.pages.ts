import { definePages } from '../../platform/pages.ts'

export const companyPages = definePages({
  '/company': {
    title: 'company',
    guide: 'administer',
    texts: ['company', 'account', 'form', 'sharing', 'ui'],
    screen: async () => (await import('./company.screen.tsx')).CompanyScreen,
  },
})
