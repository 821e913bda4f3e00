import type { ActivityType } from '@fairway/contract/identity/account.words'
import { refuse } from '@fairway/contract/identity/identity.errors'
import type { Database } from '../../platform/database.ts'
import type { Context } from '../../platform/serve.ts'
import { noteActivity } from './activity.repository.ts'
import { readOwner } from './credentials.repository.ts'
import { subjects } from './guarded-subjects.ts'
import type { IdentityParts } from './identity.parts.ts'
import { judgeGuess } from './sign-in-guard.actions.ts'
import { forgetFailures } from './sign-in-guard.repository.ts'
import { holdOwner } from './sign-in-step.repository.ts'

/** The password was given once more: whose it is, and which one it was. */
export interface Proof {
  accountId: string
  passwordHash: string
}

interface Asked {
  accountId: string
  password: string
  /** What it is asked for. */
  activity: ActivityType
}

/** Asks for the password again before something grave; who guesses has to wait, as at the sign-in. */
export async function provePassword(
  { context, parts }: { context: Context; parts: IdentityParts },
  { accountId, password, activity }: Asked,
): Promise<Proof> {
  const { pool, passwords } = parts
  const { passwordHash } = await readOwner(pool.reading(), accountId)
  const subject = subjects.passwordAgain(accountId)
  const verdict = await judgeGuess(pool, subject, () => passwords.verify(passwordHash, password))
  if (verdict !== 'right') {
    const detail = verdict === 'locked' ? 'locked' : 'password'
    await noteActivity(pool.reading(), context, { accountId, type: activity, status: 'refused', detail })
    return refuse('AU0019')
  }
  await forgetFailures(pool.reading(), subject)
  return { accountId, passwordHash }
}

/** Holds the account until the transaction ends, if its password is still the one that was given. */
export async function holdProved(db: Database, { accountId, passwordHash }: Proof) {
  const owner = await holdOwner(db, accountId)
  return owner.passwordHash === passwordHash ? owner : refuse('AU0019')
}
