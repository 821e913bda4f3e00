import type { Pool } from '../../../platform/database/database.ts'
import { countAttempt, refundAttempt } from './sign-in-guard.repository.ts'

export type Verdict = 'right' | 'wrong' | 'locked'

/** Checks a password only when it is the subject's turn; a try that could not be checked does not count. */
export async function verifyWithLimit(pool: Pool, subject: string, verify: () => Promise<boolean>): Promise<Verdict> {
  if (!(await countAttempt(pool.reading(), subject))) return 'locked'
  try {
    return (await verify()) ? 'right' : 'wrong'
  } catch (error) {
    await refundAttempt(pool.reading(), subject)
    throw error
  }
}
