import type * as shapes from '@fairway/contract/accounts/accounts.schema'
import type { z } from 'zod'
import type { Keys } from '../../platform/keys.ts'
import type { Context } from '../../platform/serve.ts'

/** Finds customer profiles by account status. */
export async function searchProfiles(
  _context: Context,
  _given: z.output<typeof shapes.ProfileSearch>,
): Promise<shapes.FoundProfiles> {
  throw new Error('not built')
}

/** One customer profile with everything that was granted. */
export async function getProfileOf(
  _context: Context,
  _given: z.output<typeof shapes.AccountQuery>,
): Promise<shapes.AdminProfile> {
  throw new Error('not built')
}

/** Grants groups, organisations, web ids and status. */
export async function changeGrants(
  _context: Context,
  _keys: Keys,
  _given: shapes.GrantChange,
): Promise<shapes.AdminProfile> {
  throw new Error('not built')
}

/** Who was granted what by whom, newest first. */
export async function getGrants(
  _context: Context,
  _given: z.output<typeof shapes.GrantQuery>,
): Promise<shapes.GrantTrail> {
  throw new Error('not built')
}
