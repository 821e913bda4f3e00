import { PersonHome } from './portal/person-home.tsx'

export function PersonHomePage() {
  return <PersonHome />
}
