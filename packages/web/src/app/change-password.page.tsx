import { ChangePasswordScreen } from '../features/identity/change-password.screen.tsx'
import { Queries } from './queries.tsx'

export function ChangePasswordPage() {
  return (
    <Queries>
      <ChangePasswordScreen />
    </Queries>
  )
}
