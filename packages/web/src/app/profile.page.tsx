import { ProfileScreen } from '../features/identity/profile.screen.tsx'

export function ProfilePage() {
  return <ProfileScreen />
}
