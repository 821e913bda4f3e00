import { createBoot } from './features/carrier/boot.actions.ts'
import { createPostman } from './features/identity/mail/mail.actions.ts'
import type { Pool } from './platform/database/database.ts'
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
export function openPostman({ settings, pool, log, origin }: Parts) {
  const boot = createBoot(pool, settings, 'none')
  const carrierName = async () => (await boot()).carrier.name
  return createPostman({ settings, pool, log, carrierName, origin })
}
