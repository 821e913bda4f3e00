import { ProfileScreen } from '../features/identity/profile.screen.tsx'
import { Queries } from './queries.tsx'

export function ProfilePage() {
  return (
    <Queries>
      <ProfileScreen />
    </Queries>
  )
}
