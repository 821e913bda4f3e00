import { useParams } from '@tanstack/react-router'
import { SignInLinkScreen } from '../features/identity/sign-in-link.screen.tsx'
import { Queries } from './queries.tsx'

export function SignInLinkPage() {
  const { username, token } = useParams({ from: '/signintoken/$username/$token' })
  return (
    <Queries>
      <SignInLinkScreen username={username} token={token} />
    </Queries>
  )
}
