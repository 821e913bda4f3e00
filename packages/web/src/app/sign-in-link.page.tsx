import { useParams } from '@tanstack/react-router'
import { SignInLinkScreen } from '../features/identity/sign-in-link.screen.tsx'

export function SignInLinkPage() {
  const { username, token } = useParams({ from: '/signintoken/$username/$token' })
  return <SignInLinkScreen username={username} token={token} />
}
