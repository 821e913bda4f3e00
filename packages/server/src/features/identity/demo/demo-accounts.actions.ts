import type { Pool } from '../../../platform/database/database.ts'
import { seedInBackground } from '../../../platform/demo/seed-in-background.ts'
import { revokeKey } from '../../../platform/http/access.ts'
import type { Logger } from '../../../platform/monitoring/log.ts'
import { createPasswords } from '../passwords/passwords.ts'
import {
  countMissingAccounts,
  insertDemoAccounts,
  linkOrganisations,
  retireDemoAccounts,
} from './demo-account.repository.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.values.ts'

type IndexMissing = (pool: Pool) => Promise<unknown>

/** Makes the accounts of the demo that are not there yet. One password, one hash: it is no secret. */
export async function seedDemoAccounts(pool: Pool, indexMissing: IndexMissing) {
  if ((await countMissingAccounts(pool.reading(), demoAccounts)) === 0) return
  const passwords = createPasswords()
  try {
    await insertDemoAccounts(pool.reading(), demoAccounts, await passwords.hash(DEMO_PASSWORD))
    await indexMissing(pool)
  } finally {
    await passwords.close()
  }
}

/** Links people to their organisations, which the demo's carrier sends later; false until the last one is there. */
export const linkDemoAccounts = async (pool: Pool) => (await linkOrganisations(pool.reading(), demoAccounts)) === 0

/** A database that was a demo's before: in production nobody signs in with a password that is printed everywhere. */
export async function endDemo(pool: Pool) {
  await retireDemoAccounts(pool.reading(), demoAccounts)
  await revokeKey(pool.reading(), 'gates')
}

/** Makes the demo's accounts in the background: nobody waits for them. */
export const startDemoAccountSeeding = (pool: Pool, log: Logger, indexMissing: IndexMissing) =>
  seedInBackground(log, {
    seed: async () => {
      await seedDemoAccounts(pool, indexMissing)
      return linkDemoAccounts(pool)
    },
    firstRetryMs: 500,
    failure: 'the accounts of the demo could not be made',
  })
