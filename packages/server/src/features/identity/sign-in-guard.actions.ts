import type { Pool } from '../../platform/database.ts'
import { giveBackTry, takeTry } from './sign-in-guard.repository.ts'

export type Verdict = 'right' | 'wrong' | 'locked'

/** Judges a password only when it is the subject's turn; a try that could not be judged does not count. */
export async function judgeGuess(pool: Pool, subject: string, verify: () => Promise<boolean>): Promise<Verdict> {
  if (!(await takeTry(pool.reading(), subject))) return 'locked'
  try {
    return (await verify()) ? 'right' : 'wrong'
  } catch (error) {
    await giveBackTry(pool.reading(), subject)
    throw error
  }
}
