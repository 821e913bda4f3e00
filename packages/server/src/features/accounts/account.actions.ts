import type * as shapes from '@fairway/contract/accounts/accounts.schema'
import type { ActivityPage } from '@fairway/contract/identity/own-account.schema'
import type { z } from 'zod'
import type { Keys } from '../../platform/keys.ts'
import type { Context } from '../../platform/serve.ts'

/** Finds accounts by any part of name, e-mail, company or web id. */
export async function searchAccounts(
  _context: Context,
  _given: z.output<typeof shapes.AccountSearch>,
): Promise<shapes.FoundAccounts> {
  throw new Error('not built')
}

/** One account, by its id or its e-mail address. */
export async function getAccount(
  _context: Context,
  _given: z.output<typeof shapes.AccountQuery>,
): Promise<shapes.Account> {
  throw new Error('not built')
}

/** What happened to an account, newest first. */
export async function getAuthEvents(
  _context: Context,
  _given: z.output<typeof shapes.ActivityQuery>,
): Promise<ActivityPage> {
  throw new Error('not built')
}

/** Mails the code of confirmation again. */
export async function resendVerification(
  _context: Context,
  _keys: Keys,
  _given: z.output<typeof shapes.AccountChoice>,
): Promise<{ done: true }> {
  throw new Error('not built')
}

/** Makes the owner choose a new password. */
export async function resetPassword(
  _context: Context,
  _keys: Keys,
  _given: z.output<typeof shapes.AccountChoice>,
): Promise<{ done: true }> {
  throw new Error('not built')
}

/** Ends every session of an account at once. */
export async function endSessionsOf(
  _context: Context,
  _given: z.output<typeof shapes.AccountChoice>,
): Promise<{ ended: number }> {
  throw new Error('not built')
}

/** Takes away a second factor that its owner has lost. */
export async function removeSecondFactor(
  _context: Context,
  _keys: Keys,
  _given: z.output<typeof shapes.AccountChoice>,
): Promise<{ done: true }> {
  throw new Error('not built')
}
