/** Where the admin's pages lie, each with its texts. Nobody else ever loads them. */
const pages = {
  accounts: () => import('./admin-accounts.page.tsx'),
  profiles: () => import('./admin-profiles.page.tsx'),
  organisations: () => import('./admin-organisations.page.tsx'),
  grants: () => import('./admin-grants.page.tsx'),
  deliveries: () => import('./admin-deliveries.page.tsx'),
  etaRules: () => import('./admin-eta-rules.page.tsx'),
  etaExceptions: () => import('./admin-eta-exceptions.page.tsx'),
}
export type AdminPage = keyof typeof pages

export const loadTexts = async (name: AdminPage) => (await pages[name]()).loadTexts()
export const loadSearch = async (name: AdminPage) => (await pages[name]()).SearchPage
export const loadDetails = async (name: Exclude<AdminPage, 'grants' | 'deliveries'>) =>
  (await pages[name]()).DetailsPage
