import type { Pool } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/keys.ts'
import type { Settings } from '../../platform/settings.ts'
import type { Tokens } from '../../platform/tokens.ts'
import type { Captcha } from '../../ports/captcha/captcha.port.ts'
import type { Passwords } from './passwords/passwords.ts'

/** What the calls of identity work with; they open their transactions themselves, because a refusal keeps its count. */
export interface IdentityParts {
  pool: Pool
  keys: Keys
  tokens: Tokens
  settings: Settings
  passwords: Passwords
  captcha: Captcha
  /** Under which name an authenticator app keeps the codes of this portal. */
  carrierName: () => Promise<string>
}
