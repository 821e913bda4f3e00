import { ChangePasswordScreen } from '../features/identity/change-password.screen.tsx'

export function ChangePasswordPage() {
  return <ChangePasswordScreen />
}
