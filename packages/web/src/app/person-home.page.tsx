import { needHomeMessages } from '../features/home/home.messages.ts'
import { PersonHome } from './portal/person-home.tsx'

export const loadTexts = () => needHomeMessages()

export function PersonHomePage() {
  return <PersonHome />
}
