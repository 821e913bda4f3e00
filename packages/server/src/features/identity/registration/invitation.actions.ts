import { randomInt, randomUUID } from 'node:crypto'
import { CODE_DIGITS } from '@fairway/contract/identity/account.values'
import type { Database } from '../../../platform/database/database.ts'
import { hashOf, type Keys, newSecret } from '../../../platform/keys.ts'
import { closeOpenCodes } from './code.repository.ts'
import { linkOf } from './code.rules.ts'
import { insertInvitation } from './invitation.repository.ts'

/** How long the link of an invitation is good for. */
export const INVITATION_HOURS = 24

/** Makes a link by which the owner of an account chooses a password; only whoever asked for it gets to see it. */
export async function invite(db: Database, keys: Keys, accountId: string): Promise<string> {
  const made = {
    id: randomUUID(),
    code: String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0'),
    key: newSecret(),
  }
  await closeOpenCodes(db, accountId, 'reset')
  await insertInvitation(db, {
    id: made.id,
    accountId,
    hours: INVITATION_HOURS,
    hashes: { code: keys.mac('code', `${made.id}.${made.code}`), link: hashOf(made.key), flow: hashOf(newSecret()) },
  })
  return linkOf('reset', made)
}
