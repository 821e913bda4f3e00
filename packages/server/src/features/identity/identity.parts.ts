import type { Database, Pool } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { Captcha } from '../../ports/captcha/captcha.port.ts'
import type { Passwords } from './passwords/passwords.ts'

/** What the calls of identity work with; they open their own transactions, so that counts of refused calls stay. */
export interface IdentityParts {
  pool: Pool
  keys: Keys
  tokens: Tokens
  settings: Settings
  passwords: Passwords
  captcha: Captcha
  /** Under which name an authenticator app lists the codes of this portal. */
  carrierName: () => Promise<string>
  /** Brings the admins' search up to date with an account that was written; `accounts` knows how. */
  indexAccount: (db: Database, accountId: string, account: IndexedAccount) => Promise<unknown>
}

interface IndexedAccount {
  firstName: string
  lastName: string
  email: string
  company: string
  webId: string
}
