import { useParams } from '@tanstack/react-router'
import { ConfirmUserScreen } from '../features/identity/confirm-user.screen.tsx'
import { Queries } from './queries.tsx'

export function ConfirmUserPage() {
  const { username = '', code } = useParams({ strict: false })
  return (
    <Queries>
      <ConfirmUserScreen username={username} {...(code !== undefined && { code })} />
    </Queries>
  )
}
