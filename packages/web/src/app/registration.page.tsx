import { RegistrationScreen } from '../features/identity/registration.screen.tsx'
import { Queries } from './queries.tsx'

export function RegistrationPage() {
  return (
    <Queries>
      <RegistrationScreen />
    </Queries>
  )
}
