import { useParams } from '@tanstack/react-router'
import { ResetPasswordScreen } from '../features/identity/reset-password.screen.tsx'
import { Queries } from './queries.tsx'

export function ResetPasswordPage() {
  const { username = '', code } = useParams({ strict: false })
  return (
    <Queries>
      <ResetPasswordScreen username={username} {...(code !== undefined && { code })} />
    </Queries>
  )
}
