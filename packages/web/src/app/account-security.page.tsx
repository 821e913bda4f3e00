import { needSecurityMessages } from '../features/identity/security/security.messages.ts'
import { SecurityScreen } from '../features/identity/security/security.screen.tsx'
import { needAccountMessages } from '../ui/account/account.messages.ts'
import { Queries } from './queries.tsx'

/** Texts that the other pages of identity do without. */
export const loadTexts = () => Promise.all([needSecurityMessages(), needAccountMessages()])

export function AccountSecurityPage() {
  return (
    <Queries>
      <SecurityScreen />
    </Queries>
  )
}
