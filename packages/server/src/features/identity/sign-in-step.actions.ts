import type { SessionTokens } from '@fairway/contract/identity/account.schema'
import type { FactorSecret, SetUpDone, StepCode, StepSetUp } from '@fairway/contract/identity/second-factor.schema'
import type { z } from 'zod'
import type { Context } from '../../platform/serve.ts'
import type { IdentityParts } from './identity.parts.ts'

/** The second step of a sign-in: a code of the app, or a recovery code. */
export async function signInByCode(
  _context: Context,
  _parts: IdentityParts,
  _given: z.output<typeof StepCode>,
): Promise<SessionTokens> {
  throw new Error('not built')
}

/** Begins to set up the factor that an account needs before it may sign in. */
export async function beginStepSetUp(
  _context: Context,
  _parts: IdentityParts,
  _given: z.output<typeof StepSetUp>,
): Promise<FactorSecret> {
  throw new Error('not built')
}

/** Puts that factor in force by its first code, and signs in. */
export async function finishStepSetUp(
  _context: Context,
  _parts: IdentityParts,
  _given: z.output<typeof StepCode>,
): Promise<z.output<typeof SetUpDone>> {
  throw new Error('not built')
}
