import { definePages } from '../../platform/pages.ts'
import { readTextSearch } from '../../platform/search-readers.ts'

const texts = ['customerProfiles', 'form', 'account'] as const

export const customerProfilePages = definePages({
  '/adminProfileSearch': {
    title: 'adminProfiles',
    search: readTextSearch,
    texts,
    screen: async () => (await import('./profiles/profile-search.screen.tsx')).ProfileSearchScreen,
  },
  '/adminProfileSearchDetails/$username': {
    title: 'adminProfiles',
    texts,
    screen: async () => (await import('./profiles/profile-details.screen.tsx')).ProfileDetailsScreen,
  },
  '/adminOrganisationSearch': {
    title: 'organisations',
    search: readTextSearch,
    texts,
    screen: async () => (await import('./organisations/organisation-search.screen.tsx')).OrganisationSearchScreen,
  },
  '/adminOrganisationSearchDetails/$id': {
    title: 'organisations',
    texts: [...texts, 'sharing'],
    screen: async () => (await import('./organisations/organisation-details.screen.tsx')).OrganisationDetailsScreen,
  },
  '/adminGrantSearch': {
    title: 'grants',
    search: readTextSearch,
    texts,
    screen: async () => (await import('./grants/grant-search.screen.tsx')).GrantSearchScreen,
  },
})
