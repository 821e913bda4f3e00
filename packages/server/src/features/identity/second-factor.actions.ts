import type {
  Factor,
  FactorCode,
  FactorSecret,
  PasswordAgain,
  PasswordAndCode,
  RecoveryCodes,
} from '@fairway/contract/identity/second-factor.schema'
import type { z } from 'zod'
import type { Context } from '../../platform/serve.ts'
import type { IdentityParts } from './identity.parts.ts'

/** Whether one's own second factor is in force. */
export async function getFactor(_context: Context): Promise<Factor> {
  throw new Error('not built')
}

/** Begins to set one up. */
export async function beginSetUp(
  _context: Context,
  _parts: IdentityParts,
  _given: z.output<typeof PasswordAgain>,
): Promise<FactorSecret> {
  throw new Error('not built')
}

/** Puts it in force by its first code. */
export async function finishSetUp(
  _context: Context,
  _parts: IdentityParts,
  _given: z.output<typeof FactorCode>,
): Promise<z.output<typeof RecoveryCodes>> {
  throw new Error('not built')
}

/** Switches it off. */
export async function switchOff(
  _context: Context,
  _parts: IdentityParts,
  _given: z.output<typeof PasswordAndCode>,
): Promise<{ done: true }> {
  throw new Error('not built')
}

/** Makes new recovery codes. */
export async function renewRecoveryCodes(
  _context: Context,
  _parts: IdentityParts,
  _given: z.output<typeof PasswordAndCode>,
): Promise<z.output<typeof RecoveryCodes>> {
  throw new Error('not built')
}
