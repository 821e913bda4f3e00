import { ForgetPasswordScreen } from '../features/identity/forget-password.screen.tsx'
import { Queries } from './queries.tsx'

export function ForgetPasswordPage() {
  return (
    <Queries>
      <ForgetPasswordScreen />
    </Queries>
  )
}
