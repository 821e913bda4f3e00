import { RegistrationScreen } from '../features/identity/registration.screen.tsx'

export function RegistrationPage() {
  return <RegistrationScreen />
}
