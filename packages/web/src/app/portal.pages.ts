import { needPortalMessages } from './portal/portal.messages.ts'

/** Where the pages of signed-in people lie, and those still to come. A guest's first load knows this file alone. */
const pages = {
  guard: async () => (await import('./guard.tsx')).Guard,
  home: async () => (await import('./person-home.page.tsx')).PersonHomePage,
  containerDashboard: async () => (await import('./container-dashboard.page.tsx')).ContainerDashboardPage,
  coming: async () => (await import('./coming.page.tsx')).ComingPage,
}
export type PortalPage = keyof typeof pages

export const loadPage = (name: PortalPage) => pages[name]()
export const loadTexts = () => needPortalMessages()
export const loadDashboardTexts = async () => (await import('./container-dashboard.page.tsx')).loadTexts()
