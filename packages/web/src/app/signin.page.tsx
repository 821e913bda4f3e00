import { SignInScreen } from '../features/identity/sign-in.screen.tsx'
import { Queries } from './queries.tsx'

export function SignInPage() {
  return (
    <Queries>
      <SignInScreen />
    </Queries>
  )
}
