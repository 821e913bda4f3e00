import { needPortalMessages } from './portal/portal.messages.ts'

export { ComingPage as SearchPage } from './coming.page.tsx'
export const loadTexts = () => needPortalMessages()
