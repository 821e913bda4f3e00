import { send } from '../../platform/api.ts'
import type { AccountDeed } from './account-deeds.rules.ts'

/** Does it, and tells how many sessions ended where that is what it does. */
export async function carryOut(deed: AccountDeed, user: string): Promise<number> {
  const call = { body: { user } }
  if (deed === 'sessions') return (await send('POST /auth/management/user/sessions/end', call)).ended
  if (deed === 'resend') await send('POST /auth/management/user/resend', call)
  else if (deed === 'reset' || deed === 'resetQuietly') await send('POST /auth/management/user/reset', call)
  else await send('POST /auth/management/user/factor/remove', call)
  return 0
}
