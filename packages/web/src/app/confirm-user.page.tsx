import { useParams } from '@tanstack/react-router'
import { ConfirmUserScreen } from '../features/identity/confirm-user.screen.tsx'

export function ConfirmUserPage() {
  const { username = '', code } = useParams({ strict: false })
  return <ConfirmUserScreen username={username} {...(code !== undefined && { code })} />
}
