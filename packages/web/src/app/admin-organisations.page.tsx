import { needPortalMessages } from './portal/portal.messages.ts'

export { ComingPage as DetailsPage, ComingPage as SearchPage } from './coming.page.tsx'
export const loadTexts = () => needPortalMessages()
