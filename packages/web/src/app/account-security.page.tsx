export { ComingPage as AccountSecurityPage } from './coming.page.tsx'
