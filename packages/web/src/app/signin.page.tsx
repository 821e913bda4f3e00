import { SignInScreen } from '../features/identity/sign-in.screen.tsx'

export function SignInPage() {
  return <SignInScreen />
}
