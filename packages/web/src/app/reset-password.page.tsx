import { useParams } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../features/identity/reset-password.screen.tsx'

export function ResetPasswordPage() {
  const { username = '', code } = useParams({ strict: false })
  return <ResetPasswordScreen username={username} {...(code !== undefined && { code })} />
}
