import { ForgetPasswordScreen } from '../features/identity/forget-password.screen.tsx'

export function ForgetPasswordPage() {
  return <ForgetPasswordScreen />
}
