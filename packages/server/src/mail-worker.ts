import { createProfileReader } from './features/carrier/boot.actions.ts'
import { createMailSender } from './features/identity/mail/mail.actions.ts'
import { composeWatchLetter } from './features/watching/watch-letter.actions.ts'
import type { Pool } from './platform/database/database.ts'
import { createKeys } from './platform/keys.ts'
import type { Logger } from './platform/monitoring/log.ts'
import type { Settings } from './platform/settings.ts'

interface Parts {
  settings: Settings
  pool: Pool
  log: Logger
  /** Where this server is reached; a public address of the settings goes before it. */
  origin: () => string
}

/** Delivers the mail of the queue, in the carrier's name. */
export function startMailWorker({ settings, pool, log, origin }: Parts) {
  const readProfile = createProfileReader(pool)
  const carrierName = async () => (await readProfile()).name
  const keys = createKeys(settings.secrets)
  return createMailSender({
    ...{ settings, pool, log, carrierName, origin },
    composeWatchLetter: (letterId, portal) => composeWatchLetter(pool.reading(), keys, letterId, portal),
  })
}
